/** @jest-environment node */
import { createServer, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { isPortInUse } from "./port-in-use";

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === "::1"),
);

it.each(["127.0.0.1", "0.0.0.0", ...(hasIpv6 ? ["::1", "::"] : [])])(
  "finds a program that listens on %s, until it stops",
  async (host) => {
    const server = createServer();
    const port = await listen(server, host);

    expect(await isPortInUse(port)).toBe(true);

    await new Promise((resolve) => server.close(resolve));
    expect(await isPortInUse(port)).toBe(false);
  },
);

async function listen(server: Server, host: string): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return address.port;
}
