import { readAddress } from "../../products/photoframe/calculator/address.ts";
import { chooseFormat } from "../../products/photoframe/calculator/choose.ts";
import { formatTabs } from "../../products/photoframe/calculator/format-tabs.ts";
import { priceOf } from "../../products/photoframe/calculator/price.ts";
import { prepare } from "../../products/photoframe/prepared.ts";
import type { PageSummary, Picture } from "./contract.ts";
import type { Localise } from "./local-text.ts";
import { pathOf } from "./page-address.ts";
import type { PictureData, ProductPageData } from "./page-data.ts";
import { type PageDesk, setupOf } from "./page-desk.ts";

/** Every product page the locale's language has, as lists and navigation show it. */
export const pageSummaries = (desk: PageDesk): PageSummary[] =>
  desk.pages.products.flatMap((page) => {
    const href = pathOf(page, desk.shop.locale);
    if (href === null) return [];
    const { name, key, card } = page;
    const { currency } = desk.terms;
    return [
      {
        key,
        name: desk.local(name),
        href,
        picture: pictureOf(desk.local, card.picture),
        fact: desk.local(card.fact),
        priceFrom: { amount: lowestPrice(desk, page), currency },
      },
    ];
  });

/** The lowest price among the listed formats of what the page begins with: its material, in its frame. */
function lowestPrice(desk: PageDesk, page: ProductPageData): number {
  const setup = setupOf(desk, page);
  const { state } = readAddress(setup, {});
  const material = prepare(desk.release).materials.get(state.configuration.materialType ?? "");
  const formats = material ? formatTabs(desk.release, material, desk.shop.unit).flatMap((tab) => tab.formats) : [];
  const pieces = formats
    .map((format) => chooseFormat(setup, state, format).state.configuration)
    .filter(({ frameType }) => frameType === state.configuration.frameType);
  return Math.min(
    ...[state.configuration, ...pieces].map((piece) => priceOf(piece, desk.release, desk.terms).priceCurrent),
  );
}

export const pictureOf = (local: Localise, { alt, ...picture }: PictureData): Picture => ({
  ...picture,
  alt: local(alt),
});
