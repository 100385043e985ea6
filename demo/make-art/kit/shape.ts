import { between, type Curve, heading, type Pt, polar, type Random, rad } from "./curve.ts";

/** One closed outline: smooth runs joined by corners. A single run that ends where it starts is smooth all around. */
export type Outline = readonly (readonly Pt[])[];
/** Outlines that are filled together; an inner one that runs the other way is a hole. */
export type Shape = readonly Outline[];

const sampled = (count: number, point: (t: number) => Pt): Pt[] =>
  Array.from({ length: count + 1 }, (_, index) => point(index / count));

export const polygon = (...points: readonly Pt[]): Shape => [
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]),
];
/** Straight sides, each pulled outwards (positive) or inwards (negative) by `bulge` of its length. */
export const bulged = (points: readonly Pt[], bulge: number): Shape => [
  points.map((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return sampled(12, (t) => {
      const push = bulge * 4 * t * (1 - t);
      return [between(a[0], b[0], t) + (b[1] - a[1]) * push, between(a[1], b[1], t) - (b[0] - a[0]) * push];
    });
  }),
];
export const smooth = (curve: Curve, count = 96): Shape => [[sampled(count, curve)]];
export const ellipse = ([x, y]: Pt, rx: number, ry = rx, turn = 0): Shape => [
  [
    sampled(48, (t) => {
      const [a, b] = [rx * Math.cos(t * 2 * Math.PI), ry * Math.sin(t * 2 * Math.PI)];
      const [c, s] = [Math.cos(rad(turn)), Math.sin(rad(turn))];
      return [x + a * c - b * s, y + a * s + b * c];
    }),
  ],
];
export const reversed = (shape: Shape): Shape =>
  shape.map((outline) => [...outline].reverse().map((run) => [...run].reverse()));
/** The outer shape with the inner ones cut out; both must run the same way round. */
export const without = (outer: Shape, ...inner: readonly Shape[]): Shape => [...outer, ...inner.flatMap(reversed)];
export const ring = (centre: Pt, radius: number, width: number): Shape =>
  without(ellipse(centre, radius + width / 2), ellipse(centre, radius - width / 2));
export const rectangle = (x: number, y: number, width: number, height: number): Shape =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** A round body whose edge breathes: `wobble` is its share of the radius. */
export function blob([x, y]: Pt, rx: number, ry: number, random: Random, wobble = 0.06, waves = 4): Shape {
  const parts = Array.from({ length: waves }, (_, index) => ({
    size: (wobble * random.range(0.4, 1)) / (1 + index * 0.6),
    phase: random.range(0, 2 * Math.PI),
  }));
  return smooth((t) => {
    const turn = t * 2 * Math.PI;
    const r = parts.reduce((sum, part, index) => sum + part.size * Math.sin((index + 1) * turn + part.phase), 1);
    return [x + rx * r * Math.cos(turn), y + ry * r * Math.sin(turn)];
  }, 72);
}

/**
 * A band along a curve.
 *
 * @param half half width at t; an end of no width becomes a point, any other a round cap
 */
export function ribbon(curve: Curve, half: (t: number) => number, count = 28): Shape {
  const side = (sign: 1 | -1) =>
    sampled(count, (t) => polar(curve(t), heading(curve, t) + 90 * sign, Math.max(half(t), 0)));
  const cap = (t: 0 | 1): Pt[] => {
    const radius = half(t);
    const forward = heading(curve, t) + (t === 1 ? -90 : 90);
    return sampled(8, (u) => polar(curve(t), forward + 180 * u, radius)).slice(1, -1);
  };
  const [left, right] = [side(-1), side(1).reverse()];
  const [pointedStart, pointedEnd] = [half(0) < 0.02, half(1) < 0.02];
  if (pointedStart && pointedEnd) return [[left, right]];
  const first = left[0] ?? [0, 0];
  if (pointedStart) return [[[...left, ...cap(1), right[0] ?? first], right]];
  if (pointedEnd) return [[[...right, ...cap(0), first], left]];
  return [[[...left, ...cap(1), ...right, ...cap(0), first]]];
}

