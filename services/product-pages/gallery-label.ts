import { writeFormat } from "../../core/measure.ts";
import { readAddress, writeAddress } from "../../products/photoframe/calculator/address.ts";
import { priceOf } from "../../products/photoframe/calculator/price.ts";
import { catalogueFormat } from "../../products/photoframe/formats.ts";
import { photoframe } from "../../products/photoframe/photoframe.ts";
import type { GalleryLabel } from "./contract.ts";
import { addressOf } from "./page-address.ts";
import type { LabelData } from "./page-data.ts";
import { type PageDesk, setupOf } from "./page-desk.ts";

/** The label beside a picture: what hangs there, its real price, and the address of exactly that; null without its page. */
export function galleryLabel(
  desk: PageDesk,
  { page: key, title, configuration, format }: LabelData,
): GalleryLabel | null {
  const page = desk.pages.products.find((one) => one.key === key);
  if (!page) return null;
  const setup = setupOf(desk, page);
  const hung = catalogueFormat(format[desk.shop.unit], desk.shop.unit);
  const { state } = readAddress(setup, { ...configuration, ...(hung && { formatType: writeFormat(hung) }) });
  const piece = photoframe.describe(state.configuration, desk.release);
  const frame = state.configuration.frameType === null ? [] : piece.facts.slice(0, state.configuration.matSize ? 2 : 1);
  const { priceCurrent, currency } = priceOf(state.configuration, desk.release, desk.terms);
  return {
    title: desk.local(title),
    facts: [desk.text(piece.title), ...frame.map((fact) => desk.text(fact))],
    price: { amount: priceCurrent, currency },
    href: addressOf(page, desk.shop.locale, writeAddress(setup, state)),
  };
}
