import formatMessage, { type CompiledMessage } from "icu-minify/format";
import type { CalendarDate } from "./calendar-date.ts";
import { dayText } from "./date-text.ts";
import { icuOptions } from "./icu-options.ts";
import type { LabelKey } from "./label-key.generated.ts";
import { formatLength, formatSize } from "./length-text.ts";
import { listText } from "./list-text.ts";
import { fallbackChain, type Locale } from "./locale.ts";
import type { Format } from "./measure.ts";
import { formatMoney, type Money } from "./money.ts";
import { decimalText } from "./number-text.ts";

/** A text of the label vocabulary: a key, and values that the locale's rules write into its `{places}`. */
export interface Label {
  readonly key: string;
  readonly params?: LabelParams;
}

export type LabelParams = Readonly<Record<string, LabelParam>>;

/**
 * A plain value, another label, a size or length in millimetres, money, a day, or a list of these joined with "and".
 */
export type LabelParam = string | number | Label | Format | { readonly mm: number } | Money | LabelDay | LabelList;

interface LabelDay {
  readonly day: CalendarDate;
}

interface LabelList {
  readonly list: readonly LabelParam[];
}

/**
 * One text as it is kept: plain, with `{places}` to write into, or an ICU message that `compileMessage` in
 * `core/message.ts` made ready, so that browsers carry no parser.
 */
export type Message = string | readonly unknown[];

/** Texts by locale; only the locales that have their own. The others find theirs by the fallback chain. */
export type Vocabulary = Readonly<Partial<Record<Locale, Readonly<Record<string, Message>>>>>;

/**
 * Checks keys named in code: a literal must be in the vocabulary. Other strings come from data, whose publication
 * checks that they have a text.
 */
export type KnownKey<K extends string> = K extends unknown
  ? [Extract<LabelKey, K>] extends [never]
    ? never
    : K
  : never;

export type Translate = <K extends string>(label: Label | (K & KnownKey<K>)) => string;

/** A label whose key code names: one that is not in the vocabulary does not compile. */
export const labelFor = <K extends string>(key: K & KnownKey<K>, params?: LabelParams): Label =>
  params === undefined ? { key } : { key, params };

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

  const messageOf = (key: string): Message => {
    const table = tables.find((one) => Object.hasOwn(one, key));
    if (table) return table[key] as Message;
    if (!missing.has(key)) {
      missing.add(key);
      report(key);
    }
    return key.split(".")[1] ?? key;
  };

  const write = (value: LabelParam): string => {
    if (typeof value === "string") return value;
    if (typeof value === "number") return decimalText(value, locale);
    if ("key" in value) return text(value);
    if ("list" in value) return listText(value.list.map(write), locale);
    if ("day" in value) return dayText(value.day, locale);
    if ("mm" in value) return formatLength(value.mm, locale);
    return "amount" in value ? formatMoney(value, locale) : formatSize(value, locale);
  };

  const text: Translate = (wanted) => {
    const { key, params } = typeof wanted === "string" ? { key: wanted as string, params: undefined } : wanted;
    const message = messageOf(key);
    return typeof message === "string"
      ? message.replace(/\{(\w+)\}/g, (place, name: string) => {
          const value = params && Object.hasOwn(params, name) ? params[name] : undefined;
          return value === undefined ? place : write(value);
        })
      : writeIcu(message, params ?? {}, locale, write);
  };
  return text;
}

/**
 * Numbers stay numbers, so that plural rules work; `#` and `{n, number}` write them in the locale's form. A missing
 * value becomes "NaN": a visible fault that breaks no page.
 */
function writeIcu(
  message: readonly unknown[],
  params: LabelParams,
  locale: Locale,
  write: (value: LabelParam) => string,
) {
  const values = new Proxy<Record<string, string | number>>(
    {},
    {
      has: () => true,
      get(_, name: string) {
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (value === undefined) return Number.NaN;
        return typeof value === "number" ? value : write(value);
      },
    },
  );
  return String(formatMessage(message as CompiledMessage, locale, values, icu));
}

const icu = icuOptions((value, locale) => decimalText(value, locale as Locale));
