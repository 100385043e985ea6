import { z } from "zod";
import { amountField, type BlockReading, linkField, optionField, textField, withAnswer } from "../../block-fields.ts";
import { bookDesigns, calendarDesigns, cardDesigns, collageDesigns, noDesigns } from "../../designs.ts";

const kinds = ["card", "calendar", "collage", "photobook"] as const;
const readers = {
  card: (...[api, asked]: Parameters<typeof calendarDesigns>) => cardDesigns(api, asked, {}),
  calendar: calendarDesigns,
  collage: collageDesigns,
  photobook: bookDesigns,
} satisfies Record<(typeof kinds)[number], unknown>;

/** What there is of one kind, the most popular first: more of it at once than the blocks of that kind show. */
export const feedSchema = (reading: BlockReading) =>
  z
    .object({
      ...{ headline: textField, text: textField, kind: optionField(kinds, "card") },
      ...{ link: linkField(reading), amount: amountField(24, 60) },
    })
    .transform(({ headline, text, kind, link, amount }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { designs: noDesigns },
        answer: async (api) => {
          const designs = await readers[kind](api, { shop: reading.shop, amount, link }, "");
          return designs && { designs };
        },
      }),
    );
export type Feed = z.output<ReturnType<typeof feedSchema>>;
