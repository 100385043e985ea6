import { z } from "zod";
import { shopPath } from "../../../../../core/shop-path.ts";
import { pricePaths } from "../../../../../services/prices/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, textField, withAnswer } from "../../block-fields.ts";
import { goodsField, goodTile, noGoods, termsOf } from "../../goods.ts";

/** Accessories by their article number (`ribbon-satin-red`), each with the price of one piece. */
export const accessorySchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      items: goodsField(reading).transform((items) => items.slice(0, 12)),
    })
    .transform(({ headline, text, items }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: noGoods,
        articles: items.map(({ which }) => which),
        answer: async (api) => {
          const asked = await Promise.all(
            items.map(async (item) => ({
              item,
              found: await ask(api, pricePaths.accessory, { query: { sku: item.which } }),
            })),
          );
          const sold = asked.flatMap(({ item, found }) => (found.ok ? [{ item, value: found.value }] : []));
          for (const { item, found } of asked)
            if (!found.ok) reading.leftOut(`an accessory: ${item.which.slice(0, 60)}`);
          return {
            tiles: sold.map(({ item, value }) => {
              const tile = goodTile(item, value, { reading, kind: value.kind, each: true });
              return { ...tile, href: tile.href ?? shopPath(reading.shop, `/accessories?sku=${item.which}`) };
            }),
            terms: termsOf(sold.map(({ value }) => value.price)),
          };
        },
      }),
    );
export type Accessory = z.output<ReturnType<typeof accessorySchema>>;
