import { currencyAt } from "../../../core/amount-currency.ts";
import { type DataShape, isNamed, type Path, shapeBelow } from "../../../core/data-shape.ts";
import { valueText } from "../../../core/data-values.ts";
import { type Locale, languageOf } from "../../../core/locale.ts";
import { formatMoney } from "../../../core/money.ts";
import { rowNames } from "../../../core/row-names.ts";
import type { useOfficeMessages } from "../messages.ts";
import { fieldWord, nameWord } from "./field-words.ts";

type Words = ReturnType<typeof useOfficeMessages>["catalogue"];

/** Signs behind numbers; amounts have their currency's. */
export const unitSigns = {
  mm: "mm",
  um: "µm",
  g: "g",
  percent: "%",
  ppm: "%",
  days: "",
  cents: "",
  clock: "",
} as const;
const currencySigns = { EUR: "€", CHF: "CHF", GBP: "£", USD: "$" } as const;

export function unitSign(shape: DataShape, data: unknown, path: Path): string {
  if (shape.kind !== "number" || shape.unit === null) return "";
  return shape.unit === "cents" ? currencySigns[currencyAt(data, path)] : unitSigns[shape.unit];
}

/** Comma or point, as operators of a language write numbers. */
export const decimalOf = (locale: Locale) =>
  languageOf(locale) === "de" && !locale.endsWith("CH") ? "comma" : "point";

/** "1. Jan. 2026": prices outlive years. */
export const dateWords = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A single value as it is read. */
export function valueWords(
  shape: DataShape,
  value: unknown,
  data: unknown,
  path: Path,
  locale: Locale,
  t: Words,
): string {
  if (value === null || value === undefined || value === "") return t.nothing;
  if (shape.kind === "yes-no") return value === true ? t.yes : t.no;
  if (shape.kind === "date" && typeof value === "string") return dateWords(value, locale);
  if (shape.kind !== "number" || typeof value !== "number") return String(value);
  if (shape.unit === "cents") return formatMoney({ amount: value, currency: currencyAt(data, path) }, locale);
  const sign = unitSign(shape, data, path);
  return `${valueText(shape, value, decimalOf(locale))}${sign && `\u00a0${sign}`}`;
}

/** What a row is called: the text of its label, with its own name where that says more. */
export function rowWords(
  item: DataShape,
  rows: readonly unknown[],
  index: number,
  texts: Readonly<Record<string, string>>,
): string {
  const row = rows[index];
  const name = rowNames(item, rows)[index] ?? "";
  const label = isNamed(row) && typeof row.label === "string" ? texts[row.label] : undefined;
  if (label === undefined) return name;
  const twice = rows.filter((one) => isNamed(one) && isNamed(row) && one.label === row.label).length > 1;
  return twice && name !== "" ? `${label} (${name})` : label;
}

/** Every step to a place in words: "Materialien", "Leinwand", "Grundpreis". */
export function wayWords(
  shape: DataShape,
  data: unknown,
  path: Path,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): readonly string[] {
  const language = languageOf(locale);
  let [here, value]: [DataShape | undefined, unknown] = [shape, data];
  return path.map((step) => {
    const words =
      here?.kind === "list" && Array.isArray(value) && typeof step === "number"
        ? rowWords(here.item, value, step, texts) || String(step + 1)
        : here?.kind === "map"
          ? nameWord(String(step), language)
          : fieldWord(String(step), language);
    here = here && shapeBelow(here, step, value);
    value = (value as Record<string | number, unknown> | null | undefined)?.[step];
    return words;
  });
}

/** The same for the names of rows that a change brings; rows that are gone have their names only. */
export function stepWords(
  steps: readonly string[],
  shape: DataShape,
  data: unknown,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
) {
  let [here, value]: [DataShape | undefined, unknown] = [shape, data];
  return steps.map((step) => {
    let words = fieldWord(step, languageOf(locale));
    let next: string | number = step;
    if (here?.kind === "list") {
      const rows: readonly unknown[] = Array.isArray(value) ? value : [];
      const index = rowNames(here.item, rows).indexOf(step);
      words = (index < 0 ? step : rowWords(here.item, rows, index, texts)) || String(index + 1);
      next = index;
    } else if (here?.kind === "map") words = nameWord(step, languageOf(locale));
    here = here && shapeBelow(here, next, value);
    value = (value as Record<string | number, unknown> | null | undefined)?.[next];
    return words;
  });
}
