import type { Pt } from "./curve.ts";
import { type Cubic, fitRun } from "./fit.ts";
import type { Shape } from "./shape.ts";

/** Units of our view boxes in a millimetre: whole numbers then are exact to a fortieth of a millimetre, and short. */
export const unitsPerMm = 20;

const joined = (values: readonly number[]) =>
  values.reduce((text, value) => text + (text === "" || value < 0 ? "" : " ") + value, "");
const rounded = ([x, y]: Pt): Pt => [Math.round(x * unitsPerMm), Math.round(y * unitsPerMm)];

function isStraight([a, b, c, d]: Cubic): boolean {
  const [dx, dy] = [d[0] - a[0], d[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const off = (p: Pt) => Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length;
  return off(b) < 0.012 && off(c) < 0.012;
}

/** Path data of a shape (in mm) in units of the view box: `M`, relative `c` and `l`, `z`, whole numbers. */
export function pathData(shape: Shape, tolerance = 0.05): string {
  return shape
    .map((outline) => {
      const cubics = outline.flatMap((run) => fitRun(run, tolerance));
      const start = rounded(cubics[0]?.[0] ?? [0, 0]);
      let at = start;
      let text = `M${joined(start)}`;
      for (const cubic of cubics) {
        const [b, c, d] = [rounded(cubic[1]), rounded(cubic[2]), rounded(cubic[3])];
        const from = at;
        const rel = (p: Pt) => [p[0] - from[0], p[1] - from[1]];
        text += isStraight(cubic) ? `l${joined(rel(d))}` : `c${joined([...rel(b), ...rel(c), ...rel(d)])}`;
        at = d;
      }
      return `${text}z`;
    })
    .join("");
}
