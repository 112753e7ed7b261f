import type { GatsbyConfig } from "gatsby";
import { graphqlTypeOf } from "./src/build/graphql-type-of";

const config: GatsbyConfig = {
  siteMetadata: {
    // Netlify sets URL to the site's main address.
    siteUrl: process.env.URL ?? "http://localhost:9000",
  },
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
  ],
};

export default config;
