import type { PageSummary, Picture } from "./contract.ts";
import type { Localise } from "./local-text.ts";
import { pathOf } from "./page-address.ts";
import type { PictureData, ProductPageData } from "./page-data.ts";
import { openPage, type PageDesk, quoteOf } from "./page-desk.ts";

/** Every product page the locale's language has, as lists and navigation show it. */
export const pageSummaries = (desk: PageDesk): PageSummary[] =>
  desk.pages.products.flatMap((page) => {
    const href = pathOf(page, desk.shop.locale);
    if (href === null) return [];
    const { name, key, kind, card } = page;
    const { currency } = desk.shop;
    return [
      {
        key,
        kind,
        name: desk.local(name),
        href,
        picture: pictureOf(desk.local, card.picture),
        fact: desk.local(card.fact),
        priceFrom: { amount: lowestPrice(desk, page), currency },
      },
    ];
  });

/** The lowest price among the listed formats of what the page begins with: its type, in its frame. */
function lowestPrice(desk: PageDesk, data: ProductPageData): number {
  const open = openPage(desk, data);
  const formats = open.page.formats(open.setup, open.start).filter(({ kept }) => kept);
  const pieces = [open.start, ...formats.map(({ state }) => state)];
  return Math.min(...pieces.map(({ configuration }) => quoteOf(desk, open, configuration).priceCurrent));
}

export const pictureOf = (local: Localise, { alt, ...picture }: PictureData): Picture => ({
  ...picture,
  alt: local(alt),
});
