import type { FormatOptions } from "icu-minify/format";

const pluralRules = new Map<string, Intl.PluralRules>();

/** How ICU messages write their numbers; days come from `core/date-text.ts` as written text. */
export const icuOptions = (numberText: (value: number, locale: string) => string): FormatOptions => ({
  formatters: {
    getNumberFormat: (locale) =>
      ({ format: (value: number) => numberText(value, String(locale)) }) as Intl.NumberFormat,
    getPluralRules(locale, options) {
      const key = `${String(locale)}${options?.type}`;
      const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
      pluralRules.set(key, rules);
      return rules;
    },
    getDateTimeFormat: () => {
      throw new Error("messages cannot format days: use core/date-text.ts");
    },
  },
});
