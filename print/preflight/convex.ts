import type { Box, Corner } from "./geometry.ts";

/** Corners of a convex area, anticlockwise where y grows upwards. */
export type Convex = readonly Corner[];

export const boxCorners = ({ left, bottom, right, top }: Box): Convex => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** Twice the area, negative for corners that run clockwise. */
export function doubleArea(corners: readonly Corner[]): number {
  let sum = 0;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Corner;
    sum += x * nextY - nextX * y;
  }
  return sum;
}

/** The corners as a convex area, or null when they dent inwards, wind about more than once or enclose nothing. */
export function asConvex(corners: readonly Corner[], tolerance: number): Convex | null {
  const area = doubleArea(corners);
  if (area === 0) return null;
  const turned = area > 0 ? corners : [...corners].reverse();
  const sides = sidesOf(turned);
  const bulges = sides.every((side, index) => {
    const [, next] = sides[(index + 1) % sides.length] as Side;
    return beside(side, next) >= -tolerance;
  });
  return bulges && turnsOnce(sides) ? turned : null;
}

/** A convex outline runs to the left and to the right once each. */
function turnsOnce(sides: readonly Side[]): boolean {
  const ways = sides.map(([from, to]) => Math.sign(to[0] - from[0])).filter((way) => way !== 0);
  return ways.filter((way, index) => way !== ways[(index + 1) % ways.length]).length <= 2;
}

type Side = readonly [from: Corner, to: Corner];

/** Sides that have a length. */
function sidesOf(corners: readonly Corner[]): readonly Side[] {
  return corners.flatMap((from, index): readonly Side[] => {
    const to = corners[(index + 1) % corners.length] as Corner;
    return from[0] === to[0] && from[1] === to[1] ? [] : [[from, to]];
  });
}

/** Distance from the line through a side, positive on its left. */
function beside([from, to]: Side, [x, y]: Corner): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (dx * (y - from[1]) - dy * (x - from[0])) / Math.hypot(dx, dy);
}

/** The parts of an area left and right of a side that is moved outwards by `tolerance`. */
function split(area: Convex, side: Side, tolerance: number): { readonly inside: Convex; readonly outside: Convex } {
  const inside: Corner[] = [];
  const outside: Corner[] = [];
  const distances = area.map((corner) => beside(side, corner) + tolerance);
  for (const [index, corner] of area.entries()) {
    const next = (index + 1) % area.length;
    const [here, there] = [distances[index] as number, distances[next] as number];
    (here >= 0 ? inside : outside).push(corner);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    const [x, y] = area[next] as Corner;
    const crossing: Corner = [corner[0] + share * (x - corner[0]), corner[1] + share * (y - corner[1])];
    inside.push(crossing);
    outside.push(crossing);
  }
  return { inside, outside };
}

/** The common part of two convex areas; fewer than three corners when there is none. */
export function common(one: Convex, other: Convex): Convex {
  let rest: Convex = one;
  for (const side of sidesOf(other)) {
    if (rest.length < 3) return [];
    rest = split(rest, side, 0).inside;
  }
  return rest;
}

/** `area` without `cover` grown by `tolerance`: convex pieces that do not overlap. */
export function without(area: Convex, cover: Convex, tolerance: number): readonly Convex[] {
  const pieces: Convex[] = [];
  let rest: Convex = area;
  for (const side of sidesOf(cover)) {
    const { inside, outside } = split(rest, side, tolerance);
    if (outside.length >= 3) pieces.push(outside);
    if (inside.length < 3) return pieces;
    rest = inside;
  }
  return pieces;
}
