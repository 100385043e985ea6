/** Points of a page as the reader sees them: y grows upwards, UserUnit already multiplied in. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** x' = a*x + c*y + e, y' = b*x + d*y + f (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];
export type Corner = readonly [x: number, y: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Two boxes agree when no side differs by more than this; the writer rounds to thousandths. */
export const TOLERANCE = 0.003;

/** `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function applied([a, b, c, d, e, f]: Matrix, [x, y]: Corner): Corner {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The corners of the unit square under a matrix, in order round the shape. */
export function unitCorners(matrix: Matrix): readonly Corner[] {
  return (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).map((corner) => applied(matrix, corner));
}

export function boxOf(corners: readonly Corner[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of corners) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  return { left, bottom, right, top };
}

/** Null when they do not meet. */
export function intersection(one: Box | null, other: Box): Box | null {
  if (!one) return null;
  const box = {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
  return box.left < box.right && box.bottom < box.top ? box : null;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left + TOLERANCE &&
    outer.bottom <= inner.bottom + TOLERANCE &&
    outer.right >= inner.right - TOLERANCE &&
    outer.top >= inner.top - TOLERANCE
  );
}

export const micrometres = (points: number): number => Math.round((points * 25400) / 72);
