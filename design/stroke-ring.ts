import type { Stroke } from "./document.ts";
import type { Rect } from "./geometry.ts";
import { type Outline, outlinePath } from "./outline.ts";
import { mapPath } from "./path.ts";
import type { Plate } from "./plate.ts";
import { grow } from "./rect.ts";
import type { ScenePath } from "./scene.ts";
import { turnOf } from "./turn.ts";

interface Ring {
  readonly element: string;
  readonly outline: Outline;
  readonly radius?: number | undefined;
  readonly box: Rect;
  readonly rotation: number;
  readonly stroke: Stroke;
  readonly plate?: Plate;
}

/**
 * The line along the inside of an outline as the area between two outlines of the same shape, because foil is stamped
 * from areas; a box that is narrower than two lines is filled.
 */
export function strokeRing({ element, outline, radius, box, rotation, stroke, plate }: Ring): readonly ScenePath[] {
  const innerRadius = radius === undefined ? undefined : Math.max(0, radius - stroke.width);
  const narrow = Math.min(box.width, box.height) <= 2 * stroke.width;
  const inner = narrow ? "" : outlinePath(outline, grow(box, -stroke.width), innerRadius);
  const path = outlinePath(outline, box, radius) + inner;
  const turn = turnOf(box, rotation);
  return [
    {
      type: "path",
      element,
      path: turn ? mapPath(path, turn) : path,
      colour: stroke.colour,
      ...(narrow ? {} : { rule: "evenodd" as const }),
      ...(plate ? { plate } : {}),
    },
  ];
}
