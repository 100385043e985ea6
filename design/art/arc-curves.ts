import type { Point } from "../geometry.ts";

/** An elliptical arc as SVG path data describes it, from one point to another. */
export interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly radii: readonly [number, number];
  /** Degrees. */
  readonly tilt: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** Cubic curves along the arc, a quarter turn each at most (SVG 1.1, appendix F.6). Without a radius it is straight. */
export function arcCurves({ from, to, radii, tilt, large, sweep }: Arc): readonly (readonly [Point, Point, Point])[] {
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])];
  if (from.x === to.x && from.y === to.y) return [];
  if (rx === 0 || ry === 0) return [[from, to, to]];
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const [x, y] = [cos * half.x + sin * half.y, cos * half.y - sin * half.x];
  const stretch = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const above = Math.max(0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2);
  const far = Math.sqrt(above / ((rx * y) ** 2 + (ry * x) ** 2)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(far * rx * y) / ry, (-far * ry * x) / rx];
  const begin = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - begin;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const middle = { x: (from.x + to.x) / 2 + cos * cx - sin * cy, y: (from.y + to.y) / 2 + sin * cx + cos * cy };
  const place = (u: number, v: number): Point => ({
    x: middle.x + cos * rx * u - sin * ry * v,
    y: middle.y + sin * rx * u + cos * ry * v,
  });
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const arm = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, index) => {
    const [one, other] = [begin + index * step, begin + (index + 1) * step];
    return [
      place(Math.cos(one) - arm * Math.sin(one), Math.sin(one) + arm * Math.cos(one)),
      place(Math.cos(other) + arm * Math.sin(other), Math.sin(other) - arm * Math.cos(other)),
      index === pieces - 1 ? to : place(Math.cos(other), Math.sin(other)),
    ] as const;
  });
}
