import { parseFormat } from "../../core/measure.ts";
import type { Refusal } from "../kind.ts";
import { NONE } from "../none.ts";
import { graduationsPageCount } from "./case.ts";
import { check } from "./check.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import type { Book, Release } from "./release.ts";

/** A configuration that can be made, and what had to give way. */
export interface Settled {
  readonly configuration: PhotobookConfiguration;
  readonly notices: readonly Refusal[];
}

/** Makes the nearest possible configuration: each impossible field falls back, and is named. */
export function settle(wanted: PhotobookConfiguration, release: Release): Settled {
  const notices: Refusal[] = [];
  let configuration = wanted;
  // Each round settles one field for good.
  for (let round = 0; round <= Object.keys(wanted).length; round++) {
    const [refused] = check(configuration, release);
    if (!refused) return { configuration, notices };
    notices.push(refused);
    configuration = giveWay(configuration, refused.field, release);
  }
  throw new Error(`no possible photobook near ${JSON.stringify(wanted)}`);
}

function giveWay(wanted: PhotobookConfiguration, field: string, release: Release): PhotobookConfiguration {
  const book = nearestBook(wanted, release);
  const usual = usualBook(book, release);
  switch (field) {
    case "printing":
    case "cover":
    case "binding":
      return { ...wanted, printing: book.printing, cover: book.cover, binding: book.binding };
    case "pageCount":
      return { ...wanted, pageCount: nearestPageCount(book, wanted.pageCount) };
    case "coverLamination":
      return { ...wanted, coverLamination: release.laminations[0]?.key ?? NONE };
    case "endPaper": {
      const { endPaper: _, ...usualOne } = wanted;
      return usualOne;
    }
    default:
      return { ...wanted, [field]: usual[field as keyof typeof usual] };
  }
}

interface Wish {
  readonly printing?: string | null;
  readonly cover?: string | null;
  readonly binding?: string | null;
}

/** The book of that printing with that cover and binding, or the first that has as many of these, printing first. */
export function nearestBook({ printing, cover, binding }: Wish, { books }: Release): Book {
  const suits = (wish: string | null | undefined, value: string): boolean => !wish || wish === value;
  const printed = books.filter((book) => suits(printing, book.printing));
  const covered = narrowed(printed.length > 0 ? printed : books, (book) => suits(cover, book.cover));
  const [book] = narrowed(covered, (one) => suits(binding, one.binding));
  if (!book) throw new Error("the photobook catalogue has no books");
  return book;
}

/** Those that suit, or all where none does. */
function narrowed(books: readonly Book[], suits: (book: Book) => boolean): readonly Book[] {
  const suiting = books.filter(suits);
  return suiting.length > 0 ? suiting : books;
}

/** The fewest pages that hold as many, otherwise the most the book can have. */
function nearestPageCount(book: Book, pageCount: number): number {
  return graduationsPageCount(book).find((pages) => pages >= pageCount) ?? book.pages.max;
}

/** Default of a book; its lamination is the channel's. */
export function usualBook(book: Book, release: Release): Omit<PhotobookConfiguration, "coverLamination"> {
  const sizes = book.formats.map(({ format }) => format);
  const size = sizes.includes(release.initialFormat) ? release.initialFormat : (sizes[0] ?? "");
  const format = parseFormat(size);
  if (!format.ok) throw new Error(`format ${size}`);
  return {
    printing: book.printing,
    cover: book.cover,
    binding: book.binding,
    paper: book.papers[0]?.key ?? NONE,
    format: format.value,
    pageCount: book.pages.min,
    refinement: NONE,
    giftBox: false,
    quantity: 1,
    designGroupSetId: null,
  };
}
