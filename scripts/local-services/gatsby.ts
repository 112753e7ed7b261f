import type { StdioOptions } from "node:child_process";
import { ChildProgram } from "./child-program";
import { localEmailSettings, localPorts, siteUrl } from "./settings";
import { answersOverHttp, waitUntil } from "./wait-until";

/** What a Gatsby build needs in its environment to send to the local e-mail service. */
export const localBuildEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  ...localEmailSettings,
  URL: siteUrl,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  // Plain lines: Gatsby's usual display redraws the terminal and wipes out what we print there.
  GATSBY_LOGGER: "yurnalist",
  // Gatsby sets this itself, depending on the command; a value from outside would confuse it.
  NODE_ENV: undefined,
};

export function startGatsby(args: readonly string[], stdio: StdioOptions): ChildProgram {
  return new ChildProgram(process.execPath, [require.resolve("gatsby/cli.js"), ...args], {
    env: localBuildEnvironment,
    stdio,
  });
}

export const developArguments = [
  "develop",
  "-p",
  String(localPorts.site.number),
  "-H",
  "localhost",
];

/** The first start of the development server can take minutes, hence the patience. */
export async function waitForDevelopmentServer(server: ChildProgram): Promise<void> {
  const isReady = async () => {
    if (server.hasEnded) throw new Error("The development server did not start.");
    return answersOverHttp(siteUrl);
  };
  const failure = `The site did not answer at ${siteUrl} within 15 minutes.`;
  await waitUntil(isReady, { withinMs: 15 * 60_000, failure });
}
