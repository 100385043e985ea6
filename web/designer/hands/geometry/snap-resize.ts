import type { Point, Rect } from "../../../../design/geometry.ts";
import type { Handle } from "../../scene/handle-drag.ts";
import { isCorner, pullOf, type Resizing, resized } from "./resize.ts";
import { linesOf, type Seeking, type SnapSide, sharedLines, wayToLine } from "./snap-lines.ts";
import type { Snapped } from "./snap-move.ts";
import { type Axis, axes, spanOf } from "./span.ts";

/**
 * Where the pulled edges of an upright box come to rest. What keeps its proportions rests with one edge only: the one
 * that has the shorter way.
 *
 * @param by the way of the pointer, micrometres
 */
export function snapResize(
  box: Rect,
  handle: Handle,
  by: Point,
  how: Resizing,
  others: readonly Rect[],
  side: SnapSide,
  tolerance: number,
): Snapped {
  const pulled = resized({ frame: box, rotation: 0 }, handle, by, how).frame;
  const way = (axis: Axis) => wayToLine(pulledEdge(pulled, handle, axis), linesOf(axis, side, others), tolerance);
  const more = chosen(box, handle, { x: way("x"), y: way("y") }, how.proportional);
  const rested = resized({ frame: box, rotation: 0 }, handle, { x: by.x + more.x, y: by.y + more.y }, how).frame;
  const guides = axes.flatMap((axis) =>
    sharedLines(axis, pulledEdge(rested, handle, axis), linesOf(axis, side, others)),
  );
  return { by: more, guides };
}

function pulledEdge(box: Rect, handle: Handle, axis: Axis): Seeking {
  const { start, end } = spanOf(box, axis);
  const pull = pullOf(handle)[axis];
  return { edges: pull === 0 ? [] : [pull < 0 ? start : end], middle: null };
}

interface Ways {
  readonly x: number | null;
  readonly y: number | null;
}

/** Along the diagonal both ways belong together: an edge that goes 1 mm takes the other along in proportion. */
function chosen(box: Rect, handle: Handle, { x, y }: Ways, proportional: boolean): Point {
  if (!proportional || !isCorner(handle)) return { x: x ?? 0, y: y ?? 0 };
  const pull = pullOf(handle);
  const ratio = (box.height / box.width) * pull.x * pull.y;
  if (x !== null && (y === null || Math.abs(x) <= Math.abs(y))) return { x, y: x * ratio };
  return y === null ? { x: 0, y: 0 } : { x: y / ratio, y };
}
