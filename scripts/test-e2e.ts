import { existsSync } from "node:fs";
import { findOrInstallBrowser } from "./browser";
import { ChildProgram } from "./local-services/child-program";
import { requireFreePorts } from "./local-services/port-in-use";
import { serveSite } from "./local-services/services";
import { localPorts, siteUrl } from "./local-services/settings";
import { onStopSignal } from "./local-services/stop-signal";

const running: { stop(): Promise<void> }[] = [];

async function testInBrowser(): Promise<number> {
  if (!existsSync("public/index.html")) {
    throw new Error(
      "There is no site in public/ to test. Build it for the local e-mail service with: npm start, or run everything with: npm test",
    );
  }
  await requireFreePorts(Object.values(localPorts), "npm run test:e2e");
  const browserPath = await findOrInstallBrowser();

  running.push(await serveSite());

  const playwright = new ChildProgram(
    process.execPath,
    [
      require.resolve("@playwright/test/cli"),
      "test",
      ...["--config", "e2e/playwright.config.ts"],
      ...process.argv.slice(2),
    ],
    { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: browserPath, SITE_URL: siteUrl } },
  );
  running.push(playwright);
  return playwright.exitCode;
}

async function stopEverything(): Promise<void> {
  await Promise.all(running.map((program) => program.stop()));
}

async function main(): Promise<void> {
  onStopSignal(async () => {
    await stopEverything();
    process.exit(1);
  });
  try {
    process.exitCode = await testInBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await stopEverything();
}

main();
