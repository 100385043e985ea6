import type { DesignElement } from "../../../../design/document.ts";
import type { Point, Rect } from "../../../../design/geometry.ts";
import { intersect } from "../../../../design/rect.ts";
import { boundsOf, boxOf, holds } from "./turned-box.ts";

/** The elements under a point of the side, topmost first. One that follows the side is under every point. */
export const elementsAt = (elements: readonly DesignElement[], point: Point): readonly DesignElement[] =>
  elements.toReversed().filter((element) => {
    const box = boxOf(element);
    return box === null || holds(box, point);
  });

/**
 * Those that a frame drawn on the side takes hold of: what it touches, in the order in which they are painted. Locked
 * elements and those that follow the side stay out.
 */
export const elementsIn = (elements: readonly DesignElement[], marquee: Rect): readonly DesignElement[] =>
  elements.filter((element) => {
    const box = boxOf(element);
    return box !== null && !element.locked && intersect(boundsOf(box), marquee) !== null;
  });

/** The rectangle between two points, whichever way it was drawn; at least a micrometre wide and high. */
export const between = (one: Point, other: Point): Rect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.max(Math.abs(one.x - other.x), 1),
  height: Math.max(Math.abs(one.y - other.y), 1),
});
