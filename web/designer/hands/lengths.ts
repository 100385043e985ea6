import type { Locale, Unit } from "../../../core/locale.ts";
import { decimalText } from "../../../core/number-text.ts";

/** Lengths of elements as people of a locale read and write them: millimetres, or inches. */
export interface Lengths {
  readonly unit: "mm" | "in";
  /** "40,5" */
  readonly bare: (micrometres: number) => string;
  /** "40,5 mm", never broken over two lines. */
  readonly full: (micrometres: number) => string;
  /** What somebody typed, with comma or point, with its unit or without; null for what is no length. */
  readonly read: (text: string) => number | null;
  /** What an arrow key adds to a typed length, micrometres. */
  readonly step: number;
}

const MICROMETRES = { mm: 1_000, in: 25_400 } as const;
const typed = /^([-−]?)(\d{1,5})(?:[.,](\d{1,3}))?\s*(?:mm|in|″|")?$/;

export function lengthsOf(locale: Locale, unit: Unit): Lengths {
  const sign = unit === "inch" ? "in" : "mm";
  const micrometres = MICROMETRES[sign];
  const bare = (length: number) =>
    sign === "mm" ? decimalText(length / micrometres, locale) : inchText(length / micrometres, locale);
  return {
    unit: sign,
    bare,
    full: (length) => `${bare(length)}\u00a0${sign}`,
    read: (text) => readNumber(text, micrometres),
    step: sign === "mm" ? 1_000 : 2_540,
  };
}

/** Hundredths of an inch are a quarter of a millimetre. */
const inchText = (inches: number, locale: Locale) =>
  inches.toLocaleString(locale, { maximumFractionDigits: 2 }).replace("-", "−");

function readNumber(text: string, unit: number): number | null {
  const parts = typed.exec(text.trim());
  if (!parts) return null;
  const [, minus, whole, fraction = ""] = parts;
  const value = Math.round(Number(`${whole}.${fraction || 0}`) * unit);
  return minus ? 0 - value : value;
}

const typedAngle = /^([-−]?)(\d{1,3})(?:[.,](\d{1,3}))?\s*°?$/;

/** Typed degrees as millidegrees; null for what is no angle. */
export function readAngle(text: string): number | null {
  const parts = typedAngle.exec(text.trim());
  if (!parts) return null;
  const [, minus, whole, fraction = ""] = parts;
  const value = Math.round(Number(`${whole}.${fraction || 0}`) * 1_000);
  return minus ? 0 - value : value;
}

export const angleText = (millidegrees: number, locale: Locale): string => decimalText(millidegrees / 1_000, locale);
