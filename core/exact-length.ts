import { type Locale, unitOf } from "./locale.ts";

/**
 * A short length in whole millimetres, `12\u00a0mm`, or in decimal inches where those are the unit, `0.47\u00a0in`.
 *
 * @param digits of inches after the point
 */
export const exactLength = (mm: number, locale: Locale, digits: number): string =>
  unitOf(locale) === "inch" ? `${(mm / 25.4).toFixed(digits)}\u00a0in` : `${mm}\u00a0mm`;
