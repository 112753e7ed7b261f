import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";

/** A browser of its own with its files in a folder, which can be ended as a crash would end it. */
export async function startBrowserThatCanBeKilled(profile: string) {
  const program = spawn(
    process.env.CHROMIUM_PATH ?? "chromium",
    [
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    // A group of its own, so that its many processes can be killed at once.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const ended = once(program, "exit");
  const browser = await chromium.connectOverCDP(await addressOf(program.stderr));
  return {
    async openPage(baseURL: string | undefined): Promise<Page> {
      const context = browser.contexts()[0] ?? (await browser.newContext({ baseURL }));
      const page = await context.newPage();
      // The browser's own context knows no base address.
      const goto = page.goto.bind(page);
      page.goto = (url, options) => goto(new URL(url, baseURL).href, options);
      return page;
    },
    async kill(): Promise<void> {
      if (program.pid !== undefined) process.kill(-program.pid, "SIGKILL");
      await ended;
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The browser did not start.");
}
