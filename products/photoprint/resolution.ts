import { type Format, fitsInto } from "../../core/measure.ts";
import type { ResolutionBands } from "../../design/layout.ts";
import type { Release } from "./release.ts";

/** The bands of the first row the print fits into. */
export function resolutionOf(trim: Format, { resolutions, release }: Release): ResolutionBands {
  const row = resolutions.find(({ upTo }) => !upTo || fitsInto(trim, upTo));
  if (!row) throw new Error(`release ${release} has no resolution for ${trim.width}x${trim.height}`);
  const { good, fair, warnBelow, refuseBelow } = row;
  return { good, fair, warnBelow, refuseBelow };
}
