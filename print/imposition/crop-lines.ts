import type { Rect } from "../../design/geometry.ts";
import type { Sides } from "../../design/layout.ts";
import type { ScenePage } from "../../design/scene.ts";
import type { Line } from "./imposed-sheet.ts";

/** Marks start outside the bleed and at least 3 mm from the trim; they are 5 mm long. */
const DISTANCE = 3000;
const LENGTH = 5000;

/** Distance from trim to page edge on each side. */
export const bleedOf = ({ size, trim }: Pick<ScenePage, "size" | "trim">): Sides => ({
  top: trim.y,
  left: trim.x,
  right: size.width - trim.x - trim.width,
  bottom: size.height - trim.y - trim.height,
});

/** Eight lines at the corners of the trim. */
export function aroundTrim({ x, y, width, height }: Rect, bleed: Sides): readonly Line[] {
  const away = (side: keyof Sides) => Math.max(bleed[side], DISTANCE);
  const [right, bottom] = [x + width, y + height];
  const lines: Line[] = [];
  for (const at of [y, bottom]) {
    lines.push([
      { x: x - away("left") - LENGTH, y: at },
      { x: x - away("left"), y: at },
    ]);
    lines.push([
      { x: right + away("right"), y: at },
      { x: right + away("right") + LENGTH, y: at },
    ]);
  }
  for (const at of [x, right]) {
    lines.push([
      { x: at, y: y - away("top") - LENGTH },
      { x: at, y: y - away("top") },
    ]);
    lines.push([
      { x: at, y: bottom + away("bottom") },
      { x: at, y: bottom + away("bottom") + LENGTH },
    ]);
  }
  return lines;
}
