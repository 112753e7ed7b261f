import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./src/components/layout/layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
