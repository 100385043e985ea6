import type { Format } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";

/** A photo suits a format when at most this share of it is cut off. */
const LOSS = 0.03;

/** Is (nearly) all of the photo seen when it fills the format, lying or standing as the format does? */
export function photoFits(photo: Size | null, format: Format): boolean {
  if (!photo) return false;
  const ratio = photo.width / photo.height / (format.width / format.height);
  return 1 - Math.min(ratio, 1 / ratio) <= LOSS;
}
