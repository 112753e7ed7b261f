import { expect, type Page, test } from "@playwright/test";
import { choosePath, pagePaths } from "../src/paths";
import { startBrowserThatCanBeKilled } from "./browser-process";
import { firstTemplate, found, ownCategory, readForm } from "./content";
import {
  choice,
  chosenPhotographs,
  expectOrderFormReady,
  expectPreset,
  field,
  openOrderForm,
  orderFormOn,
} from "./order-form";

const restored = /^We have put back what you typed on /;
const keepQuestion = /^Keep what I type on this device/;
const firstChoice = firstTemplate(ownCategory);
const secondChoice = found(ownCategory.templates[1], "a second template in a gallery");

const typed = {
  deceased_name: "Zoë Ní Bhriain 🌷",
  service_date: "2027-02-26",
  service_time: "14:30",
  content_details: "The Lord’s my shepherd\n\nAbide with me",
};

test("what was typed is back after a reload, with a line that says so", async ({ page }) => {
  await openOrderForm(page);
  await expect(page.getByText(restored)).toHaveCount(0);
  await fillIn(page);

  await page.reload();

  await expect(page.getByText(restored)).toBeVisible();
  await expectTyped(page);
});

test("what was typed is back in a new tab after its own was closed", async ({ page, context }) => {
  await openOrderForm(page);
  await fillIn(page);
  await isKept(page, "Fax");
  await page.close();

  const next = await context.newPage();
  await openOrderForm(next);

  await expect(next.getByText(restored)).toBeVisible();
  await expectTyped(next);
});