/** A drawn line: full in the middle, thinner towards its ends (`ends`: share of the width there). */
export function stroke(curve: Curve, width: number, ends: readonly [number, number] = [0.7, 0.7], count = 40): Shape {
  const half = (t: number) => {
    const rise = Math.sin((Math.min(t, 0.5) / 0.5) * (Math.PI / 2));
    const fall = Math.sin((Math.min(1 - t, 0.5) / 0.5) * (Math.PI / 2));
    return (width / 2) * Math.min(between(ends[0], 1, rise), between(ends[1], 1, fall));
  };
  return ribbon(curve, half, count);
}
/** An even line with round ends. */
export const line = (curve: Curve, width: number, count = 40): Shape => ribbon(curve, () => width / 2, count);

/** Half width of a leaf along its rib, 1 at its belly: large `base` and `tip` make long points, small ones round ends. */
export function leafProfile(base: number, tip: number): (t: number) => number {
  const belly = base / (base + tip);
  const most = belly ** base * (1 - belly) ** tip;
  return (t) => (Math.max(t, 0) ** base * Math.max(1 - t, 0) ** tip) / most;
}
const even = (t: number) => (1 - Math.cos(Math.PI * t)) / 2;
function leafEdge(rib: Curve, width: number, side: 1 | -1, profile: (t: number) => number): Pt[] {
  return sampled(28, (t) => polar(rib(even(t)), heading(rib, even(t)) + 90 * side, (width / 2) * profile(even(t))));
}
export function leaf(rib: Curve, width: number, base = 0.8, tip = 1): Shape {
  const profile = leafProfile(base, tip);
  return [[leafEdge(rib, width, -1, profile), leafEdge(rib, width, 1, profile).reverse()]];
}
/** One half of a leaf, from the rib to its edge: `side` -1 is left of the rib. */
export function halfLeaf(rib: Curve, width: number, side: 1 | -1, base = 0.8, tip = 1): Shape {
  return [[leafEdge(rib, width, side, leafProfile(base, tip)), sampled(12, (t) => rib(1 - t))]];
}

export interface PetalForm {
  /** Angle from edge to edge at the base. */
  readonly open: number;
  /** 0.2 nearly a sector, 0.5 round, 1 pointed. */
  readonly round?: number;
  /** Depth of a notch in the middle of the tip, share of the length. */
  readonly notch?: number;
  /** Waves along the tip and their height as a share of the length. */
  readonly ruffles?: number;
  readonly ruffle?: number;
  /** Degrees by which the tip is turned sideways. */
  readonly twist?: number;
  readonly phase?: number;
}
/** A petal that grows from `base` towards `angle`. */
export function petal(base: Pt, angle: number, length: number, form: PetalForm): Shape {
  const { open, round = 0.45, notch = 0, ruffles = 3, ruffle = 0, twist = 0, phase = 0 } = form;
  const run = sampled(44, (t) => {
    const s = -Math.cos(Math.PI * t); // denser towards both edges
    const body = Math.max(Math.cos((s * Math.PI) / 2), 0) ** round;
    const dent = 1 - notch * Math.exp(-((s / 0.22) ** 2));
    const wave = 1 + ruffle * Math.sin(ruffles * Math.PI * s + phase) * body;
    const r = body * dent * wave;
    return polar(base, angle + (s * open) / 2 + twist * r * r, length * r);
  });
  return [[run.slice(0, 23), run.slice(22)]];
}

export interface Placing {
  readonly at?: Pt;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}
export function placed(shape: Shape, { at = [0, 0], turn = 0, scale = 1, flip = false }: Placing): Shape {
  const [c, s] = [Math.cos(rad(turn)) * scale, Math.sin(rad(turn)) * scale];
  const move = ([x0, y]: Pt): Pt => {
    const x = flip ? -x0 : x0;
    return [at[0] + x * c - y * s, at[1] + x * s + y * c];
  };
  return shape.map((outline) => outline.map((run) => run.map(move)));
}
