/** Points in millimetres, x to the right and y down; angles in degrees, 0 to the right and -90 up. */
export type Pt = readonly [number, number];
/** A way from t = 0 to t = 1. */
export type Curve = (t: number) => Pt;

export const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (from: Pt, angle: number, length: number): Pt => [
  from[0] + Math.cos(rad(angle)) * length,
  from[1] + Math.sin(rad(angle)) * length,
];
export const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** An arc that starts in the direction of `angle` and has turned by `bend` degrees at its end. */
export function bow(from: Pt, angle: number, length: number, bend = 0): Curve {
  const turn = rad(bend);
  if (Math.abs(turn) < 1e-4) return (t) => polar(from, angle, length * t);
  const radius = length / turn;
  const start = rad(angle);
  return (t) => [
    from[0] + radius * (Math.sin(start + turn * t) - Math.sin(start)),
    from[1] - radius * (Math.cos(start + turn * t) - Math.cos(start)),
  ];
}

export const cubic =
  (a: Pt, b: Pt, c: Pt, d: Pt): Curve =>
  (t) => {
    const [u, v, w, z] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [u * a[0] + v * b[0] + w * c[0] + z * d[0], u * a[1] + v * b[1] + w * c[1] + z * d[1]];
  };

/** A smooth way through all points (Catmull-Rom); `closed` returns to the first. */
export function through(points: readonly Pt[], closed = false): Curve {
  const count = points.length;
  const spans = closed ? count : count - 1;
  const at = (index: number): Pt =>
    points[closed ? ((index % count) + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  return (t) => {
    const place = Math.min(Math.max(t, 0), 1) * spans;
    const index = Math.min(Math.floor(place), spans - 1);
    const u = place - index;
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    const one = (axis: 0 | 1) => {
      const [a, b, c, d] = [four[0][axis], four[1][axis], four[2][axis], four[3][axis]];
      return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
    };
    return [one(0), one(1)];
  };
}

/** Direction of a curve at t, in degrees. */
export function heading(curve: Curve, t: number): number {
  const [a, b] = [curve(Math.max(0, t - 0.004)), curve(Math.min(1, t + 0.004))];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

export interface Random {
  (): number;
  range(from: number, to: number): number;
  sign(): 1 | -1;
}

/** The same numbers for the same text on every machine (FNV-1a seed, mulberry32). */
export function randomOf(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    sign: (): 1 | -1 => (next() < 0.5 ? 1 : -1),
  });
}
