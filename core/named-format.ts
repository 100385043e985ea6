import { inchToMillimetres } from "./length-text.ts";
import type { Unit } from "./locale.ts";
import { type Format, longSide, orientationOf, parseFormat, shortSide, swapSides } from "./measure.ts";
import { done, failed, type Outcome } from "./outcome.ts";

/** DIN A sizes standing, in millimetres (specification section 3). */
const paperSizes: readonly (readonly [name: string, width: number, height: number])[] = [
  ["A0", 841, 1189],
  ["A1", 594, 841],
  ["A2", 420, 594],
  ["A3", 297, 420],
  ["A4", 210, 297],
  ["A5", 148, 210],
  ["A6", 105, 148],
  ["A7", 74, 105],
  ["A8", 52, 74],
];

/** `A4` for exactly 210 x 297 mm in either orientation, null for everything else, 209 x 297 included. */
export function paperName(format: Format): string | null {
  const size = paperSizes.find(([, width, height]) => width === shortSide(format) && height === longSide(format));
  return size?.[0] ?? null;
}

/** The trade's name for the format in addresses: `a3-hoch`, `a4-quer`, otherwise sides like `150-400`. */
export function formatName(format: Format): string {
  const paper = paperName(format)?.toLowerCase();
  if (!paper) return `${format.width}-${format.height}`;
  return orientationOf(format) === "portrait" ? `${paper}-hoch` : `${paper}-quer`;
}

/**
 * Longest side in inches of a format named in inches (40x60, catalogue facts, section 2). No product is that small in
 * mm on both sides, so such a name means inches where lengths are inches.
 */
const MOST_INCHES = 60;

/** Parses any spelling of a format: `600x400`, `a3-hoch`, `a4-quer`, `150-400`, and where lengths are inches `8x8`. */
export function readFormat(text: string, unit: Unit = "cm"): Outcome<Format, "unknown-format"> {
  const named = /^(a[0-8])-(hoch|quer)$/.exec(text);
  const size = named && paperSizes.find(([name]) => name.toLowerCase() === named[1]);
  if (size) {
    const standing = { width: size[1], height: size[2] };
    return { ok: true, value: named[2] === "hoch" ? standing : swapSides(standing) };
  }
  const parsed = parseFormat(text.replace(/^(\d+)-(\d+)$/, "$1x$2"));
  if (!parsed.ok) return failed("unknown-format");
  const { width, height } = parsed.value;
  if (unit === "cm" || longSide(parsed.value) > MOST_INCHES) return parsed;
  return done({ width: inchToMillimetres(width), height: inchToMillimetres(height) });
}
