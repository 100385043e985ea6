import type { Point, Rect } from "../../../../design/geometry.ts";

/** Across the side or down it: what holds for one holds for the other. */
export type Axis = "x" | "y";
export const axes: readonly Axis[] = ["x", "y"];
export const otherAxis = (axis: Axis): Axis => (axis === "x" ? "y" : "x");

/** A rectangle along one axis. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spanOf = (rect: Rect, axis: Axis): Span =>
  axis === "x" ? { start: rect.x, end: rect.x + rect.width } : { start: rect.y, end: rect.y + rect.height };

export const lengthOf = ({ start, end }: Span) => end - start;
export const middleOf = ({ start, end }: Span) => (start + end) / 2;

/** Do they have more than an edge in common? */
export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

export const along = (axis: Axis, by: number): Point => (axis === "x" ? { x: by, y: 0 } : { x: 0, y: by });
