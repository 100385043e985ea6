import { type Locale, unitOf } from "./locale.ts";
import { decimalText } from "./number-text.ts";

const GRAMS_PER_POUND = 453.592_37;

/** `0,6 kg`, `1.3 lb` where lengths are in inches; at least a tenth. */
export function weightText(grams: number, locale: Locale): string {
  const [unit, whole] = unitOf(locale) === "inch" ? (["lb", GRAMS_PER_POUND] as const) : (["kg", 1000] as const);
  return `${decimalText(Math.max(0.1, grams / whole), locale)}\u00a0${unit}`;
}
