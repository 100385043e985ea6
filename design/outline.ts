import type { Point, Rect } from "./geometry.ts";
import { moveCommand, type PathCommand, type PathData, rectPath, writePath } from "./path.ts";

/** Outlines of photos and areas within their box. */
export const outlines = ["rect", "rounded", "arch", "ellipse", "hexagon", "heart", "star"] as const;
export type Outline = (typeof outlines)[number];

/** Width by height at which an outline looks as it is meant. */
const proportions: Readonly<Record<Outline, number>> = {
  rect: 1,
  rounded: 1,
  arch: 0.8,
  ellipse: 1,
  hexagon: 0.866,
  heart: 1.09,
  star: 1.05,
};
export const outlineProportion = (outline: Outline): number => proportions[outline];

/** Length of a control arm that makes a cubic curve a quarter of a circle, as a share of the radius. */
const ARC = 0.5522847498;

/**
 * An outline within its box.
 *
 * @param radius of rounded corners, as much of it as the box has room for; absent: a share of the shorter side
 */
export function outlinePath(outline: Outline, box: Rect, radius?: number): PathData {
  switch (outline) {
    case "rect":
      return rectPath(box);
    case "rounded":
      return roundedPath(box, roundingOf(box, radius));
    case "arch":
      return archPath(box);
    case "ellipse":
      return ellipsePath(box);
    case "hexagon":
      return polygonPath(hexagon.map(inBox(box)));
    case "heart":
      return writePath(heart.map((command) => moveCommand(command, inBox(box))));
    case "star":
      return polygonPath(star.map(inBox(box)));
  }
}

function roundingOf({ width, height }: Rect, radius: number | undefined): number {
  const shorter = Math.min(width, height);
  return radius === undefined ? shorter * 0.06 : Math.min(radius, shorter / 2);
}

const inBox =
  ({ x, y, width, height }: Rect) =>
  (share: Point): Point => ({ x: x + share.x * width, y: y + share.y * height });

const polygonPath = ([first, ...others]: readonly Point[]): PathData =>
  first ? writePath([move(first), ...others.map(line), close]) : "";

const move = (point: Point): PathCommand => ({ type: "M", points: [point] });
const line = (point: Point): PathCommand => ({ type: "L", points: [point] });
const curve = (one: Point, other: Point, end: Point): PathCommand => ({ type: "C", points: [one, other, end] });
const close: PathCommand = { type: "Z", points: [] };

/** A quarter of an ellipse from one point to another, first leaving along x or along y. */
function quarter(from: Point, to: Point, first: "x" | "y"): PathCommand {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return first === "x"
    ? curve({ x: from.x + dx * ARC, y: from.y }, { x: to.x, y: to.y - dy * ARC }, to)
    : curve({ x: from.x, y: from.y + dy * ARC }, { x: to.x - dx * ARC, y: to.y }, to);
}

function roundedPath({ x, y, width, height }: Rect, r: number): PathData {
  const [right, bottom] = [x + width, y + height];
  const at = (px: number, py: number): Point => ({ x: px, y: py });
  return writePath([
    move(at(x + r, y)),
    line(at(right - r, y)),
    quarter(at(right - r, y), at(right, y + r), "x"),
    line(at(right, bottom - r)),
    quarter(at(right, bottom - r), at(right - r, bottom), "y"),
    line(at(x + r, bottom)),
    quarter(at(x + r, bottom), at(x, bottom - r), "x"),
    line(at(x, y + r)),
    quarter(at(x, y + r), at(x + r, y), "y"),
    close,
  ]);
}

function archPath({ x, y, width, height }: Rect): PathData {
  const rise = Math.min(width / 2, height);
  const [left, top, right] = [
    { x, y: y + rise },
    { x: x + width / 2, y },
    { x: x + width, y: y + rise },
  ] as const;
  return writePath([
    move({ x, y: y + height }),
    line(left),
    quarter(left, top, "y"),
    quarter(top, right, "x"),
    line({ x: x + width, y: y + height }),
    close,
  ]);
}

function ellipsePath({ x, y, width, height }: Rect): PathData {
  const [left, top, right, bottom] = [
    { x, y: y + height / 2 },
    { x: x + width / 2, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
  ] as const;
  return writePath([
    move(left),
    quarter(left, top, "y"),
    quarter(top, right, "x"),
    quarter(right, bottom, "y"),
    quarter(bottom, left, "x"),
    close,
  ]);
}

const hexagon: readonly Point[] = [
  { x: 0.5, y: 0 },
  { x: 1, y: 0.25 },
  { x: 1, y: 0.75 },
  { x: 0.5, y: 1 },
  { x: 0, y: 0.75 },
  { x: 0, y: 0.25 },
];

/** Half a heart from its notch down to its point, and the same mirrored on the way back. */
const heart: readonly PathCommand[] = [
  move({ x: 0.5, y: 0.22 }),
  curve({ x: 0.58, y: 0.02 }, { x: 0.7, y: 0 }, { x: 0.77, y: 0 }),
  curve({ x: 0.9, y: 0 }, { x: 1, y: 0.11 }, { x: 1, y: 0.29 }),
  curve({ x: 1, y: 0.58 }, { x: 0.68, y: 0.8 }, { x: 0.5, y: 1 }),
  curve({ x: 0.32, y: 0.8 }, { x: 0, y: 0.58 }, { x: 0, y: 0.29 }),
  curve({ x: 0, y: 0.11 }, { x: 0.1, y: 0 }, { x: 0.23, y: 0 }),
  curve({ x: 0.3, y: 0 }, { x: 0.42, y: 0.02 }, { x: 0.5, y: 0.22 }),
  close,
];

/** Five points; literals, because sines may differ in their last bit between machines. */
const star: readonly Point[] = [
  { x: 0.5, y: 0 },
  { x: 0.618, y: 0.382 },
  { x: 1, y: 0.382 },
  { x: 0.691, y: 0.618 },
  { x: 0.809, y: 1 },
  { x: 0.5, y: 0.764 },
  { x: 0.191, y: 1 },
  { x: 0.309, y: 0.618 },
  { x: 0, y: 0.382 },
  { x: 0.382, y: 0.382 },
];
