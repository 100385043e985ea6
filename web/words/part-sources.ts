import { type Locale, languageOf } from "../../core/locale.ts";
import { type Messages, partFolders } from "./messages.generated.ts";

/** A part of the site with texts of its own: what a browser loads at a time. */
export type Part = keyof Messages;

export const parts = Object.keys(partFolders) as Part[];

/** File of a part's texts in a locale, from the project's root. */
export function sourceOfPart(part: Part, locale: Locale): string {
  const { folder, american } = partFolders[part];
  return `web/words/${folder}/${locale === "en-US" && american ? locale : languageOf(locale)}.json`;
}

/** Every file of a part that browsers load. */
export const sourcesOfPart = (part: Part, locales: readonly Locale[]): readonly string[] => [
  ...new Set(locales.map((locale) => sourceOfPart(part, locale))),
];
