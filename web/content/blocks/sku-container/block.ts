import { pricePaths } from "../../../../services/prices/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { goodItems, goodTile, noGoods } from "../../goods.ts";
import { kindsOfArticles } from "../../to-come.ts";
import { skuContainerExample } from "./example.ts";

/** Articles by number, as `calendar?calendarType=wandkalender` or as their kind writes it, each with its price. */
export const block = defineBlock({
  name: "sku-container",
  title: t("Ausgewählte Waren", "Chosen goods"),
  palette: ["goods", 110],
  fields: { headline, text: lead, items: goodItems(24) },
  load: {
    start: noGoods,
    async ask({ items }, { api, shop }) {
      const skus = [...new Set(items.map(({ which }) => which))];
      const found = await ask(api, pricePaths.skuContainer, { query: { skus } });
      if (!found.ok) return null;
      const articles = new Map(found.value.skus.map((one) => [one.sku, one]));
      const tiles = items.flatMap((item) => {
        const article = articles.get(item.which);
        if (!article) return [];
        const { title: label, kind } = article;
        return [goodTile(item, { label, price: article }, { shop, kind })];
      });
      return { tiles, terms: null };
    },
    offers({ items }) {
      const articles = items.map(({ which }) => which);
      return { kinds: kindsOfArticles(articles), articles };
    },
  },
  example: skuContainerExample,
});
