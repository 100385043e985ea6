import { labelFor } from "../../core/labels.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, Refusal } from "../kind.ts";
import { atMostLarger } from "../larger-pile.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { quoteOfLines } from "../list-quote.ts";
import { type ListedPart, linesOfParts, stepAt } from "../listed-parts.ts";
import { type Case, known, openCase } from "./case.ts";
import { check } from "./check.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";
import { formatLabel } from "./vocabulary.ts";

/**
 * Price of all copies: the book with its fewest pages, further pages, paper, the cover's refinement, less the discount
 * for copies, plus gift boxes (catalogue facts, section 6). More pages or copies never cost less.
 */
export function quote(
  configuration: PhotobookConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const refusals = check(configuration, release);
  if (refusals.length > 0) return failed(refusals);
  const one = openCase(configuration, release);
  const linesOf = (quantity: number) => {
    const parts = partsOf({ ...one, configuration: { ...configuration, quantity } });
    const percentOff = stepAt(release.quantityBreaks, quantity)?.percentOff ?? 0;
    return linesOfParts(parts, release.currencies[terms.currency], percentOff);
  };
  const breaks = release.quantityBreaks.map(({ from }) => from);
  const lines = atMostLarger(linesOf, configuration.quantity, breaks);
  return done(quoteOfLines(release, campaignKey(configuration), lines, terms));
}

function partsOf({ configuration, ...one }: Case): readonly ListedPart[] {
  const book = known(one.book, "book");
  const price = known(one.price, "price");
  const format = known(one.format, "format");
  const { quantity, pageCount } = configuration;
  const size = formatLabel(configuration.format);
  const name = `${book.printing}-${book.cover}-${book.binding}.${price.format}`;
  const morePages = pageCount - book.pages.min;
  const { min: pages } = book.pages;
  const parts: ListedPart[] = [
    {
      key: `book.${name}`,
      label: labelFor("photobook.copies", { book: { key: book.label }, size, pages, quantity }),
      cents: price.price,
      times: quantity,
    },
    {
      key: `pages.${name}`,
      label: labelFor("photobook.more-pages", { pages: morePages }),
      cents: price.perPage,
      times: quantity * morePages,
    },
    paperPart(one, format.paperPercent, quantity * pageCount),
  ];
  const { refinement } = one;
  if (refinement) {
    const key = `refinement.${refinement.key}`;
    parts.push({ key, label: { key: refinement.label }, cents: refinement.price, times: quantity });
  }
  const { endPaper } = one;
  if (endPaper && endPaper.price > 0) {
    const label = labelFor("photobook.end-paper", { paper: { key: endPaper.label } });
    parts.push({ key: `end-paper.${endPaper.key}`, label, cents: endPaper.price, times: quantity });
  }
  if (configuration.giftBox) {
    const cents = format.giftBox ?? 0;
    const label = labelFor("photobook.gift-box");
    parts.push({ key: `gift-box.${price.format}`, label, cents, times: quantity, ownBreaks: true });
  }
  return parts;
}

function paperPart(
  { paper, paperOfBook }: Pick<Case, "paper" | "paperOfBook">,
  scale: number,
  times: number,
): ListedPart {
  const { key, label } = known(paper, "paper");
  const { perPage: cents } = known(paperOfBook, "paper");
  return {
    key: `paper.${key}`,
    label: labelFor("photobook.paper", { paper: { key: label } }),
    cents,
    scale,
    times,
  };
}

/** Campaigns name printings. */
const campaignKey = ({ printing }: PhotobookConfiguration): string => printing;

export const { reducedSince, priceBefore } = listPricesBefore<PhotobookConfiguration, Release>(quote, campaignKey);
