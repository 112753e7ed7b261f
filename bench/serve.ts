import type { AddressInfo } from "node:net";
import { createSiteServer } from "../scripts/local-services/site-server";

/** Serves a built site at any free port, compressed and with the headers of the host. */
export async function serveFolder<T>(folder: string, use: (origin: string) => Promise<T>) {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "localhost", resolve);
  });
  try {
    return await use(`http://localhost:${portOf(server.address())}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
