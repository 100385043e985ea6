import { formatLength, formatSize } from "./length-text.ts";
import { fallbackChain, type Locale } from "./locale.ts";
import type { Format } from "./measure.ts";
import { formatMoney, type Money } from "./money.ts";

/** A text of the label vocabulary: a key, and values that the locale's rules write into its `{places}`. */
export interface Label {
  readonly key: string;
  readonly params?: Readonly<Record<string, LabelParam>>;
}

/** A plain value, another label, a size or length in millimetres, or money. */
export type LabelParam = string | number | Label | Format | { readonly mm: number } | Money;

/** Texts by locale; only the locales that have their own. The others find theirs by the fallback chain. */
export type Vocabulary = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

export type Translate = (label: Label | string) => string;

/**
 * Makes the function that writes labels in one locale. A missing text shows the key's second segment, and `report`
 * hears of each missing key once (specification section 8).
 *
 * @example
 * const text = translator(vocabulary, "fr-CH", (key) => log.warn({ key }, "missing translation"));
 * text("mat.leinwand"); // "Toile", from fr-FR
 */
export function translator(vocabulary: Vocabulary, locale: Locale, report: (key: string) => void): Translate {
  const tables = fallbackChain(locale).map((one) => vocabulary[one] ?? {});
  const missing = new Set<string>();

  const pattern = (key: string): string => {
    const table = tables.find((one) => Object.hasOwn(one, key));
    if (table) return table[key] as string;
    if (!missing.has(key)) {
      missing.add(key);
      report(key);
    }
    return key.split(".")[1] ?? key;
  };

  const write = (value: LabelParam): string => {
    if (typeof value === "string") return value;
    if (typeof value === "number") return value.toLocaleString(locale);
    if ("key" in value) return text(value);
    if ("mm" in value) return formatLength(value.mm, locale);
    return "amount" in value ? formatMoney(value, locale) : formatSize(value, locale);
  };

  const text: Translate = (label) => {
    const { key, params } = typeof label === "string" ? { key: label, params: undefined } : label;
    return pattern(key).replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = params && Object.hasOwn(params, name) ? params[name] : undefined;
      return value === undefined ? place : write(value);
    });
  };
  return text;
}
