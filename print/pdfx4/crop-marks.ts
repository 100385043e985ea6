import type { Point } from "../../design/geometry.ts";
import type { ScenePage } from "../../design/scene.ts";
import type { Pdf } from "../pdf/syntax.ts";
import type { Sheet } from "./sheet.ts";

/** Marks start outside the bleed and at least 3 mm from the trim; 5 mm long, a quarter point thick. */
const DISTANCE = 3000;
const LENGTH = 5000;

/** Eight strokes at the corners of the trim; the caller has set the registration colour for strokes. */
export function cropMarks(page: ScenePage, sheet: Sheet): Pdf {
  const { x, y, width, height } = page.trim;
  const bottom = page.size.height - y - height;
  const right = page.size.width - x - width;
  const away = (bleed: number) => Math.max(bleed, DISTANCE);
  const lines: (readonly [Point, Point])[] = [];
  for (const at of [y, y + height]) {
    lines.push([
      { x: x - away(x) - LENGTH, y: at },
      { x: x - away(x), y: at },
    ]);
    lines.push([
      { x: x + width + away(right), y: at },
      { x: x + width + away(right) + LENGTH, y: at },
    ]);
  }
  for (const at of [x, x + width]) {
    lines.push([
      { x: at, y: y - away(y) - LENGTH },
      { x: at, y: y - away(y) },
    ]);
    lines.push([
      { x: at, y: y + height + away(bottom) },
      { x: at, y: y + height + away(bottom) + LENGTH },
    ]);
  }
  return `.25 w ${lines.map(([from, to]) => `${sheet.point(from)} m ${sheet.point(to)} l S`).join(" ")}`;
}
