import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Inbox, InboxEmail } from "../../scripts/local-services/inbox";
import { studio } from "../content";
import { chosenPhotographs, field, openOrderForm, orderFormOn, sendButton } from "../order-form";
import { cameraPhotographs, isUpright, photograph, unreadable } from "../photographs";
import { expect, test } from "./fixtures";

const success = "Request submitted successfully! Our team will contact you soon.";
/** What the service takes, in bytes, as strictly as it can be read. */
const limit = 500_000;
const longestTask = 200;

/** A loaded machine takes its time over twelve photographs of 12 megapixels. */
const patience = { timeout: 90_000 };

// A trace copies the whole page at every step, which is a long task of its own.
test.use({ trace: "off" });

test.describe("twelve photographs from a telephone", () => {
  let camera: Awaited<ReturnType<typeof cameraPhotographs>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    camera = await cameraPhotographs(12);
  });
  test.afterAll(() => camera.remove());

  test("arrive upright, without their place, and the page stays quick", async ({ page, inbox }) => {
    test.setTimeout(180_000);
    const original = await sharp(camera.files[0]).metadata();
    expect(original).toMatchObject({ width: 4000, height: 3000, orientation: 6 });
    expect(original.exif?.length).toBeGreaterThan(150);

    await watchLongTasks(page);
    await openOrderForm(page);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    const begin = await page.evaluate(() => performance.now());
    await field(page, "photos").setInputFiles(camera.files);
    await expectReady(page, "12 photographs", patience.timeout);
    await expect(chosenPhotographs(page).getByRole("presentation")).toHaveCount(12);
    expect(page.workers()).toHaveLength(1);
    expect(await longTasksSince(page, begin)).toEqual([]);
    expect(posts).toEqual([]);
    // A phone's photograph is sharp enough in print, but not what is left of it by then.
    await expect(orderFormOn(page).getByText(/may look soft/)).toHaveCount(0);
    await expect(orderFormOn(page).getByText(/good enough to lay out your proof/)).toBeVisible();

    const email = await sendAndReceive(page, inbox);
    expect(email.attachments).toHaveLength(12);
    expect(email.text).toContain(email.attachments.map(({ fileName }) => fileName).join(", "));
    let total = 0;
    for (const [index, attachment] of email.attachments.entries()) {
      expect(attachment.fileName).toBe(`IMG_${index + 1}.jpg`);
      const content = await inbox.attachmentContent(email, attachment);
      total += content.length;
      const { format, width, height, exif, xmp, iptc, orientation } =
        await sharp(content).metadata();
      expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: "jpeg" });
      expect(content.includes("Exif")).toBe(false);
      expect(content.includes("Telephone")).toBe(false);
      expect(width / height).toBeCloseTo(3 / 4, 2);
      expect(height).toBeGreaterThan(500);
      expect(await isUpright(content), attachment.fileName).toBe(true);
    }
    expect(total).toBeLessThan(limit);
    expect(total).toBeGreaterThan(limit * 0.75);
  });

  test("one alone is sent much larger than twelve", async ({ page, inbox }) => {
    await openOrderForm(page);
    await field(page, "photos").setInputFiles(camera.files.slice(0, 2));
    await expectReady(page, "2 photographs", patience.timeout);
    await button(page, "Remove IMG_1.jpg").click();
    await expectReady(page, "1 photograph", patience.timeout);

    const email = await sendAndReceive(page, inbox);
    expect(email.attachments.map(({ fileName }) => fileName)).toEqual(["IMG_2.jpg"]);
    for (const attachment of email.attachments) {
      const content = await inbox.attachmentContent(email, attachment);
      expect(content.length).toBeLessThan(limit);
      expect((await sharp(content).metadata()).height).toBeGreaterThan(1200);
    }
  });

  test("are made ready by browsers without a worker that can draw, too", async ({
    page,
    inbox,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "OffscreenCanvas"));
    await openOrderForm(page);
    await field(page, "photos").setInputFiles(camera.files.slice(0, 2));
    await expectReady(page, "2 photographs", patience.timeout);
    expect(page.workers()).toEqual([]);

    const email = await sendAndReceive(page, inbox);
    expect(email.attachments).toHaveLength(2);
    for (const attachment of email.attachments) {
      const content = await inbox.attachmentContent(email, attachment);
      expect(await isUpright(content)).toBe(true);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });
});

