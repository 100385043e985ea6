import { asConvex, boxCorners, type Convex, common, doubleArea, without } from "./convex.ts";
import { type Box, boxOf, intersection, type Matrix, unitCorners } from "./geometry.ts";
import type { Shape } from "./outlines.ts";

/** A painted area: an upright box, limited by a sheared or rotated unit square, and by outlines. */
export interface Patch {
  readonly box: Box;
  readonly matrix?: Matrix;
  readonly cuts?: readonly Shape[];
}

/** Pieces left over at once and comparisons in all; a page that needs more was made to be slow. */
const PIECE_LIMIT = 5_000;
const WORK_LIMIT = 5_000_000;

/**
 * Do the patches together hide the whole target? They are taken away from it one by one until nothing is left.
 * `tolerance`, in the unit of the boxes, forgives rounding. Null when there are too many pieces to decide.
 */
export function isCovered(target: Box, patches: readonly Patch[], tolerance: number): boolean | null {
  // The largest first: most pages are covered by one.
  const largest = [...patches].sort(
    ({ box: one }, { box: other }) => areaOf(other) - areaOf(one) || one.left - other.left || one.bottom - other.bottom,
  );
  let rest: readonly Piece[] = [piece(boxCorners(target))];
  let work = 0;
  for (const patch of largest) {
    if (!rest.some(({ box }) => intersection(box, patch.box))) continue;
    const cover = coverOf(patch, tolerance);
    if (!cover) continue;
    rest = rest.flatMap((one) =>
      intersection(one.box, cover.box)
        ? without(one.corners, cover.corners, tolerance)
            .filter((left) => !isSliver(left, tolerance))
            .map(piece)
        : [one],
    );
    work += rest.length;
    if (rest.length === 0) return true;
    if (rest.length > PIECE_LIMIT || work > WORK_LIMIT) return null;
  }
  return false;
}

interface Piece {
  readonly corners: Convex;
  readonly box: Box;
}

const piece = (corners: Convex): Piece => ({ corners, box: boxOf(corners) });

const areaOf = ({ left, bottom, right, top }: Box) => (right - left) * (top - bottom);

/** Only convex outlines count: what dents inwards hides less than it seems, and never more. */
function coverOf({ box, matrix, cuts = [] }: Patch, tolerance: number): Piece | null {
  let corners: Convex = boxCorners(box);
  const shapes = [...cuts, ...(matrix ? [[{ corners: unitCorners(matrix), closed: true }]] : [])];
  for (const shape of shapes) {
    const outline = shape.length === 1 && shape[0] ? asConvex(shape[0].corners, tolerance) : null;
    if (!outline) return null;
    corners = common(corners, outline);
    if (corners.length < 3) return null;
  }
  return piece(corners);
}

/** Thinner than what is forgiven. */
function isSliver(corners: Convex, tolerance: number): boolean {
  const { left, bottom, right, top } = boxOf(corners);
  return Math.abs(doubleArea(corners)) <= 2 * tolerance * Math.max(right - left, top - bottom);
}
