import { connect } from "node:net";
import type { LocalPort } from "./settings";

/**
 * Ends the process with a plain line for each port that another program uses.
 *
 * @param npmCommand what the developer typed, for the suggestion how to choose another port
 */
export async function requireFreePorts(
  ports: readonly LocalPort[],
  npmCommand: string,
): Promise<void> {
  const problems: string[] = [];
  for (const [index, { number, variable, neededFor }] of ports.entries()) {
    const rival = ports.slice(0, index).find((port) => port.number === number);
    if (rival) {
      problems.push(`Port ${number} is chosen by both ${rival.variable} and ${variable}.`);
    } else if (await isPortInUse(number)) {
      const another = `${variable}=${number + 1} ${npmCommand}`;
      problems.push(
        `Port ${number} is already in use (needed for ${neededFor}). Close the program that uses it, or choose another: ${another}`,
      );
    }
  }
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}

/**
 * Connecting finds listeners that binding would miss: some systems let one program listen on all
 * addresses and another on the same port of one address.
 */
export async function isPortInUse(port: number): Promise<boolean> {
  const answers = await Promise.all([
    acceptsConnections(port, "127.0.0.1"),
    acceptsConnections(port, "::1"),
  ]);
  return answers.includes(true);
}

async function acceptsConnections(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 2000 });
    const answer = (accepts: boolean) => {
      socket.destroy();
      resolve(accepts);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
    socket.once("timeout", () => answer(false));
  });
}
