import { bounds } from "../design/bounds.ts";
import type { DesignElement } from "../design/document.ts";
import type { Rect, Size } from "../design/geometry.ts";
import type { Step } from "../design/operation.ts";

/**
 * Moves an element of its own to a trim of another size: it keeps its relative centre and scales with the lesser change
 * of the sides, so that nothing is stretched.
 *
 * @param from trim so far, micrometres
 */
export function movedElement<Element extends DesignElement>(element: Element, from: Size, to: Size): Element {
  const same = from.width === to.width && from.height === to.height;
  if (same || element.frame === "surface") return element;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const frame = movedRect(element.frame, from, to, scale);
  return element.type === "text"
    ? { ...element, frame, size: within(element.size * scale, 500, 2_000_000) }
    : { ...element, frame };
}

/** The same as a step; none where nothing changes. */
export function movingSteps(element: DesignElement, from: Size, to: Size): readonly Step[] {
  const moved = movedElement(element, from, to);
  if (moved === element) return [];
  const { frame } = moved;
  return [
    { type: "setElement", element: moved.id, set: moved.type === "text" ? { frame, size: moved.size } : { frame } },
  ];
}

/** Clamps a value to an element's limits, so that no product size refuses it. */
const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

function movedRect(rect: Rect, from: Size, to: Size, scale: number): Rect {
  const centre = (start: number, length: number, before: number, after: number) =>
    ((start + length / 2) / before) * after;
  const [width, height] = [within(rect.width * scale, 1, bounds.length), within(rect.height * scale, 1, bounds.length)];
  return {
    x: Math.round(centre(rect.x, rect.width, from.width, to.width) - width / 2),
    y: Math.round(centre(rect.y, rect.height, from.height, to.height) - height / 2),
    width,
    height,
  };
}
