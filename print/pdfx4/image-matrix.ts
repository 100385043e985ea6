import type { UnitMatrix } from "../../design/geometry.ts";
import type { Orientation } from "../jpeg/exif-orientation.ts";
import type { Pdf } from "../pdf/syntax.ts";
import { type Coordinates, points } from "./sheet.ts";

/**
 * Corners of the stored picture within the upright unit square (0,0 top left): `origin` is the stored top left, `right`
 * runs along a stored row, `down` from row to row.
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

/** Maps the unit square of the stored picture, (0,0) its top left, to where the scene wants the upright photo. */
export function storedMatrix([a, b, c, d, e, f]: UnitMatrix, orientation: Orientation): UnitMatrix {
  const { origin, right, down } = corners[orientation];
  const x = ([u, v]: readonly [number, number]) => a * u + c * v;
  const y = ([u, v]: readonly [number, number]) => b * u + d * v;
  return [x(right), y(right), x(down), y(down), x(origin) + e, y(origin) + f];
}

/**
 * The six operands of `cm` that draw an image XObject where the scene wants the upright photo. PDF puts the stored
 * picture's bottom left at (0,0) and its top at y = 1, knows no EXIF turn and counts y upwards: all three are in here.
 */
export function imageMatrix(matrix: UnitMatrix, orientation: Orientation, at: Coordinates): Pdf {
  const [a, b, c, d, e, f] = storedMatrix(matrix, orientation);
  return `${[a, -b, -c, d].map((value) => points(value + 0)).join(" ")} ${at.point({ x: c + e, y: d + f })}`;
}
