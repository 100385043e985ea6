import type { PhotoPlacement } from "../../../../design/document.ts";
import type { Point } from "../../../../design/geometry.ts";
import type { Operation } from "../../../../design/operation.ts";
import { panBy, zoomTo } from "../../../../design/placement-gestures.ts";
import { anchorOf, dragFactor, type Handle } from "../../scene/handle-drag.ts";
import { type KeyPress, nudgeOf } from "../../scene/nudge.ts";
import type { HeldPhoto } from "./held-photo.ts";

/** The operation that gives a held photo another placement. */
export const placing = ({ element }: HeldPhoto, placement: PhotoPlacement): Operation => ({
  type: "setPlacement",
  element: element.id,
  placement,
});

/** The placement after a key, null when the key means nothing. Unchanged when the photo is at its limit. */
export function afterKey({ element, photo, box }: HeldPhoto, key: KeyPress): PhotoPlacement | null {
  const nudge = nudgeOf(key);
  if (!nudge) return null;
  if ("move" in nudge) return panBy(photo, box, element.placement, nudge.move);
  return zoomTo(photo, box, element.placement, element.placement.zoom * nudge.zoom);
}

/** The placement while a handle is dragged by `by` micrometres: larger outwards, the opposite side stays. */
export function afterHandle({ element, photo, box }: HeldPhoto, handle: Handle, by: Point): PhotoPlacement {
  const zoom = element.placement.zoom * dragFactor(handle, box, by);
  return zoomTo(photo, box, element.placement, zoom, anchorOf(handle, box));
}

export const samePlacement = (one: PhotoPlacement, other: PhotoPlacement) =>
  one.fit === other.fit &&
  one.zoom === other.zoom &&
  one.rotation === other.rotation &&
  one.centre.x === other.centre.x &&
  one.centre.y === other.centre.y;
