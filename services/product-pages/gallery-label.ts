import { writeFormat } from "../../core/measure.ts";
import { catalogueFormat } from "../../products/catalogue-format.ts";
import type { GalleryLabel } from "./contract.ts";
import { addressOf } from "./page-address.ts";
import { openPage, type PageContext, quoteOf } from "./page-context.ts";
import type { LabelData } from "./page-data.ts";

/** The label beside a picture: the shown product, its present price and address; null without its page. */
export function galleryLabel(
  context: PageContext,
  { page: key, title, configuration: choice, format }: LabelData,
): GalleryLabel | null {
  const data = context.pages.products.find((one) => one.key === key);
  if (!data) return null;
  const open = openPage(context, data);
  const { page, setup, release } = open;
  const size = format && catalogueFormat(format[context.shop.unit], context.shop.unit);
  const { state } = page.read(setup, { ...choice, ...(size && { formatType: writeFormat(size) }) });
  const { configuration } = state;
  const piece = page.sold.describe(configuration, release);
  const { priceCurrent, currency } = quoteOf(context, open, configuration);
  return {
    title: context.local(title),
    facts: [piece.title, ...(page.pictured?.(configuration, release) ?? [])].map((fact) => context.text(fact)),
    price: { amount: priceCurrent, currency },
    href: addressOf(data, context.shop.locale, page.write(setup, state)),
  };
}
