import { type Locale, type Unit, unitOf } from "./locale.ts";
import type { Format } from "./measure.ts";
import { decimalText } from "./number-text.ts";
import { done, failed, type Outcome } from "./outcome.ts";

const MILLIMETRES_PER_INCH = 25.4;

const inUnit = (millimetres: number, unit: Unit): number =>
  unit === "inch" ? millimetres / MILLIMETRES_PER_INCH : millimetres / 10;

const unitSign: Readonly<Record<Unit, string>> = { cm: "cm", inch: "in" };

/** The number without its unit: centimetres, or inches for en-US, with up to one decimal (specification section 3). */
export const formatLengthNumber = (millimetres: number, locale: Locale): string =>
  decimalText(inUnit(millimetres, unitOf(locale)), locale);

/** `29,7 cm`, `11.7 in`. */
export const formatLength = (millimetres: number, locale: Locale): string =>
  `${formatLengthNumber(millimetres, locale)}\u00a0${unitSign[unitOf(locale)]}`;

/** `60 × 40 cm`, `24 × 16 in`; never broken over two lines. */
export const formatSize = (format: Format, locale: Locale): string =>
  `${formatSides(format, locale)}\u00a0${unitSign[unitOf(locale)]}`;

/** `60 × 40`, where the unit goes without saying beside another size. */
export const formatSides = ({ width, height }: Format, locale: Locale): string =>
  `${formatLengthNumber(width, locale)}\u00a0×\u00a0${formatLengthNumber(height, locale)}`;

/** Written sentences, with no line break between a number and its unit: `always 38 mm deep`, `paper of 250 g`. */
export const unbrokenMeasures = (text: string): string =>
  text.replaceAll(/([0-9]) (?=(?:mm|cm|g|gsm|oz|inch|inches)\b)/g, "$1\u00a0");

export type LengthFailure = "empty" | "not-a-number" | "not-a-whole-step";

/** Own formats are chosen in whole centimetres, in the United States in half inches (catalogue facts, section 2). */
const stepsPerUnit: Readonly<Record<Unit, number>> = { cm: 1, inch: 2 };

/** Parses one side of a custom format, with decimal comma or point, into millimetres (inches rounded to whole mm). */
export function parseOwnSide(text: string, unit: Unit): Outcome<number, LengthFailure> {
  const typed = text.trim();
  if (typed === "") return failed("empty");
  if (!/^[0-9]{1,5}([.,][0-9]{1,3})?$/.test(typed)) return failed("not-a-number");
  const value = Number(typed.replace(",", "."));
  if (value === 0) return failed("not-a-number");
  if (!Number.isInteger(value * stepsPerUnit[unit])) return failed("not-a-whole-step");
  return done(unit === "inch" ? inchToMillimetres(value) : value * 10);
}

/** Stored millimetres of an inch format: rounded to whole millimetres (catalogue facts, section 2). */
export const inchToMillimetres = (inches: number): number => Math.round(inches * MILLIMETRES_PER_INCH);
