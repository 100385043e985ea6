import { compileCode } from "./code/compile-code.ts";
import type { ShapeElement } from "./document.ts";
import type { SurfaceLayout } from "./layout.ts";
import type { Compiled } from "./material.ts";
import { outlinePath } from "./outline.ts";
import { mapPath } from "./path.ts";
import type { SceneItem } from "./scene.ts";
import { strokeRing } from "./stroke-ring.ts";
import { frameBox } from "./surface-geometry.ts";
import { turnOf } from "./turn.ts";

/** An area and the line along its inside. */
export function compileShape(element: ShapeElement, layout: SurfaceLayout): Compiled {
  if (element.code) return compileCode(element, element.code, layout);
  const { id, outline, fill, stroke, rotation, plate } = element;
  const box = frameBox(layout, element.frame);
  const inked = plate ? { plate } : {};
  const turn = turnOf(box, rotation);
  const items: SceneItem[] = [];
  if (fill !== null && outline === "rect" && !turn) {
    items.push({ type: "fill", element: id, rect: box, colour: fill, ...inked });
  } else if (fill !== null) {
    const path = outlinePath(outline, box);
    items.push({ type: "path", element: id, path: turn ? mapPath(path, turn) : path, colour: fill, ...inked });
  }
  if (stroke) items.push(...strokeRing({ element: id, outline, box, rotation, stroke, ...inked }));
  return { items, findings: [] };
}
