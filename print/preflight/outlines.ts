import { type PathData, readPath } from "../../design/path.ts";
import type { Corner } from "./geometry.ts";

/** One run of a path as straight pieces. */
export interface Outline {
  readonly corners: readonly Corner[];
  readonly closed: boolean;
}

/** Outlines that together make one area or one clip. */
export type Shape = readonly Outline[];

/** Straight pieces for each curve: a quarter of a circle of 10 cm is met to a tenth of a millimetre. */
const PIECES = 12;

/** The points of a cubic curve after its start. */
export function curvePoints(from: Corner, one: Corner, other: Corner, to: Corner): readonly Corner[] {
  return Array.from({ length: PIECES }, (_, index): Corner => {
    const t = (index + 1) / PIECES;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * from[0] + b * one[0] + c * other[0] + d * to[0], a * from[1] + b * one[1] + c * other[1] + d * to[1]];
  });
}

/** A path of a scene in its own coordinates. */
export function shapeOf(path: PathData): Shape {
  const shape: { corners: Corner[]; closed: boolean }[] = [];
  for (const { type, points } of readPath(path)) {
    const corners = points.map(({ x, y }): Corner => [x, y]);
    const open = shape.at(-1);
    if (type === "M") shape.push({ corners, closed: false });
    else if (type === "Z" && open) open.closed = true;
    else if (type === "C" && open) {
      const [one, other, to] = corners as [Corner, Corner, Corner];
      open.corners.push(...curvePoints(open.corners.at(-1) ?? one, one, other, to));
    } else open?.corners.push(...corners);
  }
  return shape;
}
