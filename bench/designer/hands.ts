import { readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "playwright-core";

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

/** Records the tasks of the page's main thread; the answer ends it. */
async function recordTasks(devtools: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devtools.on("Tracing.dataCollected", collect);
  const traceConfig = { includedCategories: ["toplevel", "blink.user_timing"] };
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return async () => {
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await complete;
    devtools.off("Tracing.dataCollected", collect);
    return events;
  };
}

/**
 * Drags there and back in so many moves, each waiting for its frame: what is dragged lies where it lay.
 *
 * @returns main-thread milliseconds of each move, by the processor's clock
 */
export async function drag(
  page: Page,
  devtools: CDPSession,
  from: { x: number; y: number },
  moves: number,
): Promise<readonly number[]> {
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", x: number, y: number) =>
    devtools.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
  await send("mouseMoved", from.x, from.y);
  await send("mousePressed", from.x, from.y);
  const tasks = await recordTasks(devtools);
  for (let n = 0; n < moves; n++) {
    await mark(page, `move-${n}`);
    const way = Math.min(n, moves - n);
    await send("mouseMoved", from.x + 2 * way, from.y + way);
    await page.evaluate(painted);
  }
  await mark(page, `move-${moves}`);
  const events = await tasks();
  await send("mouseReleased", from.x, from.y);
  const begins = Array.from({ length: moves + 1 }, (_, n) => events.find(({ name }) => name === `move-${n}`));
  return begins.slice(0, -1).map((begin, n) => {
    const end = begins[n + 1];
    if (!begin || !end) throw new Error("the page set no marks");
    const within = events.filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith("RunTask") && pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts < end.ts,
    );
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

const mark = (page: Page, name: string) => page.evaluate((text) => void performance.mark(text), name);

/** In the page: the frame after this one was handed to the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

/** Milliseconds of the clock from each press of "next page" until its frame is handed to the screen. */
export async function turnPages(page: Page, turns: number): Promise<readonly number[]> {
  const next = page.getByRole("button", { name: "Nächste Seite" });
  const waits: number[] = [];
  await page.evaluate(`globalThis.painted = ${painted}`);
  for (let n = 0; n < turns; n++) {
    const wait = await next.evaluate(async (button) => {
      const pressed = performance.now();
      (button as HTMLElement).click();
      await (globalThis as unknown as { painted: typeof painted }).painted();
      return performance.now() - pressed;
    });
    waits.push(wait);
    await page.waitForLoadState("networkidle");
  }
  return waits;
}

/** The value that 95 of 100 do not pass. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.ceil(sorted.length * 0.95), sorted.length) - 1] ?? Number.NaN;
}

/** Megabytes of the pages' processes, with their pictures; what several share is counted in parts (Linux). */
export async function memoryOf(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0));
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1000;
}
