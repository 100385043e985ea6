/** Cubic curves through dense points (Schneider, An Algorithm for Automatically Fitting Digitized Curves, 1990). */
import type { Pt } from "./curve.ts";

export type Cubic = readonly [Pt, Pt, Pt, Pt];

const minus = (a: Pt, b: Pt): Pt => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Pt, b: Pt, scale = 1): Pt => [a[0] + b[0] * scale, a[1] + b[1] * scale];
const dot = (a: Pt, b: Pt) => a[0] * b[0] + a[1] * b[1];
const far = (a: Pt, b: Pt) => Math.hypot(a[0] - b[0], a[1] - b[1]);
function unit(v: Pt): Pt {
  const length = Math.hypot(v[0], v[1]) || 1;
  return [v[0] / length, v[1] / length];
}
const pointAt = (c: Cubic, t: number): Pt => {
  const u = 1 - t;
  const [a, b, d, e] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
  return [a * c[0][0] + b * c[1][0] + d * c[2][0] + e * c[3][0], a * c[0][1] + b * c[1][1] + d * c[2][1] + e * c[3][1]];
};

/** Fits one smooth run; `closed` runs (first point = last) stay smooth where they close. */
export function fitRun(points: readonly Pt[], tolerance: number): Cubic[] {
  const run = points.filter((point, index) => index === 0 || far(point, points[index - 1] as Pt) > 1e-5);
  if (run.length < 2) return [];
  const [first, second] = run as [Pt, Pt, ...Pt[]];
  const [last, before] = [run[run.length - 1] as Pt, run[run.length - 2] as Pt];
  const closed = run.length > 8 && far(first, last) < 1e-4;
  const start = closed ? unit(minus(second, before)) : unit(minus(run[Math.min(2, run.length - 1)] as Pt, first));
  const end: Pt = closed ? [-start[0], -start[1]] : unit(minus(run[Math.max(0, run.length - 3)] as Pt, last));
  return fitPart(run, start, end, tolerance, 0);
}

function fitPart(points: readonly Pt[], start: Pt, end: Pt, tolerance: number, depth: number): Cubic[] {
  const [first, last] = [points[0] as Pt, points[points.length - 1] as Pt];
  if (points.length === 2) {
    const third = far(first, last) / 3;
    return [[first, plus(first, start, third), plus(last, end, third), last]];
  }
  let at = chordParameters(points);
  let split = points.length >> 1;
  for (let round = 0; round < 4; round++) {
    const curve = bestCubic(points, at, start, end);
    const worst = worstPoint(points, curve, at);
    split = worst.index;
    if (worst.distance < tolerance) return [curve];
    if (worst.distance > tolerance * 12) break;
    at = points.map((point, index) => closerParameter(curve, point, at[index] ?? 0));
  }
  if (depth > 24) return [];
  const centre = unit(minus(points[split - 1] as Pt, points[split + 1] as Pt));
  return [
    ...fitPart(points.slice(0, split + 1), start, centre, tolerance, depth + 1),
    ...fitPart(points.slice(split), [-centre[0], -centre[1]], end, tolerance, depth + 1),
  ];
}

function chordParameters(points: readonly Pt[]): number[] {
  const sums = [0];
  for (let index = 1; index < points.length; index++) {
    sums.push((sums[index - 1] ?? 0) + far(points[index] as Pt, points[index - 1] as Pt));
  }
  const total = sums[sums.length - 1] || 1;
  return sums.map((sum) => sum / total);
}

function bestCubic(points: readonly Pt[], at: readonly number[], start: Pt, end: Pt): Cubic {
  const [first, last] = [points[0] as Pt, points[points.length - 1] as Pt];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = at[index] ?? 0;
    const u = 1 - t;
    const [b0, b1, b2, b3] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
    const [a0, a1]: [Pt, Pt] = [
      [start[0] * b1, start[1] * b1],
      [end[0] * b2, end[1] * b2],
    ];
    const rest = minus(point, [first[0] * (b0 + b1) + last[0] * (b2 + b3), first[1] * (b0 + b1) + last[1] * (b2 + b3)]);
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = far(first, last);
  let left = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
  let right = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
  if (left < chord * 1e-3 || right < chord * 1e-3 || left > chord * 4 || right > chord * 4) left = right = chord / 3;
  return [first, plus(first, start, left), plus(last, end, right), last];
}

function worstPoint(points: readonly Pt[], curve: Cubic, at: readonly number[]) {
  let [distance, place] = [0, points.length >> 1];
  for (let index = 1; index < points.length - 1; index++) {
    const here = far(pointAt(curve, at[index] ?? 0), points[index] as Pt);
    if (here > distance) [distance, place] = [here, index];
  }
  return { distance, index: place };
}

function closerParameter(c: Cubic, point: Pt, t: number): number {
  const u = 1 - t;
  const [e0, e1, e2] = [minus(c[1], c[0]), minus(c[2], c[1]), minus(c[3], c[2])];
  const slope = plus(plus([e0[0] * 3 * u * u, e0[1] * 3 * u * u], e1, 6 * t * u), e2, 3 * t * t);
  const [f0, f1] = [minus(e1, e0), minus(e2, e1)];
  const curve2 = plus([f0[0] * 6 * u, f0[1] * 6 * u], f1, 6 * t);
  const off = minus(pointAt(c, t), point);
  const below = dot(slope, slope) + dot(off, curve2);
  return Math.abs(below) < 1e-12 ? t : Math.min(1, Math.max(0, t - dot(off, slope) / below));
}
