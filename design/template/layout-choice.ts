import type { Surface } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { bledFrame, onSheet, safeFrame } from "./boxes.ts";
import type { Sheet } from "./setting.ts";
import { type Layout, proportionOf, type Template, type TemplateItem } from "./template.ts";
import { templateFor } from "./wardrobe.ts";

/** Number of photo places in a template. */
export const placesIn = ({ items }: Pick<Template, "items">): number =>
  items.filter(({ type }) => type === "photo").length;

/** Layouts that are drawn for sheets of this proportion; all of them where none is. */
export function layoutsForSheet(layouts: readonly Layout[], { trim }: Pick<Sheet, "trim">): readonly Layout[] {
  const proportion = proportionOf(trim);
  const drawn = layouts.filter(({ variants }) => variants[proportion] !== undefined);
  return drawn.length > 0 ? drawn : layouts;
}

/** The first layout with so many places, else the one with the fewest more, else the one with the most. */
export function layoutForPhotos(layouts: readonly Layout[], sheet: Sheet, photos: number): Layout | undefined {
  const sized = layouts.map((layout) => ({ layout, places: placesIn(templateFor(layout, sheet)) }));
  const room = sized.filter(({ places }) => places >= photos).toSorted((one, other) => one.places - other.places);
  const [most] = sized.toSorted((one, other) => other.places - one.places);
  return (room[0] ?? most)?.layout;
}

/**
 * The layout that a side is in: of which most places are where they were drawn. Undefined where the visitor has moved
 * more than half of each.
 */
export function layoutWorn(surface: Surface, layouts: readonly Layout[], sheet: Sheet): Layout | undefined {
  const placed = surface.elements.filter(({ type }) => type !== "art");
  const frames = new Map(placed.flatMap(({ slot, frame }) => (slot === undefined ? [] : [[slot, frame] as const])));
  let best: { readonly layout: Layout; readonly share: number } | undefined;
  for (const layout of layouts) {
    const items = templateFor(layout, sheet).items.filter(({ type }) => type !== "art");
    const kept = items.filter((item) => sameFrame(frames.get(item.id), frameOf(item, sheet))).length;
    // Texts without words leave nothing.
    const drawn = items.filter(({ type }) => type !== "text").length;
    const share = kept / Math.max(drawn, frames.size, 1);
    if (share > Math.max(0.5, best?.share ?? 0)) best = { layout, share };
  }
  return best?.layout;
}

/** Frame of an item that keeps its whole box. */
function frameOf(item: TemplateItem, sheet: Sheet): Rect {
  switch (item.type) {
    case "photo":
    case "fill":
      return bledFrame(item.box, sheet);
    case "art":
      return onSheet(item.box, sheet);
    default:
      return safeFrame(item.box, sheet);
  }
}

const sameFrame = (one: Rect | "surface" | undefined, other: Rect): boolean =>
  one !== undefined &&
  one !== "surface" &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;
