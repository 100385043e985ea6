import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { median } from "../load/requests.ts";

export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: ["--no-sandbox"] });

/** How often one goes to and fro. */
const rounds = 6;

/** From click to the other page's heading in the document, milliseconds at a fourth of the processor's speed; pages are warm. */
export async function warmNavigation(browser: Browser, origin: string, to: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(700);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(timeToNextHeading);
    await link.click();
    await page.waitForFunction(() => "took" in window);
    if (round > 0) took.push(await page.evaluate(() => (window as unknown as { took: number }).took));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goBack();
    await page.waitForTimeout(500);
  }
  await page.close();
  return median(took);
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
    told.took = performance.now() - clicked;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The sum of all movements of a page while it loads, as browsers score it (0 is none), at the width of a phone. */
export async function layoutShift(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const told = window as unknown as { moved: number };
    told.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(1_000);
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  await page.close();
  return moved;
}
