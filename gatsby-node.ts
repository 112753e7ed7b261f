import type { GatsbyNode } from "gatsby";
import { encodeAvifFaster, queryWithoutWorkers } from "./src/build/build-speed";
import { createContentPages } from "./src/build/create-pages";
import { createContentTypes } from "./src/build/graphql-types";
import { reportMissingSettings, stopOnContentMistakes } from "./src/build/preflight";
import { createContentResolvers } from "./src/build/resolved-fields";
import { adjustWebpackConfig } from "./src/build/webpack-config";

export const onPreInit: GatsbyNode["onPreInit"] = stopOnContentMistakes;
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  encodeAvifFaster();
  queryWithoutWorkers();
};
export const onPreBuild: GatsbyNode["onPreBuild"] = reportMissingSettings;
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentTypes;
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = adjustWebpackConfig;
export const createPages: GatsbyNode["createPages"] = createContentPages;
