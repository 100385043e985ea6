import { formatSides, formatSize } from "../../../core/length-text.ts";
import type { Locale } from "../../../core/locale.ts";
import type { Format } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";
import type { PhotoResolution } from "../../../design/resolution.ts";
import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";

/** A judged resolution in the words and colours of the badge. */
export interface Sharpness {
  readonly level: "good" | "fair" | "poor";
  readonly verdict: string;
  readonly detail: string;
}

/**
 * Says it in centimetres and, of what hangs on a wall, in distance, never in dpi alone. A promise is rounded down to
 * whole centimetres and never goes beyond what the shop can make.
 */
export function sharpnessOf(
  judged: PhotoResolution,
  { trim, onWall }: { readonly trim: Size; readonly onWall: boolean },
  t: DesignerWords,
  locale: Locale,
): Sharpness {
  const limit = formatSize(promisedSize(judged.sharpUpTo), locale);
  const detail = t.quality.detail({ dpi: judged.dpi, size: formatSides(toFormat(trim), locale) });
  switch (judged.verdict) {
    case "good":
      return { level: "good", verdict: t.quality.sharpUpTo({ size: limit }), detail };
    case "fair":
      return { level: "fair", verdict: onWall ? t.quality.distance : t.quality.inHand, detail };
    case "warn":
      return { level: "poor", verdict: t.quality.warnVerdict({ size: limit }), detail };
    case "refuse":
      return { level: "poor", verdict: t.quality.refuseVerdict({ size: limit }), detail };
  }
}

const MILLIMETRES_PER_CENTIMETRE = 10;

/** Whole centimetres, rounded down; at least one. */
export function promisedSize({ width, height }: Size): Format {
  const down = (length: number) =>
    Math.max(Math.floor(length / 1000 / MILLIMETRES_PER_CENTIMETRE), 1) * MILLIMETRES_PER_CENTIMETRE;
  return { width: down(width), height: down(height) };
}

const toFormat = ({ width, height }: Size): Format => ({
  width: Math.round(width / 1000),
  height: Math.round(height / 1000),
});
