import type { DaysElement } from "../document.ts";
import { outlinePath } from "../outline.ts";
import { type PathCommand, writePath } from "../path.ts";
import type { SceneItem } from "../scene.ts";
import type { Moon } from "./drawn-days.ts";

/** Its dark part filled, as almanacs north of the equator draw it: the first quarter is dark on the left. */
export function compileMoon(
  { phase, box }: Moon,
  { id: element, colour }: Pick<DaysElement, "id" | "colour">,
): readonly SceneItem[] {
  const path = outlinePath("ellipse", box);
  const ring: SceneItem = { type: "path", element, path, colour, line: Math.max(20, Math.round(box.width * 0.08)) };
  switch (phase) {
    case "full":
      return [ring];
    case "new":
      return [{ type: "path", element, path, colour }];
    case "first-quarter":
      return [ring, { type: "path", element, path: halfDisc(box, -1), colour }];
    case "last-quarter":
      return [ring, { type: "path", element, path: halfDisc(box, 1), colour }];
  }
}

/** Length of a control arm that makes a cubic curve a quarter of a circle, as a share of the radius. */
const ARC = 0.5522847498;

function halfDisc({ x, y, width, height }: Moon["box"], side: 1 | -1): string {
  const [r, middle] = [width / 2, { x: x + width / 2, y: y + height / 2 }];
  const at = (across: number, down: number) => ({ x: middle.x + side * across * r, y: middle.y + down * r });
  const commands: readonly PathCommand[] = [
    { type: "M", points: [at(0, -1)] },
    { type: "C", points: [at(ARC, -1), at(1, -ARC), at(1, 0)] },
    { type: "C", points: [at(1, ARC), at(ARC, 1), at(0, 1)] },
    { type: "Z", points: [] },
  ];
  return writePath(commands);
}
