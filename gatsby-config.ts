import type { GatsbyConfig } from "gatsby";
import { makePicturesSideBySide } from "./src/build/build-speed";
import { graphqlTypeOf } from "./src/build/graphql-type-of";
import { writeHostFiles } from "./src/build/host-files";
import { siteUrl } from "./src/build/site-url";

makePicturesSideBySide();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  // Our own, or Gatsby would fetch its adapter when it builds at Netlify, and that writes headers
  // of its own between ours.
  adapter: { name: "host-files", adapt: writeHostFiles },
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
