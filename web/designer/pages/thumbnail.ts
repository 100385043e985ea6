import type { Opening } from "../../../products/openings.ts";

/** Height of a thumbnail, CSS pixels. */
export const THUMBNAIL = 54;
/** Narrower ones could not be hit. */
const LEAST = 36;

/** CSS pixels per micrometre at which an opening is as high as a thumbnail. */
export const thumbnailScale = (sides: Opening): number =>
  THUMBNAIL / Math.max(1, ...sides.map(({ trim }) => trim.height));

export const thumbnailWidth = (sides: Opening): number =>
  Math.max(sides.reduce((sum, { trim }) => sum + trim.width, 0) * thumbnailScale(sides), LEAST);
