import { bounds } from "../../../design/bounds.ts";
import type { DesignElement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";

/** Clamps a value to an element's limits, so that no product size refuses it. */
const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

/** An element on a side of another size: its middle keeps its place, it grows with the shorter change of the sides. */
export function movedElement<Element extends DesignElement>(element: Element, from: Size, to: Size): Element {
  if ((from.width === to.width && from.height === to.height) || element.frame === "surface") return element;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const frame = movedRect(element.frame as Rect, from, to, scale);
  return element.type === "text"
    ? { ...element, frame, size: within(element.size * scale, 500, 2_000_000) }
    : { ...element, frame };
}

function movedRect(rect: Rect, from: Size, to: Size, scale: number): Rect {
  const [width, height] = [within(rect.width * scale, 1, bounds.length), within(rect.height * scale, 1, bounds.length)];
  return {
    x: Math.round(((rect.x + rect.width / 2) / from.width) * to.width - width / 2),
    y: Math.round(((rect.y + rect.height / 2) / from.height) * to.height - height / 2),
    width,
    height,
  };
}
