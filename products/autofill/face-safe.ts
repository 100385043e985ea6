import type { DesignPhoto, PhotoPlacement } from "../../design/document.ts";
import { focusedPlacement } from "../../design/focused-placement.ts";
import type { Rect } from "../../design/geometry.ts";
import { clampPlacement, ONE, placed, plainPlacement } from "../../design/placement.ts";
import { around, contains, grow } from "../../design/rect.ts";

/**
 * A placement with all faces within `keep` (the visible part of the box) and none on a strip to avoid; null where that
 * is impossible.
 */
export function faceSafe(photo: DesignPhoto, box: Rect, keep: Rect, avoid: Rect | null = null): PhotoPlacement | null {
  const usual = focusedPlacement(photo, box, "fill");
  const faces = photo.faces?.reduce<Rect | null>(around, null);
  if (!faces) return usual;
  const { size } = placed(photo, box, usual);
  const along = (axis: "x" | "y", length: "width" | "height"): number | null => {
    const middle = box[axis] + box[length] / 2;
    const [from, to] = [faces[axis] / ONE, (faces[axis] + faces[length]) / ONE];
    const most = from + (middle - keep[axis]) / size[length];
    const least = to - (keep[axis] + keep[length] - middle) / size[length];
    return least > most ? null : Math.min(Math.max(usual.centre[axis] / ONE, least), most);
  };
  const [x, y] = [along("x", "width"), along("y", "height")];
  if (x === null || y === null) return null;
  const centre = { x: within(x), y: within(y) };
  const placement = clampPlacement(photo, box, { ...plainPlacement("fill"), centre });
  const shown = facesIn(photo, box, placement);
  const isFine = shown.every((face) => holds(keep, face) && !(avoid && meets(avoid, face)));
  return isFine ? placement : null;
}

const within = (share: number) => Math.min(Math.max(Math.round(share * ONE), 0), ONE);

/** Boxes of a photo's faces in the measures of its box. */
export function facesIn(photo: DesignPhoto, box: Rect, placement: PhotoPlacement): readonly Rect[] {
  const { size } = placed(photo, box, placement);
  const at = (share: number, centre: number, middle: number, length: number) =>
    middle + ((share - centre) / ONE) * length;
  return (photo.faces ?? []).map(({ x, y, width, height }) => ({
    x: at(x, placement.centre.x, box.x + box.width / 2, size.width),
    y: at(y, placement.centre.y, box.y + box.height / 2, size.height),
    width: (width / ONE) * size.width,
    height: (height / ONE) * size.height,
  }));
}

/** Whether a face is within the visible part, and on no strip to avoid. */
export const isSeen = (face: Rect, keep: Rect, avoid: readonly Rect[]): boolean =>
  holds(keep, face) && !avoid.some((strip) => meets(strip, face));

/** Rounding to whole micrometres and parts per million. */
const SLACK = 5;

const holds = (outer: Rect, inner: Rect) => contains(grow(outer, SLACK), inner);

const meets = (one: Rect, other: Rect) =>
  one.x + SLACK < other.x + other.width &&
  other.x + SLACK < one.x + one.width &&
  one.y + SLACK < other.y + other.height &&
  other.y + SLACK < one.y + one.height;
