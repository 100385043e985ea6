import type { DaysElement, DesignDocument } from "../document.ts";
import type { FontLibrary } from "./font.ts";
import { createFontStore, type FontReader, type WrittenText } from "./font-store.ts";

export type { FontReader } from "./font-store.ts";

type Written = Pick<DesignDocument, "surfaces">;

/** All texts of a design, including its calendar days. */
export function textsOf(document: Written): readonly WrittenText[] {
  return document.surfaces
    .flatMap((surface) => surface.elements)
    .flatMap((element): readonly WrittenText[] => {
      if (element.type === "text") return [{ font: element.font, text: element.text }];
      if (element.type !== "days") return [];
      return [{ font: element.font, text: writtenInDays(element).join("\n") }];
    });
}

const writtenInDays = ({ heads, weeks, columns = [], days }: DaysElement): readonly string[] => [
  ...heads,
  ...weeks,
  ...columns,
  ...days.flatMap(({ label, weekday, notes }) => [label, ...(weekday === undefined ? [] : [weekday]), ...notes]),
];

/** Keys of the fonts a design uses, each once, in order of appearance. */
export const fontsOf = (document: Written): readonly string[] => [
  ...new Set(textsOf(document).map(({ font }) => font)),
];

/**
 * Whole fonts by key, and the shaper with the first of them. A key the catalogue does not know is left out. For texts
 * that may have letters of other scripts use `loadFontsOf`; a server that loads often keeps a store.
 */
export const loadFonts = (keys: readonly string[], read: FontReader): Promise<FontLibrary> =>
  createFontStore(read).ofKeys(keys);

/** Just the files that a design's letters are drawn with, also letters its fonts lack. */
export const loadFontsOf = (document: Written, read: FontReader): Promise<FontLibrary> =>
  createFontStore(read).ofTexts(textsOf(document));
