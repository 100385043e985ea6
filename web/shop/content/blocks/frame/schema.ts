import { z } from "zod";
import { pricePaths } from "../../../../../services/prices/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, neededText, textField, withAnswer } from "../../block-fields.ts";
import { goodsField, goodTile, noGoods, termsOf } from "../../goods.ts";
import { lower } from "../../tile.ts";

/**
 * Kinds of frames around one material. `which` of an item begins the names of its variants (`holzrahmen`, `floater`); it
 * costs from its cheapest one, in the format that the shop begins with unless the block names another.
 */
export const frameSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      items: goodsField(reading),
      materialType: neededText.regex(/^[a-z]{2,40}$/),
      formatType: textField,
    })
    .transform(({ headline, text, items, materialType, formatType }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: noGoods,
        answer: async (api) => {
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
            tiles: priced.map(({ item, ...good }) => goodTile(item, good, { reading, kind: productType, from: true })),
            terms: termsOf(priced.map(({ price }) => price)),
          };
        },
      }),
    );
export type Frame = z.output<ReturnType<typeof frameSchema>>;
