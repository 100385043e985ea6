import type { DesignPhoto, PhotoPlacement } from "./document.ts";
import type { Rect } from "./geometry.ts";
import { clampPlacement, ONE, placed, plainPlacement } from "./placement.ts";
import { around } from "./rect.ts";

/** Room around faces, as a share of what is seen of the photo along an axis. */
const FACE_MARGIN = 0.04;
/** The focus may be off the middle by this share of what is seen. */
const FOCUS_SLACK = 1 / 6;

/**
 * Placement of a photo that is new in a box: a filling photo moves from the middle only as far as is necessary to show
 * all faces, or its focus well inside.
 */
export function focusedPlacement(photo: DesignPhoto, box: Rect, fit: PhotoPlacement["fit"]): PhotoPlacement {
  const plain = plainPlacement(fit);
  if (fit === "fit" || (!photo.focus && !photo.faces?.length)) return plain;
  const { size, reach } = placed(photo, box, plain);
  const seen = { x: (2 * reach.width) / size.width, y: (2 * reach.height) / size.height };
  const centre = {
    x: along(seen.x, keptOf(photo, "x", "width", seen.x)),
    y: along(seen.y, keptOf(photo, "y", "height", seen.y)),
  };
  return clampPlacement(photo, box, { ...plain, centre });
}

/** Range that must be visible along an axis, in shares of the photo. */
type Span = readonly [from: number, to: number];

function keptOf({ faces = [], focus }: DesignPhoto, axis: "x" | "y", length: "width" | "height", seen: number): Span {
  const all = faces.reduce<Rect | null>(around, null);
  if (all) {
    const margin = FACE_MARGIN * seen;
    return [all[axis] / ONE - margin, (all[axis] + all[length]) / ONE + margin];
  }
  const at = (focus?.[axis] ?? ONE / 2) / ONE;
  const half = seen * (1 / 2 - FOCUS_SLACK);
  return [at - half, at + half];
}

/**
 * Middle of the visible part, ppm: as near to the photo's own as the span allows. Of a span that is too long the middle
 * shows.
 */
function along(seen: number, [from, to]: Span): number {
  const middle = to - from > seen ? (from + to) / 2 : Math.min(Math.max(0.5, to - seen / 2), from + seen / 2);
  return Math.min(Math.max(Math.round(middle * ONE), 0), ONE);
}
