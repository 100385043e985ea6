import { bounds } from "../../../design/bounds.ts";
import type { DesignElement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";

/**
 * An element on a side of another size: it keeps its place among the others. What reaches into the bleed reaches as far
 * into it afterwards; art and turned elements keep their proportions.
 */
export function resizeElement<Element extends DesignElement>(element: Element, from: Size, to: Size): Element {
  if (element.frame === "surface" || (from.width === to.width && from.height === to.height)) return element;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const isStiff = element.type === "art" || element.type === "days" || element.rotation !== 0;
  const frame = isStiff ? aroundCentre(element.frame, from, to, scale) : edgeByEdge(element.frame, from, to);
  const size = element.type === "text" ? { size: within(element.size * scale, 500, 2_000_000) } : {};
  return { ...element, frame, ...size };
}

/** Clamps a value to an element's limits, so that no product size refuses it. */
const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

function edgeByEdge({ x, y, width, height }: Rect, from: Size, to: Size): Rect {
  const [left, right] = stretched(x, x + width, from.width, to.width);
  const [top, bottom] = stretched(y, y + height, from.height, to.height);
  return {
    x: left,
    y: top,
    width: within(right - left, 1, bounds.length),
    height: within(bottom - top, 1, bounds.length),
  };
}

const stretched = (start: number, end: number, from: number, to: number) =>
  [mapped(start, from, to), mapped(end, from, to)] as const;

/** Inside the trim in proportion, outside as far away as before. */
function mapped(value: number, from: number, to: number): number {
  if (value <= 0) return value;
  return Math.round(value >= from ? value - from + to : (value / from) * to);
}

function aroundCentre(rect: Rect, from: Size, to: Size, scale: number): Rect {
  const width = within(rect.width * scale, 1, bounds.length);
  const height = within(rect.height * scale, 1, bounds.length);
  const centre = (start: number, length: number, before: number, after: number) =>
    ((start + length / 2) / before) * after;
  return {
    x: Math.round(centre(rect.x, rect.width, from.width, to.width) - width / 2),
    y: Math.round(centre(rect.y, rect.height, from.height, to.height) - height / 2),
    width,
    height,
  };
}
