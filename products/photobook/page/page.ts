import { labelFor } from "../../../core/labels.ts";
import { offeredPage } from "../../offered-page.ts";
import { reductionsOn } from "../../reduction.ts";
import { check } from "../check.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import { describe } from "../describe.ts";
import { offer } from "../offer.ts";
import { production } from "../production.ts";
import { priceBefore, quote } from "../quote.ts";
import { readLink } from "../read-link.ts";
import type { Book, Release } from "../release.ts";
import { nearestBook } from "../settle.ts";
import { bindingLabels } from "../vocabulary.ts";
import { writeLink } from "../write-link.ts";

const bookKey = ({ printing, cover, binding }: Pick<Book, "printing" | "cover" | "binding">): string =>
  `${printing}-${cover}-${binding}`;

/** The product page of photobooks: book, size, pages, and materials. */
export const page = offeredPage<PhotobookConfiguration, Release>({
  sold: {
    key: "photobook",
    productType: "photobook",
    designerPath: "/configurator-photobook/",
    readLink,
    writeLink,
    check,
    quote,
    reductionsOn,
    priceBefore,
    production,
    describe,
  },
  offer,
  vocabulary: /^(book|book-format|calc|campaign|card|cta|fact|fmt|kind|offer|opt|photobook|quote|ref|refusal)\./,
  size: ({ format }) => format,
  piece: (configuration) => ({ type: bookKey(configuration), framed: false }),
  typeLabel: (configuration, release) => ({ key: nearestBook(configuration, release).label }),
  fact(key, { books }) {
    const book = books.find((one) => bookKey(one) === key);
    if (!book) return null;
    const binding = { key: bindingLabels[book.binding as keyof typeof bindingLabels] ?? book.label };
    return labelFor("fact.bound", { binding, min: book.pages.min, max: book.pages.max });
  },
  swatch: (key) => swatches[key] ?? null,
  sections(offered, { release }, { configuration }) {
    const { pages } = nearestBook(configuration, release);
    const says = (n: number) => labelFor("book.pages", { n });
    return [
      offered.types(labelFor("offer.type")),
      offered.formats(labelFor("calc.for", { what: says(configuration.pageCount) })),
      ...offered.slide("pageCount", stopsOf(pages), says),
      { kind: "drawing", key: "spine", name: "spine" },
      ...offered.picks("paper"),
      offered.options(["paper"]),
      ...offered.count("quantity"),
    ];
  },
  pictured: ({ pageCount }) => [labelFor("book.pages", { n: pageCount })],
});

/** Five numbers of pages from the fewest to the most, in the steps of the binding. */
function stopsOf({ min, max, step }: Book["pages"]): readonly number[] {
  const at = (share: number) => min + Math.round(((max - min) * share) / step) * step;
  return [0, 0.25, 0.5, 0.75, 1].map(at);
}

const swatches: Readonly<Record<string, string>> = {
  "digitalfotobuch-hard-pur": "/pictures/book-open-480.webp",
  "digitalfotobuch-soft-pur": "/pictures/books-stack-480.webp",
  "echtfotobuch-hard-layflat": "/pictures/book-flat-480.webp",
  "fotoheft-soft-heftbindung": "/pictures/booklet-480.webp",
};
