import { expect, test } from "vitest";
import { photoBook, photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { PriceTerms } from "../../../products/kind.ts";
import { type Opening, openingsOf } from "../../../products/openings.ts";
import { photobook } from "../../../products/photobook/photobook.ts";
import { addedPages, copiedPages, gatheredPages, removedPages, settledOperation } from "./page-steps.ts";

const { design } = photobook;
if (!design) throw new Error("photobooks are designed");
const euro: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-21" };
let made = 0;
const newId = () => `new-${++made}`;
const openings = (document: DesignDocument): readonly Opening[] =>
  openingsOf(design.viewer, design.surfaces(document, release));
const rule = (document: DesignDocument) => design.pages?.(document, release) ?? { min: 0, max: 0, step: 1 };

/** What a visitor sees of a book: pages, price, weight, and the cover's width, which carries the spine. */
function facts(document: DesignDocument) {
  const configuration = photobook.configurationSchema.parse(document.configuration);
  const quote = photobook.quote(configuration, release, euro);
  const [cover] = design.surfaces(document, release);
  return {
    pages: configuration.pageCount,
    price: quote.ok ? quote.value.priceCurrent : null,
    grams: photobook.production(configuration, release).weightGrams,
    cover: cover?.trim.width,
  };
}

function after(document: DesignDocument, steps: ReturnType<typeof removedPages>): DesignDocument {
  const operation = settledOperation(design, release, document, steps);
  const applied = operation && apply(document, operation);
  if (!applied?.ok) throw new Error("it does not apply");
  return applied.value.document;
}

test("price, weight and spine follow in the same operation in which pages come and go", () => {
  const start = design.blank(
    photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200", { pageCount: 24 }),
    release,
    null,
  );
  const [, , spread] = openings(start);
  const longer = Array.from({ length: 20 }).reduce<DesignDocument>(
    (book) => after(book, addedPages(book, spread ?? [], rule(book), newId)),
    start,
  );
  // 49 cents a page; 0.15 mm a leaf and two boards, set as 6.5 and 9.5 mm, between two fronts of 203 mm.
  expect(facts(start)).toEqual({ pages: 24, price: 1990, grams: 202, cover: 412_500 });
  expect(facts(longer)).toEqual({ pages: 64, price: 3950, grams: 338, cover: 415_500 });
  const back = after(longer, removedPages(openings(longer).slice(3, 23)));
  expect(facts(back)).toEqual(facts(start));
});

test("a stapled booklet gains four pages by one copy and keeps its pages when one spread is taken out", () => {
  const start = design.blank(
    photoBook("fotoheft-soft-heftbindung-standard-glossy 210x148", { pageCount: 20 }),
    release,
    null,
  );
  const [, , first, second] = openings(start);
  expect(facts(after(start, copiedPages(start, [first ?? []], newId))).pages).toBe(24);
  expect(facts(after(start, removedPages([first ?? []]))).pages).toBe(20);
  expect(facts(after(start, removedPages([first ?? [], second ?? []]))).pages).toBe(16);
  const moved = after(start, gatheredPages(start, openings(start), new Set([2]), 6));
  expect(facts(moved)).toEqual(facts(start));
  expect(moved.surfaces.at(0)).toEqual(start.surfaces.at(0));
  expect(moved.surfaces.at(-1)).toEqual(start.surfaces.at(-1));
});
