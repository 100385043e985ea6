import type { DesignDocument, DesignElement, Surface, TextElement } from "../../../../design/document.ts";
import { placeOf } from "../../../../design/element-place.ts";
import type { Rect } from "../../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import type { Step } from "../../../../design/operation.ts";
import { intersect } from "../../../../design/rect.ts";
import { splitText } from "../../../../design/text/split-text.ts";
import type { TextMaterial } from "../../../../design/text/text-setting.ts";
import type { PageRule } from "../../../../products/kind-design.ts";

interface Continuing {
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
  readonly material: TextMaterial;
  readonly rule: PageRule;
  readonly newId: () => string;
}

/** Where a text goes on. */
interface Box {
  readonly surface: string;
  readonly frame: Rect;
}

/**
 * A text goes on where the next pages have the same box free, and on pages that are added behind them as far as the
 * product can have more. What is left then stays in the last box and is told as before. Null where nothing would
 * change.
 */
export function continuedSteps(element: TextElement, about: Continuing): readonly Step[] | null {
  const { document, material, newId } = about;
  const way = wayOn(element, about);
  if (!way) return null;
  const { first, boxes, layout, more } = way;
  const steps: Step[] = [{ type: "setElement", element: element.id, set: { text: first.head } }];
  let rest = first.tail;
  let at = indexBehind(document, boxes.at(-1)?.surface ?? layout.surface);
  const written = (frame: Rect, isLast: boolean): TextElement => {
    const { slot: _, optional: __, ...copy } = element;
    const split = isLast ? null : splitText({ ...element, text: rest }, frame, material);
    const text = split?.head ?? rest;
    rest = split ? split.tail : "";
    return { ...copy, id: newId(), frame, text };
  };
  for (const [n, { surface, frame }] of boxes.entries()) {
    if (rest === "") return steps;
    const isLast = more === 0 && n === boxes.length - 1;
    steps.push({ type: "addElements", surface, elements: [written(frame, isLast)] });
  }
  const frames = framesOn(element.frame, layout);
  for (let added = 1; rest !== "" && added <= more; added++) {
    const texts = frames.flatMap((frame, n) =>
      rest === "" ? [] : written(frame, added === more && n === frames.length - 1),
    );
    steps.push({ type: "addSurface", surface: blank(newId(), layout.role, texts), at: at++ });
  }
  return steps;
}

/** Whether the text can go on elsewhere, without writing it there. */
export const canContinue = (element: TextElement, about: Omit<Continuing, "newId">): boolean =>
  wayOn(element, about) !== null;

/** What stays in the box, where the rest can be, and how many sides can be added; null where it has to stay. */
function wayOn(element: TextElement, about: Omit<Continuing, "newId">) {
  const { document, layouts, material, rule } = about;
  const surface = placeOf(document, element.id)?.surface;
  const layout = layouts.find((one) => one.surface === surface);
  if (!layout || element.bind !== undefined || element.locked) return null;
  const boxes = freeBoxes(element, layout, about);
  const more =
    rule.role === undefined || rule.role === layout.role ? Math.max(rule.max - document.surfaces.length, 0) : 0;
  if (boxes.length + more === 0) return null;
  const first = splitText(element, element.frame, material);
  return first && first.tail !== "" ? { first, boxes, layout, more } : null;
}

const blank = (id: string, role: string, elements: readonly DesignElement[]): Surface => ({
  id,
  role,
  background: null,
  copies: 1,
  turned: false,
  elements,
});

const indexBehind = ({ surfaces }: DesignDocument, surface: string): number =>
  surfaces.findIndex(({ id }) => id === surface) + 1;

/** The other page of a spread first, then the same box of sides of the same size behind it. */
function freeBoxes(
  { id, frame }: TextElement,
  layout: SurfaceLayout,
  { document, layouts }: Pick<Continuing, "document" | "layouts">,
): readonly Box[] {
  const behind = layouts.slice(layouts.indexOf(layout) + 1).filter((one) => isSameSize(one, layout));
  const own = framesOn(frame, layout).filter(({ x }) => x > frame.x);
  const boxes = [
    ...own.map((box): Box => ({ surface: layout.surface, frame: box })),
    ...behind.flatMap((one) => framesOn(frame, one).map((box): Box => ({ surface: one.surface, frame: box }))),
  ];
  return boxes.filter((box) => isFree(box, id, document));
}

const isSameSize = ({ trim, role }: SurfaceLayout, other: SurfaceLayout): boolean =>
  role === other.role && trim.width === other.trim.width && trim.height === other.trim.height;

/** The same place on both pages of a spread that is bound in its middle; on every other side it is the place itself. */
function framesOn(frame: Rect, { trim, zones }: SurfaceLayout): readonly Rect[] {
  const half = Math.round(trim.width / 2);
  const isBound = zones.some(({ kind, area }) => kind === "gutter" && area.x < half && area.x + area.width > half);
  if (!isBound || (frame.x < half && frame.x + frame.width > half)) return [frame];
  const left = frame.x < half ? frame : { ...frame, x: frame.x - half };
  return [left, { ...left, x: left.x + half }];
}

/** No photo and no words lie there; empty places and grounds give way. */
function isFree({ surface, frame }: Box, text: string, { surfaces }: DesignDocument): boolean {
  const side = surfaces.find(({ id }) => id === surface);
  return (
    side?.elements.every(
      (element) =>
        element.id === text || !isFull(element) || (element.frame !== "surface" && !intersect(element.frame, frame)),
    ) ?? false
  );
}

const isFull = (element: DesignElement): boolean => {
  if (element.type === "photo") return element.photo !== null;
  return element.type === "text" ? element.text.trim() !== "" : element.type === "days";
};
