import { writeFormat } from "../../core/measure.ts";
import { catalogueFormat } from "../../products/catalogue-format.ts";
import type { GalleryLabel } from "./contract.ts";
import { addressOf } from "./page-address.ts";
import type { LabelData } from "./page-data.ts";
import { openPage, type PageDesk, quoteOf } from "./page-desk.ts";

/** The label beside a picture: the shown product, its present price and address; null without its page. */
export function galleryLabel(
  desk: PageDesk,
  { page: key, title, configuration: choice, format }: LabelData,
): GalleryLabel | null {
  const data = desk.pages.products.find((one) => one.key === key);
  if (!data) return null;
  const open = openPage(desk, data);
  const { page, setup, release } = open;
  const size = format && catalogueFormat(format[desk.shop.unit], desk.shop.unit);
  const { state } = page.read(setup, { ...choice, ...(size && { formatType: writeFormat(size) }) });
  const { configuration } = state;
  const piece = page.sold.describe(configuration, release);
  const { priceCurrent, currency } = quoteOf(desk, open, configuration);
  return {
    title: desk.local(title),
    facts: [piece.title, ...(page.pictured?.(configuration, release) ?? [])].map((fact) => desk.text(fact)),
    price: { amount: priceCurrent, currency },
    href: addressOf(data, desk.shop.locale, page.write(setup, state)),
  };
}
