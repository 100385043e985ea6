import type { UnitMatrix } from "../../design/geometry.ts";
import type { Orientation } from "../jpeg/exif-orientation.ts";
import type { Pdf } from "../pdf/syntax.ts";
import { type Coordinates, points } from "./sheet.ts";

/**
 * Where the stored picture's corners lie in the upright picture: `origin` is the stored top left, `right` the way along a
 * stored row, `down` the way from row to row, in the upright unit square (0,0 top left).
 */
interface StoredCorners {
  readonly origin: readonly [number, number];
  readonly right: readonly [number, number];
  readonly down: readonly [number, number];
}

/** Exif 2.32, tag 0x0112: "row 0 is ..., column 0 is ...". */
const corners: Readonly<Record<Orientation, StoredCorners>> = {
  1: { origin: [0, 0], right: [1, 0], down: [0, 1] },
  2: { origin: [1, 0], right: [-1, 0], down: [0, 1] },
  3: { origin: [1, 1], right: [-1, 0], down: [0, -1] },
  4: { origin: [0, 1], right: [1, 0], down: [0, -1] },
  5: { origin: [0, 0], right: [0, 1], down: [1, 0] },
  6: { origin: [1, 0], right: [0, 1], down: [-1, 0] },
  7: { origin: [1, 1], right: [0, -1], down: [-1, 0] },
  8: { origin: [0, 1], right: [0, -1], down: [1, 0] },
};

/**
 * The six operands of `cm` that draw an image XObject where the scene wants the upright photo. PDF puts the stored
 * picture's bottom left at (0,0) and its top at y = 1, knows no EXIF turn and counts y upwards: all three are in here.
 */
export function imageMatrix(matrix: UnitMatrix, orientation: Orientation, at: Coordinates): Pdf {
  const [a, b, c, d, e, f] = matrix;
  const { origin, right, down } = corners[orientation];
  const along = ([x, y]: readonly [number, number]) => ({ x: a * x + c * y, y: b * x + d * y });
  const start = along([origin[0] + down[0], origin[1] + down[1]]);
  const row = along(right);
  const up = along([-down[0], -down[1]]);
  const vectors = [row.x, -row.y, up.x, -up.y].map(points).join(" ");
  return `${vectors} ${at.point({ x: start.x + e, y: start.y + f })}`;
}
