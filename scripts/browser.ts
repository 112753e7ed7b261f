import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ChildProgram } from "./local-services/child-program";

const minute = 60_000;

const commonPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    // Without the parts that draw windows, it needs a quarter less time for the tests.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

/** The path of a Chromium for the browser tests, which is installed if there is none. */
export async function findOrInstallBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return found(chosen);
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no browser that runs.`);
  }

  const installed = await firstThatRuns([playwrightPath(), ...systemPaths()]);
  if (installed) return found(installed);

  await installWithPlaywright();
  if (await runs(playwrightPath())) return found(playwrightPath());

  // Last, because what Ubuntu calls the chromium package holds no browser.
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await installWithApt();
    const fromApt = await firstThatRuns(systemPaths());
    if (fromApt) return found(fromApt);
  }

  throw new Error(
    "No browser for the tests could be installed. Run: npx playwright install --with-deps chromium, or install Chrome or Chromium and put its path into the environment variable CHROMIUM_PATH.",
  );
}

function found(path: string): string {
  console.log(`Browser for the tests: ${path}`);
  return path;
}

function playwrightPath(): string {
  return chromium.executablePath();
}

function systemPaths(): string[] {
  return commonPaths[process.platform] ?? [];
}

async function firstThatRuns(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await runs(path)) return path;
  }
  return undefined;
}

/** Some systems have a file that only says where to get a browser, or lack libraries it needs. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // Chrome for Windows would open a window instead of saying its version.
  if (process.platform === "win32") return true;
  const options = { stdio: "ignore", timeout: minute / 2 } as const;
  return (await new ChildProgram(path, ["--version"], options).exitCode) === 0;
}

async function installWithPlaywright(): Promise<void> {
  console.log("No Chromium was found. Downloading the one that Playwright uses.");
  const program = new ChildProgram(
    process.execPath,
    [require.resolve("@playwright/test/cli"), "install", "chromium"],
    {
      stdio: "inherit",
      timeout: 20 * minute,
      // How long nothing at all may arrive; it tries five times. A slow download is no problem.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000", ...process.env },
    },
  );
  await program.exitCode;
}

async function installWithApt(): Promise<void> {
  console.log("Playwright's download did not work. Installing the system's Chromium with apt-get.");
  const options = {
    stdio: "inherit",
    timeout: 20 * minute,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  await new ChildProgram("apt-get", ["update"], options).exitCode;
  // Not every system that has the second has the first.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const install = ["install", "-y", "--no-install-recommends", name];
    if ((await new ChildProgram("apt-get", install, options).exitCode) === 0) return;
  }
}
