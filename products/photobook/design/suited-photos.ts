import type { DesignElement, DesignPhoto } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { suitPhotos } from "../../autofill/suit-photos.ts";
import { captionsBelow } from "../labels/date-captions.ts";
import { isSpread } from "../sides/sides.ts";

/** Half of the fold of an open book, where no face should be bent; micrometres. */
const FOLD = 5_000;

/** Photos of a side in another layout: no face is cut, or comes where the book is bound. */
export function suitedPhotos(
  elements: readonly DesignElement[],
  { role, trim, zones }: SurfaceLayout,
  photos: readonly DesignPhoto[],
): readonly DesignElement[] {
  const whole: Rect = { x: 0, y: 0, ...trim };
  const bound = zones.flatMap(({ kind, area }) => (kind === "gutter" || kind === "hinge" ? [area] : []));
  const fold = { ...whole, x: trim.width / 2 - FOLD, width: 2 * FOLD };
  const avoid = bound.length > 0 || !isSpread({ role }) ? bound : [fold];
  const suited = suitPhotos(elements, photos, {
    keep: zones.find(({ kind }) => kind === "safe")?.area ?? whole,
    avoid,
  });
  return captionsBelow(suited, trim.height);
}
