import type { PageState } from "../../products/kind-page.ts";
import type { PageSummary, Picture } from "./contract.ts";
import type { Localise } from "./local-text.ts";
import { pathOf } from "./page-address.ts";
import { type OpenPage, openPage, type PageContext, quoteOf } from "./page-context.ts";
import type { PictureData, ProductPageData } from "./page-data.ts";

/** Every product page the locale's language has, as lists and navigation show it. */
export const pageSummaries = (context: PageContext): PageSummary[] =>
  context.pages.products.flatMap((page) => {
    const href = pathOf(page, context.shop.locale);
    if (href === null) return [];
    const { name, key, kind, card } = page;
    const { currency } = context.shop;
    return [
      {
        key,
        kind,
        name: context.local(name),
        href,
        picture: pictureOf(context.local, card.picture),
        fact: context.local(card.fact),
        priceFrom: { amount: lowestPrice(context, page), currency },
      },
    ];
  });

/** Lowest price among the listed formats of the page's initial type, in its frame, in the smallest quantity. */
function lowestPrice(context: PageContext, data: ProductPageData): number {
  const open = openPage(context, data);
  const fewest = fewestOf(open);
  const formats = open.page.formats(open.setup, fewest).filter(({ kept }) => kept);
  const pieces = [fewest, ...formats.map(({ state }) => state)];
  return Math.min(...pieces.map(({ configuration }) => quoteOf(context, open, configuration).priceCurrent));
}

/** One print, one card, the fewest pages: every number that is chosen at its least. */
function fewestOf({ page, setup, start }: OpenPage): PageState<object> {
  const numbers = page
    .sections(setup, start)
    .flatMap((section) => (section.kind === "count" || section.kind === "slide" ? [section.key] : []));
  return numbers.reduce((state, key) => {
    const section = page.sections(setup, state).find((one) => one.key === key);
    return section?.kind === "count" || section?.kind === "slide" ? section.at(section.min).state : state;
  }, start);
}

export const pictureOf = (local: Localise, { alt, ...picture }: PictureData): Picture => ({
  ...picture,
  alt: local(alt),
});
