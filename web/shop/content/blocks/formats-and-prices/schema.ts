import { z } from "zod";
import type { Api } from "../../../../../core/http/api.ts";
import { formatMoney, type Money } from "../../../../../core/money.ts";
import { writeQuery } from "../../../../../core/query-string.ts";
import type { Shop } from "../../../../../core/shop.ts";
import { pricePaths } from "../../../../../services/prices/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, linkField, neededText, textField } from "../../block-fields.ts";

/** A format with its price as today's catalogue says, and the address of exactly that. */
export interface PricedFormat {
  readonly format: string;
  readonly price: string;
  readonly original: string;
  readonly money: Money;
  readonly href: string | null;
}

const mostFormats = 12;

/** The formats of a material with their prices, in the shop's currency; prices are never content. */
export const formatsAndPricesSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      materialType: neededText.regex(/^[a-z]{2,40}$/),
      /** Ratio as the catalogue names it: `3:2`; empty: the first. */
      ratio: textField,
      link: linkField(reading),
      note: textField,
    })
    .transform((block) => {
      const { link, materialType } = block;
      // To a format of one's own, which is the last of every list of formats.
      const all = link && `${link.href}?${writeQuery({ materialType })}`;
      const filled = { ...block, all, formats: [] as readonly PricedFormat[] };
      reading.later(async (api) => {
        filled.formats = await formatsOf(api, reading.shop, block);
      });
      return filled;
    });
export type FormatsAndPrices = z.output<ReturnType<typeof formatsAndPricesSchema>>;

type Wanted = Pick<FormatsAndPrices, "materialType" | "ratio" | "link">;

/** None where the shop has no prices for it: half a table is none. */
async function formatsOf(api: Api, { locale }: Shop, { materialType, ratio, link }: Wanted): Promise<PricedFormat[]> {
  const found = await ask(api, pricePaths.formats, { query: { productType: "photoframe", materialType } });
  if (!found.ok) return [];
  const { groups } = found.value;
  const group = groups.find((one) => one.ratio === ratio) ?? groups[0];
  const text = (amount: number, price: { readonly currency: Parameters<typeof formatMoney>[0]["currency"] }) =>
    formatMoney({ amount, currency: price.currency }, locale);
  return (group?.formats ?? []).slice(0, mostFormats).flatMap(({ label, formatType, price }) =>
    price === null
      ? []
      : [
          {
            format: label,
            price: text(price.priceCurrent, price),
            original: text(price.priceOriginal, price),
            money: { amount: price.priceCurrent, currency: price.currency },
            href: link === null ? null : `${link.href}?${writeQuery({ materialType, formatType })}`,
          },
        ],
  );
}
