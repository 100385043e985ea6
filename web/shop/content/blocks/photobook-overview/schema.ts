import { z } from "zod";
import { amountField, type BlockReading, linkField, textField, withAnswer } from "../../block-fields.ts";
import { bookDesigns, noDesigns } from "../../designs.ts";

/** The component of the content service is about this kind. */
const kind = "photobook";

/** Looks of photobooks of one category (specification's number; empty: of all), and what books cost from. */
export const photobookOverviewSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      category: textField,
      link: linkField(reading),
      amount: amountField(8, 24),
    })
    .transform(({ headline, text, category, link, amount }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { designs: noDesigns },
        kinds: [kind],
        answer: async (api) => {
          const designs = await bookDesigns(api, { shop: reading.shop, kind, amount, link }, category);
          return designs && { designs };
        },
      }),
    );
export type PhotobookOverview = z.output<ReturnType<typeof photobookOverviewSchema>>;
