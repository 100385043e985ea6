import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { median } from "../load/requests.ts";

export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: ["--no-sandbox"] });

/** How often one goes to and fro, slowed and not. */
const rounds = 5;

export interface Navigation {
  /** From click to the frame with the other page's heading. */
  readonly took: number;
  /** What of it the page itself computed, times the slowdown: on a machine that has other work, the rest is waiting for it. */
  readonly computed: number;
}

const slowdown = 4;

/** One warm page to another at a fourth of the processor's speed, milliseconds. */
export async function warmNavigation(browser: Browser, origin: string, to: string): Promise<Navigation> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const computedSoFar = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  const go = async (rate: number) => {
    const home = await page.locator("h1").textContent();
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    // Fetched when one points at it.
    await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, `${origin}/_payload${to}`);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    await page.evaluate(timeToNextHeading);
    const before = await computedSoFar();
    await link.click();
    await page.waitForFunction(() => "took" in window);
    const computed = (await computedSoFar()) - before;
    const took = await page.evaluate(() => (window as unknown as { took: number }).took);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goBack();
    await page.waitForFunction((heading) => document.querySelector("h1")?.textContent === heading, home);
    return { took, computed };
  };
  await go(1); // loads what the page needs
  const [slowed, free]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    slowed.push((await go(slowdown)).took);
    // Slowing costs processor time itself.
    free.push(slowdown * (await go(1)).computed);
  }
  await page.close();
  return { took: median(slowed), computed: median(free) };
}

/** In the page. */
function timeToNextHeading(): void {
  const told = window as unknown as { took?: number };
  delete told.took;
  const before = document.querySelector("h1")?.textContent;
  let clicked = 0;
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { once: true, capture: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector("h1")?.textContent === before) return;
    observer.disconnect();
    // After the frame that shows it was handed to the screen.
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        told.took = performance.now() - clicked;
      };
      painted.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The sum of all movements of each page while it loads and comes alive, as browsers score it (0 is none). */
export async function layoutShifts(browser: Browser, addresses: readonly string[], width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.addInitScript(() => {
    const told = window as unknown as { moved: number };
    told.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const page = await context.newPage();
  const scores = new Map<string, number>();
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "load" });
    await settled(page);
    scores.set(address, await page.evaluate(() => (window as unknown as { moved: number }).moved));
  }
  await context.close();
  return scores;
}

/** Nothing is being loaded any more, faces and scripts are there, and what they change is on the screen. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}
