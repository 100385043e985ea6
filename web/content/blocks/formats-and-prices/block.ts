import { formatMoney, type Money } from "../../../../core/money.ts";
import { writeQuery } from "../../../../core/query-string.ts";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { ask } from "../../../reading/ask.ts";
import type { ContentLink } from "../../../reading/values/content-link.ts";
import { type Asking, defineBlock } from "../../define/define-block.ts";
import { headline, link, text } from "../../define/fields.ts";
import { filter, material } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { formatsAndPricesExample } from "./example.ts";

/** A format with its price as today's catalogue says, and the address of exactly that. */
interface PricedFormat {
  readonly format: string;
  readonly price: string;
  readonly original: string;
  readonly money: Money;
  readonly href: string | null;
}

const mostFormats = 12;

/** The formats of a material with their prices, in the shop's currency; prices are never content. */
export const block = defineBlock({
  name: "formats-and-prices",
  title: t("Formate und Preise", "Formats and prices"),
  palette: ["goods", 80],
  fields: {
    headline,
    materialType: material,
    /** Ratio as the catalogue names it: `3:2`; empty: the first. */
    ratio: filter(
      "Seitenverhältnis",
      "Ratio",
      t("Zum Beispiel 3:2; ohne Angabe das erste.", "3:2 for one; without it, the first."),
    ),
    link: link("Link der Formate", "Link of the formats"),
    note: text("Satz darunter", "Sentence below it"),
  },
  // To a format of one's own, which is the last of every list of formats.
  parse: (fields) =>
    fields.transform((read) => ({
      ...read,
      all: read.link && `${read.link.href}?${writeQuery({ materialType: read.materialType })}`,
    })),
  load: {
    start: { formats: [] as readonly PricedFormat[] },
    ask: async (read, asking) => ({ formats: await formatsOf(read, asking) }),
  },
  example: formatsAndPricesExample,
});

interface Wanted {
  readonly materialType: string;
  readonly ratio: string;
  readonly link: ContentLink | null;
}

/** None where the shop has no prices for it: half a table is none. */
async function formatsOf(
  { materialType, ratio, link: target }: Wanted,
  { api, shop: { locale } }: Asking,
): Promise<PricedFormat[]> {
  const found = await ask(api, pricePaths.formats, { query: { productType: "photoframe", materialType } });
  if (!found.ok) return [];
  const { groups } = found.value;
  const group = groups.find((one) => one.ratio === ratio) ?? groups[0];
  return (group?.formats ?? []).slice(0, mostFormats).flatMap(({ label, formatType, price }) => {
    if (price === null) return [];
    const { currency, priceCurrent, priceOriginal } = price;
    return [
      {
        format: label,
        price: formatMoney({ amount: priceCurrent, currency }, locale),
        original: formatMoney({ amount: priceOriginal, currency }, locale),
        money: { amount: priceCurrent, currency },
        href: target === null ? null : `${target.href}?${writeQuery({ materialType, formatType })}`,
      },
    ];
  });
}
