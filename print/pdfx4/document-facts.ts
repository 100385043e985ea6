import { date, dictionary, type Pdf, text } from "../pdf/syntax.ts";

/** Metadata of a file, written to the information dictionary and to XMP. */
export interface DocumentFacts {
  readonly title: string;
  readonly creator: string;
  readonly producer: string;
  /** As `wholeSeconds` writes them. */
  readonly created: string;
  readonly modified: string;
}

export function informationDictionary(facts: DocumentFacts): Pdf {
  return dictionary({
    Title: text(facts.title),
    Creator: text(facts.creator),
    Producer: text(facts.producer),
    CreationDate: date(facts.created),
    ModDate: date(facts.modified),
    Trapped: "/False",
    GTS_PDFXVersion: text("PDF/X-4"),
  });
}

/** An instant without fractions, as both places write it. */
export function wholeSeconds(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}
