import { countryText } from "../../core/country-text.ts";
import { type Country, countries, locales } from "../../core/locale.ts";
import { plainWord } from "../../design/recipients/fields.ts";

/** As lists write countries beside their codes and their names in our languages. */
const otherwise: Readonly<Partial<Record<Country, readonly string[]>>> = {
  AT: ["A"],
  BE: ["B"],
  CH: ["Helvetia"],
  DE: ["D", "BRD", "Bundesrepublik Deutschland"],
  ES: ["E"],
  FR: ["F"],
  GB: ["UK", "Great Britain", "Großbritannien", "England", "Schottland", "Scotland", "Wales", "Northern Ireland"],
  IT: ["I"],
  LI: ["FL"],
  LU: ["L", "Luxembourg"],
  NL: ["Holland", "Hollande", "Holanda", "Olanda", "The Netherlands"],
  US: ["USA", "U.S.A.", "United States of America", "Amerika"],
};

const byWord: ReadonlyMap<string, Country> = new Map(
  countries.flatMap((country) =>
    [country, ...(otherwise[country] ?? []), ...locales.map((locale) => countryText(country, locale))].map(
      (word) => [plainWord(word), country] as const,
    ),
  ),
);

/** Country of a code, a licence plate code, or a name in one of our languages; null: unknown. */
export const countryNamed = (written: string): Country | null => byWord.get(plainWord(written)) ?? null;
