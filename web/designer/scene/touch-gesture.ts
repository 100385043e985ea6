import type { PhotoPlacement } from "../../../design/document.ts";
import type { Point, Rect, Size } from "../../../design/geometry.ts";
import { panBy, zoomTo } from "../../../design/placement-gestures.ts";

/** Where the fingers (or the mouse) are, page micrometres: one moves, two move and zoom. */
export type Fingers = readonly [Point] | readonly [Point, Point];

/** A photo as it lay when the fingers came down. */
export interface Grip {
  readonly photo: Size;
  readonly box: Rect;
  readonly placement: PhotoPlacement;
  readonly fingers: Fingers;
}

/**
 * The photo under moving fingers: always computed from where it lay at first, so that a photo held at its limit comes
 * back when the fingers do.
 */
export function placementUnder({ photo, box, placement, fingers }: Grip, now: Fingers): PhotoPlacement {
  const from = middleOf(fingers);
  const to = middleOf(now);
  const spread = spreadOf(fingers);
  const grown = spread > 0 && now.length === 2 ? spreadOf(now) / spread : 1;
  const zoomed = grown === 1 ? placement : zoomTo(photo, box, placement, placement.zoom * grown, from);
  return panBy(photo, box, zoomed, { x: to.x - from.x, y: to.y - from.y });
}

function middleOf([first, second]: Fingers): Point {
  return second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : first;
}

const spreadOf = ([first, second]: Fingers) => (second ? Math.hypot(second.x - first.x, second.y - first.y) : 0);
