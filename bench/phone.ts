import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { findOrInstallBrowser } from "../scripts/browser";

/** What a page costs a phone that opens it for the first time and does not scroll, in bytes. */
export interface PageWeight {
  html: number;
  css: number;
  script: number;
  fonts: number;
  /** Pictures that are seen without scrolling. */
  picturesInView: number;
  /** All of the above: what the first view is made of. */
  firstView: number;
  /** What is fetched without hurry: the page's data, pictures further down, data of linked pages. */
  later: number;
}

interface Arrival {
  url: string;
  type: string;
  bytes: number;
}

/** Weighs pages in a phone's browser, each with an empty cache. */
export class Phone {
  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<Phone> {
    return new Phone(await chromium.launch({ executablePath: await findOrInstallBrowser() }));
  }

  async weigh(url: string): Promise<PageWeight> {
    const context = await this.browser.newContext(devices["Pixel 7"]);
    const page = await context.newPage();
    const arrivals = await watchArrivals(page);
    await page.goto(url, { waitUntil: "networkidle" });
    const inView = new Set(await picturesInView(page));
    await context.close();
    return weightOf(arrivals, inView);
  }

  stop(): Promise<void> {
    return this.browser.close();
  }
}

/** Everything that arrives, with its size on the line: compressed, and with its headers. */
async function watchArrivals(page: Page): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  const answers = new Map<string, { url: string; type: string }>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.responseReceived", ({ requestId, type, response: { url } }) => {
    answers.set(requestId, { url, type });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const answer = answers.get(requestId);
    if (answer) arrivals.push({ ...answer, bytes });
  });
  await session.send("Network.enable");
  return arrivals;
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .map(({ currentSrc }) => currentSrc),
  );
}

function weightOf(arrivals: readonly Arrival[], inView: ReadonlySet<string>): PageWeight {
  const sum = (isCounted: (arrival: Arrival) => boolean) =>
    arrivals.filter(isCounted).reduce((bytes, arrival) => bytes + arrival.bytes, 0);
  const ofType = (wanted: string) => sum(({ type }) => type === wanted);
  const parts = {
    html: ofType("Document"),
    css: ofType("Stylesheet"),
    script: ofType("Script"),
    fonts: ofType("Font"),
    picturesInView: sum(({ url }) => inView.has(url)),
  };
  const firstView = Object.values(parts).reduce((total, bytes) => total + bytes, 0);
  return { ...parts, firstView, later: sum(() => true) - firstView };
}
