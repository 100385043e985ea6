import { normaliseAngle } from "./angle.ts";
import type { PhotoPlacement } from "./document.ts";
import type { Point, Rect, Size } from "./geometry.ts";
import { clampPlacement, MAX_ZOOM, ONE, placed, plainPlacement, rotate } from "./placement.ts";
import { middle } from "./rect.ts";

/**
 * Gestures on a placed photo. Each takes photo (pixels), box (page micrometres) and placement, and returns the new,
 * clamped placement.
 */

/** The photo follows the pointer by `by` micrometres on the page. */
export function panBy(photo: Size, box: Rect, placement: PhotoPlacement, by: Point): PhotoPlacement {
  const { size, turn } = placed(photo, box, placement);
  const along = rotate(by, { cos: turn.cos, sin: -turn.sin });
  return clampPlacement(photo, box, {
    ...placement,
    centre: {
      x: Math.round(placement.centre.x - (along.x / size.width) * ONE),
      y: Math.round(placement.centre.y - (along.y / size.height) * ONE),
    },
  });
}

/** Zooms to `zoom` ppm (held within 1 and `MAX_ZOOM`); the photo point under the page point `about` stays there. */
export function zoomTo(
  photo: Size,
  box: Rect,
  placement: PhotoPlacement,
  zoom: number,
  about: Point = middle(box),
): PhotoPlacement {
  const next = { ...placement, zoom: Math.round(Math.min(Math.max(zoom, ONE), MAX_ZOOM)) };
  const before = placed(photo, box, placement);
  const after = placed(photo, box, next);
  const centre = middle(box);
  const off = rotate({ x: about.x - centre.x, y: about.y - centre.y }, { cos: before.turn.cos, sin: -before.turn.sin });
  const shift = (share: number, distance: number, was: number, is: number) =>
    Math.round(share + (distance / was - distance / is) * ONE);
  return clampPlacement(photo, box, {
    ...next,
    centre: {
      x: shift(placement.centre.x, off.x, before.size.width, after.size.width),
      y: shift(placement.centre.y, off.y, before.size.height, after.size.height),
    },
  });
}

/** A quarter turn about the middle of the box. */
export const turnQuarter = (photo: Size, box: Rect, placement: PhotoPlacement, way: "left" | "right") =>
  turnTo(photo, box, placement, placement.rotation + (way === "right" ? 90_000 : -90_000));

/** Just under half a quarter turn, so that the nearest quarter turn stays the same while a slider moves. */
export const MAX_TILT = 44_999;

/** Levels a horizon: `tilt` millidegrees (held within `MAX_TILT`) away from the nearest quarter turn, clockwise. */
export function straighten(photo: Size, box: Rect, placement: PhotoPlacement, tilt: number): PhotoPlacement {
  const held = Math.min(Math.max(tilt, -MAX_TILT), MAX_TILT);
  return turnTo(photo, box, placement, placement.rotation - tiltOf(placement) + held);
}

/** Tilt of the photo from the nearest quarter turn, millidegrees. */
export const tiltOf = (placement: PhotoPlacement) =>
  placement.rotation - Math.round(placement.rotation / 90_000) * 90_000;

/** Fill or fit, starting again at the smallest zoom; the turn is kept. */
export const setFit = (photo: Size, box: Rect, placement: PhotoPlacement, fit: PhotoPlacement["fit"]) =>
  clampPlacement(photo, box, { ...plainPlacement(fit), rotation: placement.rotation });

function turnTo(photo: Size, box: Rect, placement: PhotoPlacement, rotation: number): PhotoPlacement {
  return clampPlacement(photo, box, { ...placement, rotation: normaliseAngle(Math.round(rotation)) });
}
