/**
 * The one-colour version: layers become one area, which is then made fit for a foil plate. Gaps under `gap` are closed
 * and lines under `line` are dropped or rounded by morphology on a distance field, and the edge is traced back to curves.
 */
import sharp from "sharp";
import type { Pt } from "./curve.ts";
import type { Shape } from "./shape.ts";

const perMm = 11;

interface Field {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** @param svg black on white, its size in mm; @returns outlines of the black, holes running the other way */
export async function foilShape(svg: string, mm: readonly [number, number], line: number, gap: number): Promise<Shape> {
  // Never resized: the ringing of a resampling kernel would count as coverage.
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * perMm })
    .flatten({ background: "#fff" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const cover = new Float32Array(data).map((value) => 1 - value / 255);
  const closed = closing({ values: cover, width, height }, (gap / 2) * perMm);
  const opened = opening(closed, (line / 2) * perMm);
  return contours(opened).map((loop) => [loop.map(([x, y]): Pt => [(x / width) * mm[0], (y / height) * mm[1]])]);
}

/** Distance of every pixel to the covered area, 0 inside; sub-pixel through the coverage of its edge. */
function distanceTo({ values, width, height }: Field): Float32Array {
  const squares = values.map((cover) => (cover < 0.02 ? 1e12 : Math.max(0, 0.5 - cover) ** 2));
  const most = Math.max(width, height);
  const work = { f: new Float32Array(most), at: new Int32Array(most), edge: new Float32Array(most + 1) };
  for (let x = 0; x < width; x++) pass(squares, x, width, height, work);
  for (let y = 0; y < height; y++) pass(squares, y * width, 1, width, work);
  return squares.map(Math.sqrt);
}

interface Work {
  readonly f: Float32Array;
  readonly at: Int32Array;
  readonly edge: Float32Array;
}
/** Lower envelope of parabolas (Felzenszwalb and Huttenlocher, 2012), in place. */
function pass(grid: Float32Array, offset: number, step: number, count: number, { f, at, edge }: Work): void {
  let top = 0;
  at[0] = 0;
  edge[0] = -1e20;
  edge[1] = 1e20;
  for (let q = 0; q < count; q++) f[q] = grid[offset + q * step] as number;
  const meet = (q: number, r: number) => ((f[q] as number) - (f[r] as number) + q * q - r * r) / (q - r) / 2;
  for (let q = 1; q < count; q++) {
    let cross = meet(q, at[top] as number);
    while (cross <= (edge[top] as number) && top > 0) cross = meet(q, at[--top] as number);
    if (cross <= (edge[top] as number)) cross = edge[top] as number;
    at[++top] = q;
    edge[top] = cross;
    edge[top + 1] = 1e20;
  }
  for (let q = 0, k = 0; q < count; q++) {
    while ((edge[k + 1] as number) < q) k++;
    const r = at[k] as number;
    grid[offset + q * step] = (f[r] as number) + (q - r) ** 2;
  }
}

const inverse = (field: Field): Field => ({ ...field, values: field.values.map((cover) => 1 - cover) });
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const grown = (field: Field, by: number): Field => ({
  ...field,
  values: distanceTo(field).map((distance) => clamp(by - distance + 0.5)),
});
const opening = (field: Field, radius: number) => grown(inverse(grown(inverse(field), radius)), radius);
const closing = (field: Field, radius: number) => inverse(opening(inverse(field), radius));

/** Closed loops where the coverage is one half (marching squares), area to the left of the way. */
function contours({ values, width, height }: Field): Pt[][] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] as number);
  const next = new Map<number, { to: number; point: Pt }>();
  const key = (x: number, y: number, vertical: boolean) => ((y + 1) * (width + 2) + x + 1) * 2 + (vertical ? 1 : 0);
  const cut = (a: number, b: number) => (0.5 - a) / (b - a);
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const code = (a > 0.5 ? 1 : 0) | (b > 0.5 ? 2 : 0) | (c > 0.5 ? 4 : 0) | (d > 0.5 ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const sides = {
        t: { id: key(x, y, false), point: (): Pt => [x + cut(a, b) + 0.5, y + 0.5] },
        r: { id: key(x + 1, y, true), point: (): Pt => [x + 1.5, y + cut(b, c) + 0.5] },
        b: { id: key(x, y + 1, false), point: (): Pt => [x + cut(d, c) + 0.5, y + 1.5] },
        l: { id: key(x, y, true), point: (): Pt => [x + 0.5, y + cut(a, d) + 0.5] },
      };
      for (const [from, to] of ways[code] ?? []) {
        next.set(sides[from].id, { to: sides[to].id, point: sides[from].point() });
      }
    }
  }
  return loopsOf(next);
}

type Side = "t" | "r" | "b" | "l";
const ways: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [["t", "l"]],
  [["r", "t"]],
  [["r", "l"]],
  [["b", "r"]],
  [
    ["t", "r"],
    ["b", "l"],
  ],
  [["b", "t"]],
  [["b", "l"]],
  [["l", "b"]],
  [["t", "b"]],
  [
    ["l", "t"],
    ["r", "b"],
  ],
  [["r", "b"]],
  [["l", "r"]],
  [["t", "r"]],
  [["l", "t"]],
  [],
];

function loopsOf(next: Map<number, { to: number; point: Pt }>): Pt[][] {
  const loops: Pt[][] = [];
  for (const start of next.keys()) {
    const loop: Pt[] = [];
    for (let key = start, step = next.get(key); step; step = next.get(key)) {
      loop.push(step.point);
      next.delete(key);
      key = step.to;
    }
    if (loop.length > 12) loops.push(smoothed([...loop, loop[0] as Pt]));
  }
  return loops;
}

/** Takes the stairs of the pixels away: each point becomes the weighted middle of its neighbours. */
function smoothed(loop: readonly Pt[]): Pt[] {
  const count = loop.length - 1;
  const at = (index: number) => loop[(index + count) % count] as Pt;
  const soft = loop.map((_, i): Pt => {
    const [a, b, c, d, e] = [at(i - 2), at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = (axis: 0 | 1) => (a[axis] + 4 * b[axis] + 6 * c[axis] + 4 * d[axis] + e[axis]) / 16;
    return [one(0), one(1)];
  });
  return startAtCorner(soft);
}

/** Where the curve turns most is the best place to begin: a curve is fitted from there. */
function startAtCorner(loop: readonly Pt[]): Pt[] {
  const count = loop.length - 1;
  const reach = Math.min(6, Math.floor(count / 4));
  let [best, most] = [0, -1];
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [loop[(i - reach + count) % count] as Pt, loop[i] as Pt, loop[(i + reach) % count] as Pt];
    const turn = Math.abs(
      Math.atan2(
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]),
        (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]),
      ),
    );
    if (turn > most) [best, most] = [i, turn];
  }
  return [...loop.slice(best, count), ...loop.slice(0, best), loop[best] as Pt];
}
