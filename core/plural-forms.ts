import type { Language } from "./locale.ts";

/**
 * Plural forms of each language (Unicode CLDR). `many` in French, Italian and Spanish begins at a million: `1 000 000
 * de photos`.
 */
export const pluralForms = {
  de: ["one", "other"],
  en: ["one", "other"],
  es: ["one", "many", "other"],
  fr: ["one", "many", "other"],
  it: ["one", "many", "other"],
  nl: ["one", "other"],
} as const satisfies Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>>;
