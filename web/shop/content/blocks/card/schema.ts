import { z } from "zod";
import { amountField, type BlockReading, textField, withAnswer } from "../../block-fields.ts";
import { cardDesigns, noDesigns } from "../../designs.ts";

/** The component of the content service is about this kind. */
const kind = "card";

/** Card designs of an occasion, a style or a colour; filters as the list of designs has them, empty: any. */
export const cardSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      amount: amountField(8, 24),
      occasion: textField,
      category: textField,
      style: textField,
      color: textField,
      product: textField,
    })
    .transform(({ headline, text, amount, ...filters }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { designs: noDesigns },
        kinds: [kind],
        answer: async (api) => {
          const chosen = Object.entries(filters).filter(([, value]) => value !== "");
          const filter = Object.fromEntries(chosen.map(([name, value]) => [name, [value]]));
          const designs = await cardDesigns(api, { shop: reading.shop, kind, amount, link: null }, filter);
          return designs && { designs };
        },
      }),
    );
export type Card = z.output<ReturnType<typeof cardSchema>>;
