import "@testing-library/jest-dom";
import { addMissingBrowserFeatures } from "./missing-browser-features";

// Tests of the build run in Node, without a window.
if (typeof window !== "undefined") {
  addMissingBrowserFeatures();
}
