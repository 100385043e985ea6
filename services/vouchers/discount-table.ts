import { currencies } from "../../core/currency.ts";
import type { Language } from "../../core/locale.ts";
import { textsIn } from "../../core/texts.ts";
import { csvCell, plainCell } from "../../platform/imports/csv-cells.ts";
import { columnWords } from "./discount-column-words.ts";
import type { DiscountRule } from "./discount-rule.ts";

export interface TableStyle {
  /** For spreadsheets that take a file without it for something else. */
  readonly bom: boolean;
  /** A comma in numbers needs a semicolon between values, as German spreadsheets write both. */
  readonly decimal: "point" | "comma";
}

/** Columns of a table of codes, one code a line. Lists are separated by spaces, empty cells mean no limit. */
export const discountColumns = [
  "code",
  "effect",
  "percent",
  ...currencies.map((currency) => `amount.${currency}`),
  ...currencies.map((currency) => `minimum.${currency}`),
  "validFrom",
  "validTo",
  "channels",
  "countries",
  "kinds",
  "mostUses",
  "mostUsesEach",
  "firstOrder",
  "withCampaigns",
  "combinable",
];

/** Codes as a table (RFC 4180, UTF-8), in pieces. */
export function* discountsCsv(rules: readonly DiscountRule[], { bom, decimal }: TableStyle): Generator<string> {
  const between = decimal === "comma" ? ";" : ",";
  const row = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell, between)).join(between)}\r\n`;
  const number = (value: number) => (decimal === "comma" ? String(value).replace(".", ",") : String(value));
  yield `${bom ? "\uFEFF" : ""}${row(discountColumns)}`;
  for (const rule of rules) yield row(discountColumns.map((column) => cellOf(rule, column, number)));
}

function cellOf(rule: DiscountRule, column: string, number: (value: number) => string): string {
  const [name = "", currency = ""] = column.split(".");
  const { effect } = rule;
  const minor = (amounts: Readonly<Record<string, number>>) =>
    amounts[currency] === undefined ? "" : number(amounts[currency] / 100);
  if (name === "effect") return effect.kind;
  if (name === "percent") return effect.kind === "percent" ? number(effect.ppm / 10_000) : "";
  if (name === "amount") return effect.kind === "amount" ? minor(effect.amounts) : "";
  if (name === "minimum") return minor(rule.minimum);
  const value = rule[name as keyof DiscountRule];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** The unchecked rule of a line: unreadable cells stay as they are and fail in the check. */
export function ruleOfLine(cell: (column: string) => string): unknown {
  const text = (column: string) => plainCell(cell(column)).trim();
  // Nothing is rounded: `1.000` has too many decimals for an amount, and is never read as one euro.
  const number = (column: string, decimals: number) => {
    const [, whole = "", , rest = ""] = /^(\d{1,9})([.,](\d+))?$/.exec(text(column)) ?? [];
    return whole === "" || rest.length > decimals ? NaN : Number(whole + rest.padEnd(decimals, "0"));
  };
  const amounts = (name: string) =>
    Object.fromEntries(
      currencies
        .filter((currency) => text(`${name}.${currency}`) !== "")
        .map((currency) => [currency, number(`${name}.${currency}`, 2)]),
    );
  const count = (column: string) => (text(column) === "" ? null : number(column, 0));
  const list = (column: string) =>
    text(column)
      .split(/[\s,]+/)
      .filter(Boolean);
  // German spreadsheets write WAHR and FALSCH.
  const flag = (column: string, without: boolean) =>
    ({ true: true, wahr: true, false: false, falsch: false, "": without })[text(column).toLowerCase()];
  const kind = text("effect");
  return {
    code: text("code"),
    effect: {
      kind,
      ...(kind === "percent" && { ppm: number("percent", 4) }),
      ...(kind === "amount" && { amounts: amounts("amount") }),
    },
    minimum: amounts("minimum"),
    validFrom: text("validFrom"),
    validTo: text("validTo") || null,
    channels: list("channels"),
    countries: list("countries"),
    kinds: list("kinds"),
    mostUses: count("mostUses"),
    mostUsesEach: count("mostUsesEach"),
    firstOrder: flag("firstOrder", false),
    withCampaigns: flag("withCampaigns", true),
    combinable: flag("combinable", false),
  };
}

/** The column that says what is at a place of a rule. */
export function columnOfPath([first, second, third]: readonly PropertyKey[]): string {
  if (first === "minimum") return `minimum.${String(second ?? currencies[0])}`;
  if (first !== "effect") return String(first ?? "");
  if (second === "ppm") return "percent";
  return second === "amounts" ? `amount.${String(third ?? currencies[0])}` : "effect";
}

/** What belongs into a column. */
export function columnRule(column: string, language: Language): string {
  const words = textsIn(columnWords, language);
  return words[column.split(".")[0] as keyof typeof words] ?? words.other;
}
