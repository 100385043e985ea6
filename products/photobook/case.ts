import { writeFormat } from "../../core/measure.ts";
import { byKey, knownIn } from "../known-names.ts";
import { NONE } from "../none.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import type { Book, Cover, Release } from "./release.ts";

/** A configuration with everything its names stand for in one release; undefined for what the release does not know. */
export interface Case {
  readonly configuration: PhotobookConfiguration;
  readonly release: Release;
  readonly book: Book | undefined;
  readonly format: Release["formats"][number] | undefined;
  readonly price: Book["formats"][number] | undefined;
  readonly paper: Release["papers"][number] | undefined;
  readonly paperOfBook: Book["papers"][number] | undefined;
  readonly cover: Cover | undefined;
  readonly lamination: Release["laminations"][number] | undefined;
  /** The chosen one or the book's usual one; undefined also for books without. */
  readonly endPaper: Release["endPapers"][number] | undefined;
  /** Undefined also for none. */
  readonly refinement: Release["refinements"][number] | undefined;
}

export function openCase(configuration: PhotobookConfiguration, release: Release): Case {
  const { printing, cover, binding } = configuration;
  const book = release.books.find((one) => one.printing === printing && one.cover === cover && one.binding === binding);
  const size = writeFormat(configuration.format);
  const ofSize = (one: { readonly format: string }) => one.format === size;
  return {
    configuration,
    release,
    book,
    format: release.formats.find(ofSize),
    price: book?.formats.find(ofSize),
    paper: byKey(release.papers, configuration.paper),
    paperOfBook: book && byKey(book.papers, configuration.paper),
    cover: byKey(release.covers, cover),
    lamination: byKey(release.laminations, configuration.coverLamination),
    endPaper: byKey(release.endPapers, configuration.endPaper ?? book?.endPapers[0] ?? NONE),
    refinement: byKey(release.refinements, configuration.refinement),
  };
}

/** Of a checked configuration: it names what the release knows. */
export const known = knownIn("photobook");

/** The step list of the specification's `graduationsPageCount`: every number of pages a book can have. */
export const graduationsPageCount = ({ pages: { min, max, step } }: Book): readonly number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, i) => min + i * step);
