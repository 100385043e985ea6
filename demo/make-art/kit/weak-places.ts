import { readSvgPath } from "../../../design/art/svg-commands.ts";
import { leastFoil } from "../../../print/preflight/foil-places.ts";
import { type NarrowPlace, narrowPlaces } from "../../../print/preflight/narrow-places.ts";
import { curvePoints } from "../../../print/preflight/outlines.ts";
import type { Pt } from "./curve.ts";
import { unitsPerMm } from "./path-data.ts";

/** A line of foil that breaks off, or a gap that fills up; millimetres. */
export interface WeakPlace {
  readonly kind: NarrowPlace["kind"];
  readonly width: number;
  /** Its middle. */
  readonly at: Pt;
}

const POINTS = 72 / 25.4;
const inPoints = ({ x, y }: { readonly x: number; readonly y: number }) =>
  [(x / unitsPerMm) * POINTS, (y / unitsPerMm) * POINTS] as const;
const least = { line: leastFoil.line * POINTS - 0.01, gap: leastFoil.gap * POINTS - 0.01 };

/**
 * What preflight would say of a plate with this path on it, at its own size.
 *
 * @param data path data in units of the view box
 * @throws Error on what is no path data, and where there is too much to look at
 */
export function weakPlaces(data: string): readonly WeakPlace[] {
  const read = readSvgPath(data);
  if (!read.ok) throw new Error(read.error);
  const outlines: { corners: (readonly [number, number])[]; closed: boolean }[] = [];
  for (const { type, points } of read.value) {
    const corners = points.map(inPoints);
    const open = outlines.at(-1);
    const from = open?.corners.at(-1);
    if (type === "M") outlines.push({ corners, closed: true });
    else if (type === "C" && open && from) {
      const [one, other, to] = corners as [Pt, Pt, Pt];
      open.corners.push(...curvePoints(from, one, other, to));
    } else open?.corners.push(...corners);
  }
  const places = narrowPlaces([{ kind: "area", outlines, evenOdd: false }], least);
  if (!places) throw new Error("too many edges to look at");
  return places.map(({ kind, width, box }) => ({
    kind,
    width: width / POINTS,
    at: [(box.left + box.right) / 2 / POINTS, (box.bottom + box.top) / 2 / POINTS],
  }));
}
