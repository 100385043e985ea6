import type { Point, Rect } from "../geometry.ts";
import { type Outline, outlinePath } from "../outline.ts";
import { readPath } from "../path.ts";

/** A stretch of a row inside an outline. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Steps in which a curve is drawn as lines; where tiles end is not seen to the micrometre. */
const STEPS = 24;
/** Lines across a row that its area is measured on. */
const LINES = 32;

/** The outline in its box as lines from point to point, each from the upper to the lower one. */
export interface OutlineLines {
  readonly box: Rect;
  readonly lines: readonly (readonly [Point, Point])[];
}

export function linesOf(outline: Outline, box: Rect): OutlineLines {
  const lines: (readonly [Point, Point])[] = [];
  let [start, at]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  const to = (next: Point) => {
    if (next.y !== at.y) lines.push(next.y > at.y ? [at, next] : [next, at]);
    at = next;
  };
  for (const { type, points } of readPath(outlinePath(outline, box))) {
    const [first, second, third] = points;
    if (type === "Z") to(start);
    else if (type === "L" && first) to(first);
    else if (type === "M" && first) [start, at] = [first, first];
    else if (first && second && third) {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) to(curvePoint([from, first, second, third], step / STEPS));
    }
  }
  return { box, lines };
}

function curvePoint([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const at = (axis: "x" | "y") =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return { x: at("x"), y: at("y") };
}

/** Stretches of a horizontal line inside the outline, from left to right. */
function insideAt({ lines }: OutlineLines, y: number): readonly Stretch[] {
  const crossings = lines
    .flatMap(([one, other]) =>
      one.y <= y && y < other.y ? [one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y)] : [],
    )
    .toSorted((a, b) => a - b);
  const inside: Stretch[] = [];
  for (let at = 0; at + 1 < crossings.length; at += 2)
    inside.push({ from: crossings[at] ?? 0, to: crossings[at + 1] ?? 0 });
  return inside;
}

/** Is a point inside the outline? */
export const isInOutline = (outline: OutlineLines, { x, y }: Point): boolean =>
  insideAt(outline, y).some(({ from, to }) => from <= x && x <= to);

/** A row of an outline: the stretches in which there is anything of it, and lines across it to measure by. */
export interface Band {
  readonly y: number;
  readonly height: number;
  readonly stretches: readonly Stretch[];
  readonly inside: readonly (readonly Stretch[])[];
}

/** The part of the outline between two heights. */
export function bandOf(outline: OutlineLines, y: number, height: number): Band {
  const levels = Array.from({ length: LINES }, (_, line) => y + (height * (line + 0.5)) / LINES);
  const inside = levels.map((level) => insideAt(outline, level));
  return { y, height, stretches: joined(inside.flat()), inside };
}

function joined(all: readonly Stretch[]): readonly Stretch[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of all.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

/** Area of the outline in a band left of x within a stretch, in micrometres of its mean line. */
export const areaLeftOf = ({ inside }: Band, { from }: Stretch, x: number): number =>
  inside.reduce(
    (sum, line) =>
      sum + line.reduce((own, one) => own + Math.max(0, Math.min(one.to, x) - Math.max(one.from, from)), 0),
    0,
  ) / inside.length;
