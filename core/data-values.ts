import { isCalendarDate } from "./calendar-date.ts";
import type { DataShape } from "./data-shape.ts";
import { done, failed, type Outcome } from "./outcome.ts";
import { withoutLast } from "./trimmed.ts";

/** Digits of a stored number after the point of what people write: cents as euros, parts per million as percent. */
const digitsOf = { cents: 2, ppm: 4 } as const;
const digits = (unit: string | null): number => (unit === "cents" || unit === "ppm" ? digitsOf[unit] : 0);

/** A value as a table shows it: amounts in euros with cents, rates in percent, times of day as `12:00`. */
export function valueText(shape: DataShape, value: unknown, decimal: "point" | "comma"): string {
  if (value === null || value === undefined) return "";
  if (shape.kind !== "number" || typeof value !== "number") return String(value);
  if (shape.unit === "clock") return `${twoDigits(Math.floor(value / 60))}:${twoDigits(value % 60)}`;
  const count = digits(shape.unit);
  const text = count === 0 ? String(value) : (value / 10 ** count).toFixed(count === 4 ? shortest(value) : count);
  return decimal === "comma" ? text.replace(".", ",") : text;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** As few decimals of a percentage as say it exactly. */
const shortest = (ppm: number): number => [0, 1, 2, 3].find((count) => (ppm * 10 ** count) % 10_000 === 0) ?? 4;

export type ValueRule =
  | { readonly rule: "number" | "time" | "date" | "no-day" | "yes-no" | "empty" }
  | { readonly rule: "least" | "most" | "decimals"; readonly limit: number | string }
  | { readonly rule: "choice"; readonly values: readonly string[] };

/** Reads a table's cell; a decimal comma counts as a point. */
export function readValue(shape: DataShape, text: string): Outcome<unknown, ValueRule> {
  const written = text.trim();
  if (written === "" && shape.nullable) return done(null);
  switch (shape.kind) {
    case "number":
      return readNumber(shape, written);
    case "date":
      if (written === "") return failed({ rule: "no-day" });
      return isCalendarDate(written) ? done(written) : failed({ rule: "date" });
    case "yes-no":
      return readYesNo(written);
    case "choice":
      return shape.values.includes(written) ? done(written) : failed({ rule: "choice", values: shape.values });
    case "fixed":
      return written === String(shape.value)
        ? done(shape.value)
        : failed({ rule: "choice", values: [String(shape.value)] });
    default:
      return done(text);
  }
}

/** Spreadsheets write these in capitals and in their own language. */
function readYesNo(text: string): Outcome<boolean, ValueRule> {
  if (/^(true|wahr)$/i.test(text)) return done(true);
  return /^(false|falsch)$/i.test(text) ? done(false) : failed({ rule: "yes-no" });
}

function readNumber(shape: DataShape & { readonly kind: "number" }, text: string): Outcome<number, ValueRule> {
  if (text === "") return failed({ rule: "empty" });
  if (shape.unit === "clock") return readTime(shape, text);
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d{1,12})(?:[.,](\d{1,9}))?$/.exec(text) ?? [];
  if (whole === "") return failed({ rule: "number" });
  const count = digits(shape.unit);
  const rest = withoutLast(fraction, "0");
  if (shape.whole && rest.length > count) return failed({ rule: "decimals", limit: count });
  const value = shape.whole
    ? Number(`${sign}${whole}${rest.padEnd(count, "0")}`)
    : Number(`${sign}${whole}.${fraction || "0"}`);
  const scale = shape.whole ? 10 ** count : 1;
  if (shape.least !== null && value < shape.least) return failed({ rule: "least", limit: shape.least / scale });
  if (shape.most !== null && value > shape.most) return failed({ rule: "most", limit: shape.most / scale });
  return done(value);
}

/** A time of day, or the minutes from midnight that are stored. */
function readTime(shape: DataShape & { readonly kind: "number" }, text: string): Outcome<number, ValueRule> {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const stored = hours && minutes ? String(Number(hours) * 60 + Number(minutes)) : text;
  const read = readNumber({ ...shape, unit: null }, stored);
  if (read.ok) return read;
  const { error } = read;
  return failed("limit" in error ? { ...error, limit: valueText(shape, error.limit, "point") } : { rule: "time" });
}
