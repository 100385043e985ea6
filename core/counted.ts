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

/** A text for each form of its language, no more and no less; `#` is the number, as in ICU messages. */
type Forms<Of extends Language> = { readonly other: string } & Readonly<
  Record<Exclude<(typeof pluralForms)[Of][number], "other">, string>
>;

/**
 * A text that agrees with a number by the plural rules of its language.
 *
 * @example
 * const photos = counted("fr", { one: "# photo", many: "# de photos", other: "# photos" });
 * photos(0); // "0 photo"
 * photos(12); // "12 photos"
 */
export function counted<Of extends Language>(language: Of, forms: Forms<Of>): (count: number) => string {
  const write = countedAs(language, forms);
  return (count) => write(count, String(count));
}

/** The same of a number that is written otherwise than in figures, or by the rules of a country: `zwei`, `4’213`. */
export function countedAs<Of extends Language>(
  language: Of,
  forms: Forms<Of>,
): (count: number, text: string) => string {
  const rules = new Intl.PluralRules(language);
  const texts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
  return (count, text) => (texts[rules.select(count)] ?? forms.other).replaceAll("#", text);
}
