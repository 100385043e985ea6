/** Plain signs that many pieces share. */
import { cubic, type Pt, polar } from "./curve.ts";
import { bulged, placed, polygon, type Shape } from "./shape.ts";

const sampled = (curve: (t: number) => Pt): Pt[] => Array.from({ length: 21 }, (_, index) => curve(index / 20));

/** A heart around `at`, `size` is half its width. */
export function heart(at: Pt, size: number, turn = 0): Shape {
  const right = [
    cubic([0, -0.5], [0.2, -1.05], [1.02, -1], [1, -0.28]),
    cubic([1, -0.28], [0.98, 0.3], [0.3, 0.6], [0, 1.02]),
  ];
  const side = right.flatMap((curve, index) => sampled(curve).slice(index));
  const mirrored = side.map(([x, y]): Pt => [-x, y]).reverse();
  return placed([[side, mirrored]], { at, turn, scale: size });
}

/** A star with `points` tips; `inner` is the share of the inner radius, `bulge` bends its sides. */
export function starShape(at: Pt, radius: number, points: number, inner: number, turn = 0, bulge = 0): Shape {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(at, turn - 90 + (index * 180) / points, index % 2 ? radius * inner : radius),
  );
  return bulge ? bulged(corners, bulge) : polygon(...corners);
}
