import type { Point, Rect } from "../../../../design/geometry.ts";
import { translate } from "../../../../design/rect.ts";
import { equalGaps, rowAt, wayToGap } from "./equal-gaps.ts";
import { type Guide, isSame } from "./guide.ts";
import { linesOf, type SnapSide, sharedLines, wayToLine, wholeSpan } from "./snap-lines.ts";
import { type Axis, along, axes, middleOf, otherAxis, spanOf } from "./span.ts";

export interface Snapped {
  /** On top of the way it was moved, whole micrometres. */
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/**
 * Where a box that was moved comes to rest: at lines of the side and of other boxes, or where gaps become equal.
 *
 * @param moving the box where the pointer has it
 * @param tolerance micrometres
 */
export function snapMove(moving: Rect, others: readonly Rect[], side: SnapSide, tolerance: number): Snapped {
  const by = { x: wayAlong("x", moving, others, side, tolerance), y: wayAlong("y", moving, others, side, tolerance) };
  return { by, guides: guidesAt(translate(moving, by), others, side) };
}

function wayAlong(axis: Axis, moving: Rect, others: readonly Rect[], side: SnapSide, tolerance: number): number {
  const toLine = wayToLine(wholeSpan(spanOf(moving, axis)), linesOf(axis, side, others), tolerance);
  const toGap = wayToGap(axis, moving, others, tolerance);
  if (toGap === null) return Math.round(toLine ?? 0);
  return Math.round(toLine !== null && Math.abs(toLine) <= Math.abs(toGap) ? toLine : toGap);
}

/** All that a box at rest has in common with its side and with others. */
export const guidesAt = (box: Rect, others: readonly Rect[], side: SnapSide): readonly Guide[] =>
  axes.flatMap((axis) => [
    ...sharedLines(axis, wholeSpan(spanOf(box, axis)), linesOf(axis, side, others)),
    ...equalGaps(axis, [box, ...rowAt(axis, others, spanOf(box, otherAxis(axis)))], box),
    ...equalDistances(axis, box, side),
  ]);

/** Both ways to the edges of the side, where they are as long as each other. */
export function equalDistances(axis: Axis, box: Rect, { trim }: SnapSide): readonly Guide[] {
  const [own, whole] = [spanOf(box, axis), spanOf(trim, axis)];
  const [before, after] = [own.start - whole.start, whole.end - own.end];
  if (before <= 0 || !isSame(before, after)) return [];
  const at = Math.round(middleOf(spanOf(box, otherAxis(axis))));
  return [
    { kind: "distance", axis, gap: { start: whole.start, end: own.start }, at },
    { kind: "distance", axis, gap: { start: own.end, end: whole.end }, at },
  ];
}

/** The offset along the axis on which most of it goes; the other one rests. */
export const straight = ({ x, y }: Point): Point => (Math.abs(x) >= Math.abs(y) ? along("x", x) : along("y", y));
