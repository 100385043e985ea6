import type { PhotoPlacement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import { panBy, zoomTo } from "../../../design/placement-gestures.ts";
import { type View, zoomAt } from "../../scene/drawing/view.ts";
import { type Fingers, middleOf, spreadBetween } from "./fingers.ts";

/** A photo as it lay when the fingers came down; fingers in page micrometres. */
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
  const [from, to] = [middleOf(fingers), middleOf(now)];
  const grown = spreadBetween(fingers, now);
  const zoomed = grown === 1 ? placement : zoomTo(photo, box, placement, placement.zoom * grown, from);
  return panBy(photo, box, zoomed, { x: to.x - from.x, y: to.y - from.y });
}

/** The view as it was when the fingers came down; fingers in CSS pixels from the stage's middle. */
export interface ViewGrip {
  readonly view: View;
  readonly fingers: Fingers;
}

/** The view under moving fingers: the spot of the wall between them stays between them. */
export function viewUnder({ view, fingers }: ViewGrip, now: Fingers): View {
  const [from, to] = [middleOf(fingers), middleOf(now)];
  const { zoom, pan } = zoomAt(view, spreadBetween(fingers, now), from);
  return { zoom, pan: { x: pan.x + to.x - from.x, y: pan.y + to.y - from.y } };
}
