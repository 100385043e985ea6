import { monitorEventLoopDelay } from "node:perf_hooks";
import { bounds } from "../../design/bounds.ts";
import type { DesignElement } from "../../design/document.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";
import { bookOf, paragraphOn } from "./book.ts";
import { openDesign } from "./open-design.ts";
import type { DesignsShop } from "./shop.ts";

const half = bounds.elements / 2;
const frame = { x: 0, y: 0, width: 40_000, height: 30_000 };
const base = { rotation: 0, opacity: ONE, frame } as const;

const shapes = (from: number, count: number): DesignElement[] =>
  Array.from({ length: count }, (_, place) => ({
    ...base,
    id: `shape-${from + place}`,
    type: "shape",
    outline: "ellipse",
    fill: "#204060",
    stroke: null,
  }));
const photos = (from: number, count: number): DesignElement[] =>
  Array.from({ length: count }, (_, place) => ({
    ...base,
    id: `photo-${from + place}`,
    type: "photo",
    photo: "beach",
    placement: plainPlacement("fill"),
  }));
const tray = { type: "addPhoto", photo: { id: "beach", name: "strand.jpg", width: 4000, height: 3000 } };
const add = (surface: string, elements: readonly DesignElement[]) => ({ type: "addElements", surface, elements });
const words = "Am dritten Tag fuhren wir mit der Fähre hinüber auf die Insel. ";
const longText = (id: number) => paragraphOn(id, words.repeat(Math.floor((bounds.text - 10) / words.length)));

/** What others wait while designs at their bounds are worked on. @returns the longest wait, milliseconds */
export async function waitsAtBounds(shop: DesignsShop): Promise<number> {
  const rows: Record<string, { readonly seconds: string; readonly "longest wait ms": number }> = {};
  const watch = async (what: string, work: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const started = performance.now();
    delay.enable();
    await work();
    delay.disable();
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    rows[what] = { seconds, "longest wait ms": Math.round(delay.max / 1e6) };
  };

  const full = await openDesign(shop, bookOf(1));
  await watch("add 5,000 elements to one side", () => full.append([add("page-0", shapes(0, half))]));
  await watch("add 5,000 more", () => full.append([add("page-0", shapes(half, half))]));
  await watch("change one of 10,000", () =>
    full.append([{ type: "setElement", element: "shape-7", set: { fill: null } }]),
  );
  await watch("open it", () => full.read());
  await watch("freeze it", () => full.freeze());
  const half0 = shapes(0, half).map(({ id }) => id);
  await watch("remove 5,000 of them", () => full.append([{ type: "removeElements", elements: half0 }]));

  const pictures = await openDesign(shop, bookOf(1));
  await watch("a photo in 5,000 places", () => pictures.append([tray, add("page-0", photos(0, half))]));
  await watch("take it out of the tray", () => pictures.append([{ type: "removePhoto", photo: "beach" }]));

  const written = await openDesign(shop, bookOf(1));
  const texts = Array.from({ length: 14 }, (_, id) => longText(id));
  await watch("280,000 letters on one side", () => written.append([add("page-0", texts)]));
  await watch("change one letter", () =>
    written.append([{ type: "setElement", element: "text-3", set: { size: 4_000 } }]),
  );

  const thick = await openDesign(shop, bookOf(bounds.surfaces));
  const filled = (from: number) =>
    Array.from({ length: 250 }, (_, page) => add(`page-${from + page}`, shapes((from + page) * 5, 5)));
  await watch("fill 2,000 sides", async () => {
    for (let from = 0; from < bounds.surfaces; from += 250) await thick.append(filled(from));
  });
  await watch("another size for 2,000 sides", () =>
    thick.append([{ type: "setConfiguration", set: bookOf(bounds.surfaces, 300_000) }]),
  );
  await watch("change one of 2,000", () =>
    thick.append([{ type: "setElement", element: "shape-7", set: { fill: null } }]),
  );
  await watch("20,000 steps at once", () => thick.append([{ type: "together", steps: Array(19_999).fill(move) }]));
  await watch("open 2,000 sides", () => thick.read());
  console.table(rows);
  return Math.max(...Object.values(rows).map((row) => row["longest wait ms"]));
}

const move = { type: "moveSurface", surface: "page-3", to: 1_000 };
