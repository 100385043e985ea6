import { customerData } from "../customer-data.ts";
import { whenIdle } from "../when-idle.ts";
import { whenPainted } from "../when-painted.ts";
import { followEarlyInput, hasEarlyInput, repeatEarlyInput } from "./early-input.ts";
import type { ToldIsland, ToldPage } from "./hand-over.ts";
import { logFault } from "./log-fault.ts";

const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "scroll", "focusin"] as const;

/** A visitor is here: resolves at her first key, press or movement; one who loads a page again was here before. */
const touched = new Promise<void>((resolve) => {
  const [came] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (came?.type === "reload") resolve();
  const heard = (event: Event) => {
    // A strip that snaps to its place while the page loads is no visitor.
    if (event.type === "scroll" && event.target !== document) return;
    for (const sign of signs) removeEventListener(sign, heard, true);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, heard, { capture: true, passive: true });
});

let asked: Promise<boolean> | undefined;

/** Whether the shop knows the visitor, or her basket holds something. */
async function isKnown(): Promise<boolean> {
  const { isLoggedIn, isWhitelabelCustomer, order } = await customerData();
  return [isLoggedIn, isWhitelabelCustomer, order.cartArticlesAmount, order.isWhitelabelOrder].some(Boolean);
}

/** Hydrates islands sequentially, each in a task of its own: a click waits for one of them at most. */
let line: Promise<unknown> = Promise.resolve();

type Life = typeof import("./bring-to-life.tsx");
let life: Life | null = null;

/** What knows the islands that live; null while none does. */
export const livingIslands = (): Life | null => life;

/** Lets islands that have not begun wait until the page that was just put into the document is on the screen. */
export function beginAfterPaint(): void {
  line = Promise.all([line, whenPainted()]);
}

async function loadLife(): Promise<Life> {
  life ??= await import("./bring-to-life.tsx");
  return life;
}

function begin(element: HTMLElement, island: ToldIsland, of: ToldPage): void {
  const loaded = loadLife();
  const before = line;
  line = loaded
    .then(async ({ bringToLife }) => {
      await before;
      await bringToLife(element, island, of);
      repeatEarlyInput(element);
      await new Promise((next) => setTimeout(next));
    })
    // An island that does not hydrate stays as the server rendered it.
    .catch((fault: unknown) => logFault("nuxt-bootstrap", fault));
}

/** What begins each island that is not there yet. */
const begins = new WeakMap<Element, () => void>();
followEarlyInput((island) => begins.get(island)?.());

/** Begins all islands within an element that have not begun yet. */
export function beginIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll("[data-island]")) begins.get(element)?.();
}

/** Hydrates every island within an element at its time. */
export function scheduleIslands(within: ParentNode, of: ToldPage): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-island]")) {
    const island = of.islands[Number(element.dataset.island)];
    if (island) schedule(element, island.when, () => begin(element, island, of));
  }
}

function schedule(element: HTMLElement, when: ToldIsland["when"], act: () => void): void {
  const first = once(act);
  begins.set(element, first);
  if (when === "load" || hasEarlyInput(element)) first();
  else if (when === "idle") whenIdle(first);
  else if (when === "visible") whenVisible(element, first);
  else void touched.then(first);
  if (when !== "known") return;
  asked ??= isKnown().catch(() => false);
  void asked.then((is) => is && first());
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

function whenVisible(element: HTMLElement, act: () => void): void {
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    act();
  });
  // It has no box of its own.
  sight.observe(element.firstElementChild ?? element);
}
