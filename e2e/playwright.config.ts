import { defineConfig } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

/** Started by `npm run test:e2e`, which finds the browser and serves the built site. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.E2E_RESULTS_FILE ?? "../test-results/results.json" }],
  ],
  use: {
    baseURL: process.env.SITE_URL,
    // A trace of every test takes a third of the time; for one, add `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium's sandbox does not work for root, which is who runs the tests in a container.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "requests",
      testMatch: "requests/*.spec.ts",
      // First, as they take one worker only: they share one inbox and one service on fixed ports.
      workers: 1,
    },
    {
      name: "pages",
      testMatch: "*.spec.ts",
      testIgnore: "requests/**",
      fullyParallel: true,
    },
  ],
});
