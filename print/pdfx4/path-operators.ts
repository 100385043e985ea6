import type { Rect } from "../../design/geometry.ts";
import { type PathData, readPath } from "../../design/path.ts";
import type { Pdf } from "../pdf/syntax.ts";
import type { Coordinates } from "./sheet.ts";

const operators = { M: "m", L: "l", C: "c", Z: "h" } as const;

/** A path as construction operators (ISO 32000-1, 8.5.2), each coordinate in points. */
export function pathOperators(path: PathData, at: Coordinates): Pdf {
  return readPath(path)
    .map(({ type, points }) => [...points.map((point) => at.point(point)), operators[type]].join(" "))
    .join(" ");
}

/** Operators that cut what follows to a rectangle and to an outline, where they are given. */
export function clipping({ clip, mask }: { clip?: Rect; mask?: PathData }, at: Coordinates): Pdf {
  const rectangle = clip === undefined ? [] : [`${at.rect(clip)} re W n`];
  const outline = mask === undefined ? [] : [`${pathOperators(mask, at)} W n`];
  return [...rectangle, ...outline].join(" ");
}
