import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { constants } from "node:os";

const secondsToStop = 10;

/** A program that was started by a script and that the script stops again. */
export class ChildProgram {
  /** Resolves, and never rejects, when the program has ended for whatever reason. */
  readonly exitCode: Promise<number>;
  /** What the program wrote to its standard error, if that is piped. */
  errorOutput = "";

  readonly #child: ChildProcess;
  #hasEnded = false;

  constructor(command: string, args: readonly string[], options: SpawnOptions) {
    this.#child = spawn(command, args, options);
    this.#child.stderr?.on("data", (text) => {
      this.errorOutput += text;
    });
    this.exitCode = new Promise<number>((resolve) => {
      this.#child.once("error", (error) => {
        console.error(error.message);
        resolve(127);
      });
      this.#child.once("exit", (code, signal) => {
        // As a shell reports it.
        resolve(code ?? (signal ? 128 + constants.signals[signal] : 1));
      });
    }).finally(() => {
      this.#hasEnded = true;
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    this.#child.kill("SIGTERM");
    const lastResort = setTimeout(() => this.#child.kill("SIGKILL"), secondsToStop * 1000);
    await this.exitCode;
    clearTimeout(lastResort);
  }
}
