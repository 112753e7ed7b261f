import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { ScriptsAfterDrawing } from "./scripts-after-drawing";

/**
 * What Gatsby sends to every visitor without need: support for third-party scripts in workers, for
 * offline copies, for pages inside of pages and for fetching pages that nobody has asked for (see
 * disableCorePrefetching in gatsby-browser.tsx), none of which the site has.
 */
const scriptForNobody =
  /internal-plugins[\\/]partytown[\\/]gatsby-browser|register-service-worker|public-page-renderer\.js|\.cache[\\/]prefetch\.js/;

/** What takes the place of packages that Gatsby uses, and what only in the site as it is built. */
const standIns = {
  "gatsby-react-router-scroll": path.resolve("src/stand-ins/gatsby-react-router-scroll.ts"),
};
const buildStandIns = {
  invariant: path.resolve("src/stand-ins/invariant.ts"),
  "prop-types": path.resolve("src/stand-ins/prop-types.ts"),
};

/** What the bundler writes into the root of `public/`: scripts, style sheets and their companions. */
const bundledFile = /^[^/]+\.(js|css)(\.map|\.LICENSE\.txt)?$/;

/** Changes to the bundler: less script for visitors, and less noise for whoever builds. */
export function adjustWebpackConfig({
  actions,
  getConfig,
  loaders,
  plugins,
  stage,
}: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    module: { rules: [{ test: scriptForNobody, use: loaders.null() }] },
    resolve: { alias: stage.startsWith("build") ? { ...standIns, ...buildStandIns } : standIns },
  });
  // The order of style sheets does not matter, as each styles its own component only.
  const config: WebpackConfig = getConfig();
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
    }
  }
  if (stage === "build-javascript" || stage === "build-html") {
    shortenClassNames(config);
  }
  // Every page carries the list of all script files; without their long names it is half as long.
  if (stage === "build-javascript" && config.output && config.optimization) {
    // The bundler's own code is for the browsers that package.json names, not for those of 2009.
    config.target = ["web", "es2020"];
    // The sources are nobody's business but ours.
    config.devtool = false;
    // Files of earlier builds would be published again and again.
    config.output.clean = { keep: (file) => !bundledFile.test(file) };
    config.output.chunkFilename = "[contenthash:8].js";
    config.output.uniqueName = "site";
    // Gatsby minifies for browsers of 2009.
    const terserOptions = { compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } };
    config.optimization.mangleExports = "size";
    // The bundler's own code is a request less, and smaller, as part of the app's.
    config.optimization.runtimeChunk = false;
    config.optimization.minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
    config.plugins?.push(new ScriptsAfterDrawing());
  }
  // Pages link the style sheet by a name with a hash. Gatsby writes a page anew when the script that
  // renders it has changed, but not when only the style sheet has.
  if (stage === "build-html" && config.output) {
    config.output.hashSalt = styleSheetsHash();
  }
  actions.replaceWebpackConfig(config);
}

/** Names such as "x7Gd2": long ones are a tenth of the style sheet, and in each page and script too. */
function shortenClassNames({ module }: WebpackConfig): void {
  const loaders = (module?.rules ?? [])
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []));
  for (const { options } of loaders) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
  }
}

function styleSheetsHash(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".css")) hash.update(readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}

/** The parts of the bundler's settings that are changed. */
interface WebpackConfig {
  target?: string[];
  module?: { rules: { oneOf?: { use?: { options?: LoaderOptions }[] }[] }[] };
  plugins?: { constructor: { name: string }; options?: object }[];
  devtool?: string | false;
  output?: {
    chunkFilename?: string;
    clean?: { keep: (file: string) => boolean };
    hashSalt?: string;
    uniqueName?: string;
  };
  optimization?: { mangleExports?: "size"; minimizer?: unknown[]; runtimeChunk?: false };
}

interface LoaderOptions {
  modules?: { localIdentName?: string };
}
