import type { ChildProgram } from "./child-program";
import { developArguments, startGatsby, waitForDevelopmentServer } from "./gatsby";
import { requireFreePorts } from "./port-in-use";
import { createEmailService, createInbox, serveSite } from "./services";
import { inboxUrl, localPorts, siteUrl } from "./settings";
import { onStopSignal } from "./stop-signal";

type LocalSite = {
  /** What the developer typed. */
  npmCommand: string;
  /** The site as it is deployed, or the development server with hot reload. */
  site: "built" | "development";
};

/** Runs the site with its e-mail service and inbox until it is told to stop. */
export async function runLocalSite({ npmCommand, site }: LocalSite): Promise<void> {
  await requireFreePorts(Object.values(localPorts), npmCommand);

  const run = new LocalRun();
  onStopSignal(() => run.stop(0));
  try {
    await run.startServices();
    await (site === "built" ? run.buildAndServe() : run.develop());
    console.log(
      ["", `Site   ${siteUrl}`, `Inbox  ${inboxUrl}`, "Press Ctrl+C to stop.", ""].join("\n"),
    );
  } catch (error) {
    await run.stop(1, error instanceof Error ? error.message : String(error));
  }
}

class LocalRun {
  readonly #running: { stop(): Promise<void> }[] = [];
  #end: Promise<never> | undefined;

  async startServices(): Promise<void> {
    const inbox = createInbox();
    const emailService = createEmailService();
    this.#running.push(inbox, emailService);
    await Promise.all([inbox.start(), emailService.start()]);
    this.#stopWhenEnded("The inbox", inbox.program);
  }

  async buildAndServe(): Promise<void> {
    const build = startGatsby(["build"], "inherit");
    this.#running.push(build);
    const exitCode = await build.exitCode;
    if (exitCode !== 0) await this.stop(exitCode, "The site could not be built.");
    this.#running.push(await serveSite());
  }

  async develop(): Promise<void> {
    const server = startGatsby(developArguments, "inherit");
    this.#running.push(server);
    await waitForDevelopmentServer(server);
    this.#stopWhenEnded("The development server", server);
  }

  /** Ends this process when everything that it started has stopped; the first call counts. */
  stop(exitCode: number, reason?: string): Promise<never> {
    this.#end ??= this.#stopEverything(exitCode, reason);
    return this.#end;
  }

  async #stopEverything(exitCode: number, reason?: string): Promise<never> {
    if (reason) console.error(reason);
    await Promise.all(this.#running.map((program) => program.stop()));
    process.exit(exitCode);
  }

  async #stopWhenEnded(name: string, program: ChildProgram | undefined): Promise<void> {
    const exitCode = await program?.exitCode;
    await this.stop(exitCode || 1, `${name} stopped unexpectedly (exit code ${exitCode}).`);
  }
}
