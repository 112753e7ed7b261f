import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./src/components/error-boundary";
import { Layout } from "./src/components/layout/layout";
import { placePage, prepareScrolling } from "./src/route-scrolling";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = prepareScrolling;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = placePage;

/**
 * Gatsby would fetch the data of every page that a link in view leads to, often twice, 28 kB on a
 * gallery. It hardly saves time after a press, as the press has to wait for other files anyway.
 */
export const disableCorePrefetching = () => true;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>
    <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
  </Layout>
);
