import { type Curve, type Pt, through } from "./curve.ts";
import type { Drawing, Paint } from "./drawing.ts";
import { stroke } from "./shape.ts";

/** A pen line through points. */
export const pen = (on: Drawing, points: readonly Pt[], width = 0.9, paint: Paint = "ink", closed = false) =>
  on.add(
    stroke(
      through(closed ? [...points, points[0] as Pt] : points),
      width,
      closed ? [0.9, 0.9] : [0.65, 0.6],
      Math.max(24, points.length * 9),
    ),
    paint,
    "flat",
  );
/** A pen line along a curve. */
export const along = (on: Drawing, curve: Curve, width = 0.9, paint: Paint = "ink") =>
  on.add(stroke(curve, width, [0.65, 0.6]), paint, "flat");