test("the order that the visitor gives and what is taken out are kept", async ({ page, inbox }) => {
  await openOrderForm(page);
  await field(page, "photos").setInputFiles([
    await photograph("a.jpg", 300, 200),
    await photograph("b.jpg", 310, 200),
    await photograph("c.jpg", 320, 200),
    await photograph("d.png", 330, 200),
  ]);
  await button(page, "Move c.jpg earlier").click();
  await button(page, "Move a.jpg later").click();
  await button(page, "Remove b.jpg").click();
  await expect(chosenPhotographs(page)).toHaveText([/c\.jpg/, /a\.jpg/, /d\.jpg/]);

  const email = await sendAndReceive(page, inbox);
  expect(email.text).toContain("c.jpg, a.jpg, d.jpg");
  expect(email.attachments.map(({ fileName }) => fileName)).toEqual(["c.jpg", "a.jpg", "d.jpg"]);
  const widths = email.attachments.map(async (attachment) => {
    const content = await inbox.attachmentContent(email, attachment);
    return (await sharp(content).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([320, 300, 330]);
});

test("a photograph that cannot be opened is named, and the order goes without it", async ({
  page,
  inbox,
}) => {
  await openOrderForm(page);
  await field(page, "photos").setInputFiles([await photograph("a.jpg", 300, 200), unreadable]);
  const message = orderFormOn(page).getByText("We could not open IMG_2034.HEIC here");
  await expect(message).toBeVisible();
  await expect(message.getByRole("link", { name: studio.email })).toHaveAttribute(
    "href",
    `mailto:${studio.email}`,
  );
  await expect(chosenPhotographs(page)).toHaveText([/a\.jpg/]);

  const email = await sendAndReceive(page, inbox);
  expect(email.attachments.map(({ fileName }) => fileName)).toEqual(["a.jpg"]);
});

test("a photograph too small for the product says so, and is sent all the same", async ({
  page,
  inbox,
}) => {
  await openOrderForm(page);
  const warning = orderFormOn(page).getByText(/may look soft in print: it is 2,000 pixels long/);
  await field(page, "photos").setInputFiles(await photograph("a.jpg", 2000, 1000));
  await expect(warning).toContainText("2,480 would be sharp at this size");
  await field(page, "product_type").selectOption("Memory Cards");
  await expect(warning).toBeHidden();
  await field(page, "product_type").selectOption("Photo Prints");
  await expect(warning).toContainText("2,480 would be sharp at this size");

  const email = await sendAndReceive(page, inbox);
  expect(email.attachments).toHaveLength(1);
});

test("photographs can be dropped anywhere on the field", async ({ page, inbox }) => {
  await openOrderForm(page);
  const { name, mimeType, buffer } = await photograph("dropped.jpg", 300, 200);
  const dataTransfer = await page.evaluateHandle(
    ([base64, fileName, type]) => {
      const held = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      held.items.add(new File([bytes], fileName, { type }));
      return held;
    },
    [buffer.toString("base64"), name, mimeType] as const,
  );
  const hint = orderFormOn(page).getByText("You can also drop them here.");
  await hint.dispatchEvent("dragover", { dataTransfer });
  await expect(orderFormOn(page).locator("[data-over]")).toBeVisible();
  await hint.dispatchEvent("drop", { dataTransfer });
  await expectReady(page, "1 photograph");
  await expect(orderFormOn(page).locator("[data-over]")).toHaveCount(0);

  const email = await sendAndReceive(page, inbox);
  expect(email.attachments.map(({ fileName }) => fileName)).toEqual(["dropped.jpg"]);
});

test("photographs can be put in order and taken out by keyboard alone", async ({ page }) => {
  await openOrderForm(page);
  await field(page, "photos").setInputFiles([
    await photograph("a.jpg", 300, 200),
    await photograph("b.jpg", 310, 200),
    await photograph("c.jpg", 320, 200),
  ]);
  await expectReady(page, "3 photographs");
  await field(page, "photos").focus();
  for (const stop of ["Move a.jpg earlier", "Move a.jpg later"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, stop)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(orderFormOn(page).getByText("Photograph 2 of 3", { exact: true })).toBeAttached();
  await expect(button(page, "Move a.jpg later")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(orderFormOn(page).getByText("Photograph 3 of 3", { exact: true })).toBeAttached();
  await expect(button(page, "Move a.jpg later")).toBeFocused();
  await expect(chosenPhotographs(page)).toHaveText([/b\.jpg/, /c\.jpg/, /a\.jpg/]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Remove c.jpg")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(chosenPhotographs(page)).toHaveCount(0);
  await expect(field(page, "photos")).toBeFocused();
});

test("the script for photographs comes when it is needed, and when it is lost can be asked for again", async ({
  page,
  inbox,
}) => {
  await openOrderForm(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await field(page, "photo_instructions").fill("The garden on the front");
  await field(page, "photos").setInputFiles(await photograph("a.jpg", 300, 200));
  await expect(
    orderFormOn(page).getByText(/We could not get your photographs ready here/),
  ).toBeVisible();
  await expect(field(page, "photo_instructions")).toHaveValue("The garden on the front");

  await page.context().setOffline(false);
  await button(page, "Try again").click();
  await expectReady(page, "1 photograph");
  const email = await sendAndReceive(page, inbox);
  expect(email.attachments).toHaveLength(1);
});

function button(page: Page, name: string) {
  return orderFormOn(page).getByRole("button", { name, exact: true });
}

async function expectReady(page: Page, words: string, timeout?: number): Promise<void> {
  await expect(orderFormOn(page).getByText(`${words} ready to send`)).toBeVisible(
    timeout === undefined ? {} : { timeout },
  );
}

async function sendAndReceive(page: Page, inbox: Inbox): Promise<InboxEmail> {
  await sendButton(page).click();
  await expect(page.getByText(success, { exact: true })).toBeVisible(patience);
  const [email] = await inbox.waitForEmails(1);
  if (!email) throw new Error("No e-mail has arrived.");
  return email;
}

/** Keeps every task that held the page up for longer than it may. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const found: { start: number; duration: number }[] = [];
    Object.assign(globalThis, { longTasks: found });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (duration > longest) found.push({ start: startTime, duration });
      }
    }).observe({ type: "longtask", buffered: true });
  }, longestTask);
}

async function longTasksSince(page: Page, begin: number): Promise<unknown[]> {
  return page.evaluate((since) => {
    const found: { start: number }[] = Reflect.get(globalThis, "longTasks");
    return found.filter(({ start }) => start >= since);
  }, begin);
}
