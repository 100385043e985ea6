import type { Locale } from "../../../core/locale.ts";
import type { FigureMeasure, FlagReport } from "../../../services/flags/contract.ts";
import type { FlagWords } from "./words.ts";

const digits = (value: number, locale: Locale, style: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, style).format(value);

/** A value of a measure as people say it: "4,21 %", "3,10 €", "0,02", "812 ms". */
export function valueText(value: number, measure: FigureMeasure, currency: string, locale: Locale): string {
  switch (measure) {
    case "basket":
    case "order":
      return digits(value, locale, { style: "percent", maximumFractionDigits: 2 });
    case "revenue":
      return digits(value, locale, { style: "currency", currency });
    case "errors":
      return digits(value, locale, { maximumFractionDigits: 3 });
    case "load":
      return `${digits(value, locale, { maximumFractionDigits: 0 })} ms`;
  }
}

/** A difference with its sign; of shares in percentage points. */
export function differenceText(
  value: number,
  { measure, currency, locale, t }: { measure: FigureMeasure; currency: string; locale: Locale; t: FlagWords },
): string {
  const sign = { signDisplay: "exceptZero" } as const;
  if (measure === "basket" || measure === "order") {
    return `${digits(value * 100, locale, { ...sign, maximumFractionDigits: 2 })} ${t.figures.points}`;
  }
  if (measure === "revenue") return digits(value, locale, { ...sign, style: "currency", currency });
  return measure === "load"
    ? `${digits(value, locale, { ...sign, maximumFractionDigits: 0 })} ms`
    : digits(value, locale, { ...sign, maximumFractionDigits: 3 });
}

/** What an operator may take from the figures, a sentence for each difference that is certain. */
export function findingTexts({ treatments }: FlagReport, t: FlagWords): { text: string; isGood: boolean }[] {
  return treatments.flatMap(({ treatment, measures }) =>
    Object.entries(measures).flatMap(([measure, { difference }]) => {
      const name = t.figures.measures[measure as FigureMeasure];
      if (!difference || difference.verdict === "open") return [];
      const isGood = difference.verdict === "better";
      return [{ text: t.figures[difference.verdict]({ treatment, measure: name }), isGood }];
    }),
  );
}
