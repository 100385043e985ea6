import { shopPath } from "../../../../core/shop-path.ts";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { goodItems, goodTile, noGoods, termsOf } from "../../goods.ts";
import { accessoryExample } from "./example.ts";

/** Accessories by their article number (`ribbon-satin-red`), each with the price of one piece. */
export const block = defineBlock({
  name: "accessory",
  title: t("Zubehör", "Accessories"),
  palette: ["goods", 100],
  fields: { headline, text: lead, items: goodItems(12) },
  load: {
    start: noGoods,
    async ask({ items }, { api, shop, leftOut }) {
      const asked = await Promise.all(
        items.map(async (item) => ({
          item,
          found: await ask(api, pricePaths.accessory, { query: { sku: item.which } }),
        })),
      );
      const sold = asked.flatMap(({ item, found }) => (found.ok ? [{ item, value: found.value }] : []));
      for (const { item, found } of asked) if (!found.ok) leftOut(`an accessory: ${item.which.slice(0, 60)}`);
      return {
        tiles: sold.map(({ item, value }) => {
          const tile = goodTile(item, value, { shop, kind: value.kind, each: true });
          return { ...tile, href: tile.href ?? shopPath(shop, `/accessories?sku=${item.which}`) };
        }),
        terms: termsOf(sold.map(({ value }) => value.price)),
      };
    },
    offers: ({ items }) => ({ articles: items.map(({ which }) => which) }),
  },
  example: accessoryExample,
});
