import { applied, type Box, type Corner, type Matrix } from "./geometry.ts";

/** A painted area: an upright box, or what of a sheared or turned unit square shows inside it. */
export interface Patch {
  readonly box: Box;
  readonly matrix?: Matrix;
}

const EDGE_LIMIT = 250;

/**
 * Do the patches together hide the whole target? Decided cell by cell on the grid of all edges; a cell must lie inside
 * one patch. `tolerance`, in the unit of the boxes, forgives rounding. Null when there are too many edges to decide.
 */
export function isCovered(target: Box, patches: readonly Patch[], tolerance: number): boolean | null {
  const xs = edges(
    target.left,
    target.right,
    patches.flatMap(({ box }) => [box.left, box.right]),
    tolerance,
  );
  const ys = edges(
    target.bottom,
    target.top,
    patches.flatMap(({ box }) => [box.bottom, box.top]),
    tolerance,
  );
  if (xs.length > EDGE_LIMIT || ys.length > EDGE_LIMIT) return null;
  return pairs(xs).every(([left, right]) =>
    pairs(ys).every(([bottom, top]) => {
      const cell = { left, bottom, right, top };
      return patches.some((patch) => holds(patch, cell, tolerance));
    }),
  );
}

function edges(low: number, high: number, others: readonly number[], tolerance: number): readonly number[] {
  const inside = others.filter((edge) => edge > low + tolerance && edge < high - tolerance);
  const ascending = [low, ...inside, high].sort((one, other) => one - other);
  return ascending.filter((edge, index) => index === 0 || edge - (ascending[index - 1] ?? 0) > tolerance);
}

function pairs(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.slice(1).map((value, index) => [values[index] ?? 0, value] as const);
}

function holds({ box, matrix }: Patch, cell: Box, tolerance: number): boolean {
  if (cell.left < box.left - tolerance || cell.right > box.right + tolerance) return false;
  if (cell.bottom < box.bottom - tolerance || cell.top > box.top + tolerance) return false;
  if (!matrix) return true;
  const { left, bottom, right, top } = cell;
  const corners: readonly Corner[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  return corners.every((corner) => inUnitSquare(matrix, corner, tolerance));
}

function inUnitSquare(matrix: Matrix, corner: Corner, tolerance: number): boolean {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (area === 0) return false;
  const back: Matrix = [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
  const [x, y] = applied(back, corner);
  const slackX = tolerance / Math.hypot(a, b);
  const slackY = tolerance / Math.hypot(c, d);
  return x >= -slackX && x <= 1 + slackX && y >= -slackY && y <= 1 + slackY;
}
