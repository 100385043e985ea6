import type { Format, Orientation } from "../../core/measure.ts";

/** Sides that differ by less than this many millimetres count as equal (specification section 3, formats). */
const NEARLY_SQUARE = 3;

/** A card's orientation in its designer; unlike `orientationOf`, which requires equal sides for a square. */
export function cardOrientation({ width, height }: Format): Orientation {
  if (Math.abs(width - height) < NEARLY_SQUARE) return "square";
  return width < height ? "portrait" : "landscape";
}
