import type { Surface } from "../../../design/document.ts";
import type { Point } from "../../../design/geometry.ts";
import type { PhotoPlace } from "../../../design/place-many.ts";
import type { SidePlace } from "../board/board.ts";
import { elementsAt } from "../hands/geometry/hit.ts";

/** Where a photo would go that is let go over a side. */
export type DropTarget =
  | { readonly to: "place"; readonly place: PhotoPlace }
  | { readonly to: "ground"; readonly surface: string; readonly at: Point };

/** The place under the pointer, also below other elements; on bare ground the side itself, where photos can be added. */
export function dropTarget(surface: Surface, { layout }: SidePlace, at: Point, canAdd: boolean): DropTarget | null {
  const element = elementsAt(surface.elements, at).find((one) => one.type === "photo");
  if (element) return { to: "place", place: { element, layout } };
  return canAdd ? { to: "ground", surface: surface.id, at } : null;
}

/** A point of the screen in the trimmed side, micrometres. */
export const pointOnSide = (
  client: Point,
  { left, top }: Pick<DOMRect, "left" | "top">,
  { subject, layout }: SidePlace,
  scale: number,
): Point => ({
  x: (client.x - left) / scale + subject.outer.x - layout.bleed.left,
  y: (client.y - top) / scale + subject.outer.y - layout.bleed.top,
});
