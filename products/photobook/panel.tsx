import type { Locale } from "../../core/locale.ts";
import type { KindPanel } from "../panel.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { bookFollows } from "./panel/book-follows.ts";
import { BookSection } from "./panel/book-section.tsx";
import { FormatSection } from "./panel/format-section.tsx";
import { LabelsSection } from "./panel/labels-section.tsx";
import { PagesSection } from "./panel/pages-section.tsx";
import { smallerBook } from "./panel/smaller-book.ts";
import { loadWords, wordsOf } from "./panel/words.ts";
import type { Release } from "./release.ts";

/** The designer's panel for photobooks. */
const panel: KindPanel<PhotobookConfiguration, Release> = {
  sections: [
    { id: "book", icon: "gear", title: (locale) => wordsOf(locale).book, Content: BookSection },
    { id: "format", icon: "crop", title: (locale) => wordsOf(locale).format, Content: FormatSection },
    { id: "page-count", icon: "list", title: (locale) => wordsOf(locale).pages, Content: PagesSection },
    { id: "labels", icon: "layers", title: (locale) => wordsOf(locale).labels, Content: LabelsSection },
  ],
  smaller: smallerBook,
  follows: bookFollows,
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
