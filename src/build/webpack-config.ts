import type { CreateWebpackConfigArgs } from "gatsby";

/** Two changes to the bundler: less script for visitors, and less noise for whoever builds. */
export function adjustWebpackConfig({
  actions,
  getConfig,
  loaders,
}: CreateWebpackConfigArgs): void {
  // Gatsby sends every visitor its support for third-party scripts in workers; the site has none.
  actions.setWebpackConfig({
    module: {
      rules: [{ test: /internal-plugins[\\/]partytown[\\/]gatsby-browser/, use: loaders.null() }],
    },
  });
  // The order of style sheets does not matter, as each styles its own component only.
  const config: { plugins?: { constructor: { name: string }; options?: object }[] } = getConfig();
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
    }
  }
  actions.replaceWebpackConfig(config);
}
