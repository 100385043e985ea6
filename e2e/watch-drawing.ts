import type { Page } from "@playwright/test";

interface Drawing {
  /** Each movement that nobody asked for: as browsers score it, and what moved from where to where. */
  readonly moved: string[];
  /** What of the main part was drawn otherwise than the server did, from its last byte on. */
  readonly redrawn: string[];
}

/** Watches pages that are opened from now on, from their first paint. */
export const watchDrawing = (page: Page) => page.addInitScript(watch);

/** What was seen until the page is alive and still. */
export async function drawing(page: Page): Promise<Drawing> {
  await page.waitForFunction(() => (window as unknown as { isAlive?: () => boolean }).isAlive?.());
  return page.evaluate(() => (window as unknown as { drawing: Drawing }).drawing);
}

/** In the page, before anything of it. */
function watch(): void {
  const drawing: Drawing = { moved: [], redrawn: [] };
  const told = window as unknown as { drawing: Drawing; isAlive: () => boolean };
  told.drawing = drawing;
  told.isAlive = () => {
    const hand = document.getElementById("document")?.textContent;
    if (document.readyState !== "complete" || !hand) return false;
    dispatchEvent(new Event("touchstart"));
    const { islands } = JSON.parse(hand) as { readonly islands: readonly { readonly when: string }[] };
    const coming = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-alive])")];
    return coming.every(({ dataset }) => islands[Number(dataset.island)]?.when === "visible");
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput) drawing.moved.push(`${value}: ${sources.map(way).join("; ")}`);
  }).observe({ type: "layout-shift", buffered: true });
  interface Shift {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(" ");
  const way = ({ node, previousRect, currentRect }: Shift["sources"][number]) =>
    `${node && name(node)} from ${box(previousRect)} to ${box(currentRect)}`;
  const name = (node: Node) => (node instanceof Element ? node.outerHTML : String(node.textContent)).slice(0, 120);
  const attributeFilter = ["class", "href", "src", "hidden", "aria-current"];
  document.addEventListener("readystatechange", () => {
    const main = document.querySelector("main");
    if (document.readyState !== "interactive" || main === null) return;
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, removedNodes } of changes) {
        if (type === "attributes") drawing.redrawn.push(`changed ${name(target)}`);
        if (type === "characterData") drawing.redrawn.push(`text ${name(target)}`);
        for (const node of addedNodes) drawing.redrawn.push(`added ${name(node)}`);
        for (const node of removedNodes) drawing.redrawn.push(`removed ${name(node)}`);
      }
    }).observe(main, { childList: true, subtree: true, characterData: true, attributeFilter });
  });
}
