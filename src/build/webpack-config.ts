import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * What Gatsby sends to every visitor without need: support for third-party scripts in workers and
 * for offline copies, neither of which the site has.
 */
const scriptForNobody = /internal-plugins[\\/]partytown[\\/]gatsby-browser|register-service-worker/;

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
  });
  // The order of style sheets does not matter, as each styles its own component only.
  const config: WebpackConfig = getConfig();
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
    }
  }
  // Every page carries the list of all script files; without their long names it is half as long.
  if (stage === "build-javascript" && config.output && config.optimization) {
    // The sources are nobody's business but ours.
    config.devtool = false;
    // Files of earlier builds would be published again and again.
    config.output.clean = { keep: (file) => !bundledFile.test(file) };
    config.output.chunkFilename = "[contenthash:8].js";
    config.output.uniqueName = "site";
    // Gatsby minifies for browsers of 2009.
    const terserOptions = { compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } };
    config.optimization.minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
  }
  // Pages link the style sheet by a name with a hash. Gatsby writes a page anew when the script that
  // renders it has changed, but not when only the style sheet has.
  if (stage === "build-html" && config.output) {
    config.output.hashSalt = styleSheetsHash();
  }
  actions.replaceWebpackConfig(config);
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
  plugins?: { constructor: { name: string }; options?: object }[];
  devtool?: string | false;
  output?: {
    chunkFilename?: string;
    clean?: { keep: (file: string) => boolean };
    hashSalt?: string;
    uniqueName?: string;
  };
  optimization?: { minimizer?: unknown[] };
}