test("what was typed is back on the way back from another page", async ({ page }) => {
  await openOrderForm(page);
  await fillIn(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(pagePaths.about);

  await page.goBack();

  await expectTyped(page);
});

test("what was typed is back after the browser was killed", async ({ baseURL }, testInfo) => {
  const profile = testInfo.outputPath("profile");
  const first = await startBrowserThatCanBeKilled(profile);
  const page = await first.openPage(baseURL);
  await openOrderForm(page);
  await fillIn(page);
  await isKept(page, "Fax");
  await first.kill();

  const second = await startBrowserThatCanBeKilled(profile);
  const next = await second.openPage(baseURL);
  await openOrderForm(next);

  await expect(next.getByText(restored)).toBeVisible();
  await expectTyped(next);
  await second.kill();
});

test("it can be discarded, which can be undone", async ({ page }) => {
  await openOrderForm(page);
  await fillIn(page);
  await page.reload();

  await page.getByRole("button", { name: "Discard it and start afresh" }).click();
  await expect(field(page, "deceased_name")).toHaveValue("");
  await expect(page.getByText(restored)).toHaveCount(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expectTyped(page);

  await page.reload();
  await expectTyped(page);
});

test("Clear forgets it", async ({ page }) => {
  await openOrderForm(page);
  await fillIn(page);
  await orderFormOn(page).getByRole("button", { name: "Clear", exact: true }).click();
  await expect(field(page, "deceased_name")).toHaveValue("");

  await page.reload();
  await expectOrderFormReady(page);
  await settled(page);

  await expect(page.getByText(restored)).toHaveCount(0);
  await expect(field(page, "deceased_name")).toHaveValue("");
});

test("two tabs keep apart what is typed in each", async ({ page, context }) => {
  await openOrderForm(page);
  await fillIn(page);

  const other = await context.newPage();
  await openOrderForm(other);
  await expect(other.getByText(/open in another tab too/)).toBeVisible();
  await expect(field(other, "deceased_name")).toHaveValue("");
  await field(other, "deceased_name").fill("Somebody else");

  await page.reload();
  await expectTyped(page);
  await other.reload();
  await expect(field(other, "deceased_name")).toHaveValue("Somebody else");
});

test("one form does not know what was typed in another", async ({ page }) => {
  const { heading } = readForm("contact");
  await page.goto(pagePaths.contact);
  const contact = page.getByRole("form", { name: heading });
  await expect(contact).toHaveAttribute("novalidate");
  await contact.getByLabel("Email Address").fill("ann@example.com");

  await openOrderForm(page);
  await settled(page);

  await expect(page.getByText(restored)).toHaveCount(0);
  await expect(field(page, "email")).toHaveValue("");
});

test("on a shared computer nothing is kept, now and the next time", async ({ page }) => {
  await openOrderForm(page);
  await fillIn(page);
  await page.getByRole("checkbox", { name: keepQuestion }).uncheck();
  await expectTyped(page);

  await page.reload();
  await expectOrderFormReady(page);
  const keep = page.getByRole("checkbox", { name: keepQuestion });
  await expect(keep).not.toBeChecked();
  await expect(field(page, "deceased_name")).toHaveValue("");

  await fillIn(page);
  await page.reload();
  await expect(keep).not.toBeChecked();
  await keep.check();
  await settled(page);
  await expect(field(page, "deceased_name")).toHaveValue("");
});

for (const [days, isBack] of [
  [29, true],
  [31, false],
] as const) {
  test(`after ${days} days it is ${isBack ? "still there" : "gone"}`, async ({ page }) => {
    const began = new Date("2026-11-20T10:00:00Z");
    await page.clock.setFixedTime(began);
    await openOrderForm(page);
    await fillIn(page);

    await page.clock.setFixedTime(began.getTime() + days * 24 * 60 * 60 * 1000);
    await page.reload();
    await expectOrderFormReady(page);
    await settled(page);

    await expect(page.getByText(restored)).toHaveCount(isBack ? 1 : 0);
    await expect(field(page, "deceased_name")).toHaveValue(isBack ? typed.deceased_name : "");
  });
}

test("a new choice of a template wins, and the rest stays", async ({ page }) => {
  await openOrderForm(page, choosePath({ id: firstChoice.id, section: ownCategory.section }));
  await expectPreset(page, firstChoice);
  await fillIn(page);

  await openOrderForm(page, choosePath({ id: secondChoice.id, section: ownCategory.section }));

  await expectTyped(page);
  await expectPreset(page, secondChoice);
});

test("what was made of a choice wins over the choice in the address", async ({ page }) => {
  await openOrderForm(page, choosePath({ id: firstChoice.id, section: ownCategory.section }));
  await field(page, "front_cover_template").selectOption(secondChoice.name);

  await page.reload();

  await expect(page.getByText(restored)).toBeVisible();
  await expect(field(page, "front_cover_template")).toHaveValue(secondChoice.name);
});

test("a choice alone is nothing to keep", async ({ page }) => {
  const address = choosePath({ id: firstChoice.id, section: ownCategory.section });
  await openOrderForm(page, address);
  await expectPreset(page, firstChoice);

  await page.reload();
  await expectPreset(page, firstChoice);
  await settled(page);

  await expect(page.getByText(restored)).toHaveCount(0);
});

test("photographs are not kept, and the line says so", async ({ page }) => {
  await openOrderForm(page);
  await fillIn(page);
  await field(page, "photos").setInputFiles("static/icon-192.png");
  await expect(chosenPhotographs(page)).toHaveCount(1);

  await page.reload();

  await expect(page.getByText("Please choose yours again.")).toBeVisible();
  await expect(chosenPhotographs(page)).toHaveCount(0);
});

test.describe("leaving", () => {
  test("asks first when something is unsent", async ({ page }) => {
    await openOrderForm(page);
    await field(page, "deceased_name").fill("Margaret");

    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await page.close();
  });

  test("does not ask when nothing was typed", async ({ page }) => {
    await openOrderForm(page);
    let asked = false;
    page.on("dialog", (dialog) => {
      asked = true;
      return dialog.accept();
    });
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toBe(false);
  });

  test("for another page of the site asks when something would be lost", async ({ page }) => {
    await openOrderForm(page);
    await field(page, "photos").setInputFiles("static/icon-192.png");
    await expect(chosenPhotographs(page)).toHaveCount(1);
    const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });

    page.once("dialog", (dialog) => dialog.dismiss());
    await about.click();
    await expect(page).toHaveURL(pagePaths.createForYou);
    await expect(chosenPhotographs(page)).toHaveCount(1);

    page.once("dialog", (dialog) => dialog.accept());
    await about.click();
    await expect(page).toHaveURL(pagePaths.about);
  });
});

async function fillIn(page: Page): Promise<void> {
  await settled(page);
  for (const [name, answer] of Object.entries(typed)) {
    await field(page, name).fill(answer);
  }
  await choice(page, "proof", "Fax").check();
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, answer] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(answer);
  }
  await expect(choice(page, "proof", "Fax")).toBeChecked();
}

/** Waits until an answer is on the device. The browser may take a moment when it is busy. */
async function isKept(page: Page, answer: string): Promise<void> {
  await page.waitForFunction(async (answer) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("drafts");
      opening.onsuccess = () => resolve(opening.result);
    });
    const drafts = await new Promise((resolve) => {
      const reading = database.transaction("forms").objectStore("forms").getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return JSON.stringify(drafts).includes(answer);
  }, answer);
}

/** Waits until the tab has its place for a draft, and so has looked for an older one. */
async function settled(page: Page): Promise<void> {
  const keeps = await page.getByRole("checkbox", { name: keepQuestion }).isChecked();
  if (keeps) {
    await page.waitForFunction(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name?.startsWith("draft "));
    });
  }
}
