import { pricePaths } from "../../../../services/prices/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, key, lead } from "../../define/fields.ts";
import { material } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { goodItems, goodTile, noGoods, termsOf } from "../../goods.ts";
import { lower } from "../../tile.ts";
import { frameExample } from "./example.ts";

/**
 * Kinds of frames around one material. `which` of an item begins the names of its variants (`holzrahmen`, `floater`);
 * it costs from its cheapest one, in the format that the shop begins with unless the block names another.
 */
export const block = defineBlock({
  name: "frame",
  title: t("Rahmen", "Frames"),
  palette: ["goods", 90],
  fields: {
    headline,
    text: lead,
    materialType: material,
    formatType: key("Format", "Format", {
      hint: t("Ohne Angabe das, mit dem der Shop beginnt.", "Without one, that which the shop begins with."),
    }),
    items: goodItems(),
  },
  load: {
    start: noGoods,
    async ask({ items, materialType, formatType }, { api, shop }) {
      const productType = "photoframe";
      const query = { productType, materialType, ...(formatType !== "" && { formatType }) };
      const found = await ask(api, pricePaths.frame, { query });
      if (!found.ok) return null;
      const { frames } = found.value;
      const priced = items.flatMap((item) => {
        const variants = frames.filter(({ value }) => value === item.which || value.startsWith(`${item.which}-`));
        const prices = variants.flatMap(({ price }) => price ?? []);
        const [first] = variants;
        return first && prices.length > 0 ? [{ item, label: first.label, price: prices.reduce(lower) }] : [];
      });
      return {
        tiles: priced.map(({ item, ...good }) => goodTile(item, good, { shop, kind: productType, from: true })),
        terms: termsOf(priced.map(({ price }) => price)),
      };
    },
  },
  example: frameExample,
});
