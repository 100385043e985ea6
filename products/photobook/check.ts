import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { NONE } from "../none.ts";
import { type Case, graduationsPageCount, openCase } from "./case.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import type { Book, Release } from "./release.ts";
import { formatLabel } from "./vocabulary.ts";

/** Every reason why this combination cannot be made; none means it can. Fields in the order people choose them. */
export function check(configuration: PhotobookConfiguration, release: Release): readonly Refusal[] {
  const one = openCase(configuration, release);
  if (!one.book) return [missingBook(configuration, release)];
  return [...bodyRefusals(one, one.book), ...coverRefusals(one), ...extraRefusals(one, one.book)];
}

/** The first of printing, cover and binding that no book has together with those before it. */
function missingBook({ printing, cover, binding }: PhotobookConfiguration, { books }: Release): Refusal {
  const printed = books.filter((book) => book.printing === printing);
  if (printed.length === 0) return refuse("printing", "photobook-printing-unknown", { value: printing });
  const covered = printed.filter((book) => book.cover === cover);
  if (covered.length === 0) return refuse("cover", "photobook-cover", { value: cover });
  const label = covered[0]?.label ?? "";
  return refuse("binding", "photobook-binding", { book: { key: label }, value: binding });
}

function bodyRefusals({ configuration, price, paper, paperOfBook }: Case, book: Book): Refusal[] {
  const refusals: Refusal[] = [];
  const named = { book: { key: book.label } };
  if (!paperOfBook) {
    const value = paper ? { key: paper.label } : configuration.paper;
    refusals.push(refuse("paper", "photobook-paper", { ...named, value }));
  }
  if (!price)
    refusals.push(refuse("format", "photobook-format", { ...named, size: formatLabel(configuration.format) }));
  if (!graduationsPageCount(book).includes(configuration.pageCount)) {
    refusals.push(refuse("pageCount", "photobook-pages", { ...named, ...book.pages }));
  }
  return refusals;
}

function coverRefusals({ configuration, lamination, refinement }: Case): Refusal[] {
  const { coverLamination, refinement: wanted } = configuration;
  return [
    ...(lamination ? [] : [refuse("coverLamination", "photobook-lamination-unknown", { value: coverLamination })]),
    ...(refinement || wanted === NONE ? [] : [refuse("refinement", "photobook-refinement-unknown", { value: wanted })]),
  ];
}

function extraRefusals({ configuration, format, release: { mostCopies } }: Case, book: Book): Refusal[] {
  const { giftBox, quantity, endPaper, format: size } = configuration;
  const endless = endPaper !== undefined && !book.endPapers.includes(endPaper);
  const boxless = giftBox && (format === undefined || format.giftBox === null);
  return [
    ...(endless ? [refuse("endPaper", "photobook-end-paper", { book: { key: book.label }, value: endPaper })] : []),
    ...(boxless
      ? [refuse("giftBox", "photobook-gift-box", { book: { key: book.label }, size: formatLabel(size) })]
      : []),
    ...(quantity > mostCopies ? [refuse("quantity", "photobook-quantity", { max: mostCopies })] : []),
  ];
}
