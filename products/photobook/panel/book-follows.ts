import { type Locale, languageOf } from "../../../core/locale.ts";
import { weightText } from "../../../core/weight-text.ts";
import { openCase } from "../case.ts";
import { check } from "../check.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import { production } from "../production.ts";
import type { Release } from "../release.ts";
import { spineOf } from "../spine.ts";
import { wordsOf } from "./words.ts";

/** The spine of a book that has one, and what a copy weighs. */
export function bookFollows(
  configuration: PhotobookConfiguration,
  release: Release,
  locale: Locale,
): readonly string[] {
  if (check(configuration, release).length > 0) return [];
  const t = wordsOf(locale);
  const spine = spineOf(openCase(configuration, release)) / 1000;
  return [
    ...(spine > 0 ? [t.spineOf({ width: millimetresText(spine, locale) })] : []),
    t.weight({ text: weightOf(configuration, release, locale), copies: configuration.quantity }),
  ];
}

/** Of one copy. */
export const weightOf = (configuration: PhotobookConfiguration, release: Release, locale: Locale): string =>
  weightText(production({ ...configuration, quantity: 1 }, release).weightGrams, locale);

/** A length of half millimetres as the language writes it. */
export const millimetresText = (length: number, locale: Locale): string =>
  length.toLocaleString(languageOf(locale), { maximumFractionDigits: 1 });
