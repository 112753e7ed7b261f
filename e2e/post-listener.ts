import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { type PostedForm, readPostedForm } from "../scripts/local-services/posted-form";

/**
 * Takes what a page sends to the e-mail service and refuses it, so that the form stays. The page
 * notices nothing of it, and other tests have their own.
 */
export async function listenToPosts(page: Page) {
  const posted: PostedForm[] = [];
  const server = createServer(async (request, response) => {
    const form = await readPostedForm(request);
    if (form) posted.push(form);
    response.writeHead(400, { "Access-Control-Allow-Origin": "*" }).end("Refused by the test");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await page.route("**/email/send-form", (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  return {
    posted,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
