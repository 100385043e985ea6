import { type Browser, type CDPSession, chromium, type Page, type Request } from "playwright-core";
import { systemBrowser } from "../../scripts/browsers.ts";
import { median } from "../load/requests.ts";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(systemBrowser && { executablePath: systemBrowser }), args: ["--no-sandbox"] });

/** How often one goes to and fro. */
const rounds = 7;
const slowdown = 4;

export interface Navigation {
  /** Milliseconds from the click to the frame that shows the other page's heading and all else of it that is in the window, at a fourth of the speed. */
  readonly took: number;
  /** What of it the page itself computed, at full speed, times the slowdown: the same on a machine that has other work. */
  readonly computed: number;
  /** What in the window came after that frame: it is missing from the time. */
  readonly late: readonly string[];
}

/**
 * One page to another whose data and modules are there already, as on a device that is slow from the first: it goes to and fro at
 * a fourth of the processor's speed, then at all of it, and each time ends at the frame in which the window shows what it shows in the end.
 */
export async function warmNavigation(browser: Browser, origin: string, to: string): Promise<Navigation> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const fetched = watchFetches(page);
  const go = async () => {
    const home = await page.locator("h1").textContent();
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    // Fetched when one points at it, and asked for again when that was a while ago.
    await link.hover();
    await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, `${origin}/_payload${to}`);
    await settled(page);
    await fetched();
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = { x: x + width / 2, y: y + height / 2, button: "left", clickCount: 1 } as const;
    await page.evaluate(watchHeading);
    const tasks = await recordTasks(devtools);
    await devtools.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
    await devtools.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
    await page.waitForFunction(() => "took" in window);
    await settled(page);
    const computed = computedBetween(await tasks(), "click-begun", "heading-painted");
    const { took, missing } = await page.evaluate(endOfWatch);
    await page.goBack();
    await page.waitForFunction((heading) => document.querySelector("h1")?.textContent === heading, home);
    await settled(page);
    return { took, computed, late: missing };
  };
  const all = async (rate: number) => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    await page.goto(`${origin}/`);
    await settled(page);
    await go(); // loads what the page needs
    const gone: Navigation[] = [];
    for (let round = 0; round < rounds; round++) gone.push(await go());
    return gone;
  };
  const slowed = await all(slowdown);
  // Slowing costs processor time itself; and a slow device does not fade (web/browser/navigation/fade.ts), a fast one would.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const free = await all(1);
  await page.close();
  return {
    took: median(slowed.map(({ took }) => took)),
    computed: slowdown * median(free.map(({ computed }) => computed)),
    late: [...new Set(slowed.flatMap(({ late }) => late))],
  };
}

/** @returns waits until nothing is being fetched */
function watchFetches(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  for (const ended of ["requestfinished", "requestfailed"] as const)
    page.on(ended as "requestfinished", (request) => open.delete(request));
  return async () => {
    while (open.size > 0)
      await Promise.race([page.waitForEvent("requestfinished"), page.waitForEvent("requestfailed")]);
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

/** Records the tasks of the browser's threads; the answer ends it. */
async function recordTasks(devtools: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await complete;
    devtools.off("Tracing.dataCollected", collect);
    return events;
  };
}

/** Processor milliseconds of the thread that set two marks, between them; the task in which each was set counts whole. */
function computedBetween(events: readonly TraceEvent[], from: string, to: string): number {
  const [begin, end] = [from, to].map((mark) => events.find(({ name }) => name === mark));
  if (!begin || !end) throw new Error(`the page set no marks ${from} and ${to}`);
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === begin.pid && tid === begin.tid)
    .filter(({ ts, dur = 0 }) => ts + dur >= begin.ts && ts <= end.ts);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

interface Watched {
  took?: number;
  /** What of the page stands in the window, and where. */
  seen?: readonly string[];
  view?: () => readonly string[];
}

/** In the page. */
function watchHeading(): void {
  const told = window as unknown as Watched;
  delete told.took;
  // What floats over it, a flyout below the pointer or the chat's button, is not the page's.
  told.view = () =>
    Array.from(document.querySelectorAll("main *")).flatMap((element) => {
      const { left, top, bottom, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || bottom <= 0 || top >= innerHeight) return [];
      return [`${element.tagName} at ${[left, top, width].map(Math.round).join(" ")}`];
    });
  const before = document.querySelector("h1")?.textContent;
  let clicked = 0;
  const begun = ({ timeStamp }: Event) => {
    clicked = timeStamp;
    performance.mark("click-begun");
  };
  addEventListener("click", begun, { once: true, capture: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector("h1")?.textContent === before) return;
    observer.disconnect();
    // After the frame that shows it was handed to the screen.
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        told.took = performance.now() - clicked;
        performance.mark("heading-painted");
        told.seen = told.view?.() ?? [];
      };
      painted.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** In the page, once nothing changes any more. */
function endOfWatch(): { readonly took: number; readonly missing: readonly string[] } {
  const { took = Number.NaN, seen = [], view } = window as unknown as Watched;
  return { took, missing: view?.().filter((one) => !seen.includes(one)) ?? [] };
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
