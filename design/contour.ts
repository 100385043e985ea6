import type { Point } from "./geometry.ts";
import { type PathData, readPath } from "./path.ts";

/** A closed outline as a polygon: the last corner is joined with the first. */
export type Contour = readonly Point[];

/** Straight pieces for each curve: off by less than 0.15 mm on outlines of cards. */
const CHORDS = 24;

/** The closed outlines of a path, each begun by a move. */
export function contoursOf(path: PathData): readonly Contour[] {
  const contours: Point[][] = [];
  for (const { type, points } of readPath(path)) {
    const open = contours.at(-1);
    const from = open?.at(-1);
    if (type === "M") contours.push([...points]);
    else if (type === "C" && open && from) open.push(...chords(from, ...points));
    else open?.push(...points);
  }
  return contours;
}

const chords = (from: Point, one: Point, other: Point, to: Point): readonly Point[] =>
  Array.from({ length: CHORDS }, (_, index) => {
    const share = (index + 1) / CHORDS;
    const rest = 1 - share;
    const at = (axis: "x" | "y") =>
      rest ** 3 * from[axis] +
      3 * rest ** 2 * share * one[axis] +
      3 * rest * share ** 2 * other[axis] +
      share ** 3 * to[axis];
    return { x: at("x"), y: at("y") };
  });

/** Intersections of a horizontal line with the outlines, from left to right. */
export const crossingsAt = (y: number, contours: readonly Contour[]): readonly number[] =>
  contours
    .flatMap((contour) =>
      contour.flatMap((from, index) => {
        const to = contour[(index + 1) % contour.length] ?? from;
        return from.y > y === to.y > y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
      }),
    )
    .toSorted((one, other) => one - other);

/** Is the point inside by the even-odd rule? A hole in an outline is outside. */
export function isInside({ x, y }: Point, contours: readonly Contour[]): boolean {
  let inside = false;
  for (const contour of contours) {
    let from = contour.at(-1);
    for (const to of contour) {
      if (from && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
        inside = !inside;
      }
      from = to;
    }
  }
  return inside;
}

/**
 * Whether a box is inside: its corners are, and no corner of an outline is in it. Outlines have pieces shorter than
 * their notches, so none crosses a whole box.
 */
export const holdsBox = (contours: readonly Contour[], box: readonly Point[]): boolean =>
  box.every((corner) => isInside(corner, contours)) &&
  !contours.some((contour) => contour.some((corner) => isInside(corner, [box])));
