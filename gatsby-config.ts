import type { GatsbyConfig } from "gatsby";
import { graphqlTypeOf } from "./src/build/graphql-type-of";
import { siteUrl } from "./src/build/site-url";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: ["**/schemas/**"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: graphqlTypeOf } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: { output: "/" } },
  ],
};

export default config;
