import { type Locale, languageOf } from "../../core/locale.ts";
import { type Messages, partFolders } from "./messages.generated.ts";

/** A part of the site with texts of its own: what a browser loads at a time. */
export type Part = keyof Messages;

export const parts = Object.keys(partFolders) as Part[];

/** Where a part's texts are, from the project's root. */
export const folderOfPart = (part: Part): string => `web/words/${partFolders[part].folder}`;

/** File of a part's texts in a locale, from the project's root. */
export function sourceOfPart(part: Part, locale: Locale): string {
  const file = locale === "en-US" && partFolders[part].american ? locale : languageOf(locale);
  return `${folderOfPart(part)}/${file}.json`;
}

/** Every file of a part that browsers load. */
export const sourcesOfPart = (part: Part, locales: readonly Locale[]): readonly string[] => [
  ...new Set(locales.map((locale) => sourceOfPart(part, locale))),
];
