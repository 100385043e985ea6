import { dayAt } from "../../../design/days/day-cell.ts";
import type { Surface } from "../../../design/document.ts";
import type { Point } from "../../../design/geometry.ts";
import type { PhotoPlace } from "../../../design/place-many.ts";
import type { SidePlace } from "../board/board.ts";
import type { DayOnSide } from "../elements/day-picture-steps.ts";
import { elementsAt } from "../hands/geometry/hit.ts";

/** Where a photo would go that is let go over a side. */
export type DropTarget =
  | { readonly to: "place"; readonly place: PhotoPlace }
  | { readonly to: "day"; readonly day: DayOnSide }
  | { readonly to: "ground"; readonly surface: string; readonly at: Point };

/**
 * The place under the pointer, also below other elements. Where photos can be added: the day under it, and on bare
 * ground the side itself.
 */
export function dropTarget(surface: Surface, { layout }: SidePlace, at: Point, canAdd: boolean): DropTarget | null {
  const there = elementsAt(surface.elements, at);
  const element = there.find((one) => one.type === "photo");
  if (element) return { to: "place", place: { element, layout } };
  const days = canAdd ? there.find((one) => one.type === "days" && one.rotation === 0) : undefined;
  const index = days?.type === "days" ? dayAt(days, at) : null;
  if (days?.type === "days" && index !== null) return { to: "day", day: { days, index, layout } };
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
