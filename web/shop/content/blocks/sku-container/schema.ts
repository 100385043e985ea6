import { z } from "zod";
import { pricePaths } from "../../../../../services/prices/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, textField, withAnswer } from "../../block-fields.ts";
import { goodsField, goodTile, noGoods } from "../../goods.ts";
import { kindsOfArticles } from "../../to-come.ts";

/** Articles by their number, as `calendar?calendarType=wandkalender` or as their kind writes it, each with its price. */
export const skuContainerSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      items: goodsField(reading).transform((items) => items.slice(0, 24)),
    })
    .transform(({ headline, text, items }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: noGoods,
        kinds: kindsOfArticles(items.map(({ which }) => which)),
        articles: items.map(({ which }) => which),
        answer: async (api) => {
          const skus = [...new Set(items.map(({ which }) => which))];
          const found = await ask(api, pricePaths.skuContainer, { query: { skus } });
          if (!found.ok) return null;
          const articles = new Map(found.value.skus.map((one) => [one.sku, one]));
          const tiles = items.flatMap((item) => {
            const article = articles.get(item.which);
            if (!article) return [];
            const { title: label, kind } = article;
            return [goodTile(item, { label, price: article }, { reading, kind })];
          });
          return { tiles, terms: null };
        },
      }),
    );
export type SkuContainer = z.output<ReturnType<typeof skuContainerSchema>>;
