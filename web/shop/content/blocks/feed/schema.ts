import { z } from "zod";
import { themeSorts } from "../../../../../services/themes/contract.ts";
import { amountField, type BlockReading, linkField, optionField, textField, withAnswer } from "../../block-fields.ts";
import { bookDesigns, calendarDesigns, cardDesigns, collageDesigns, noDesigns } from "../../designs.ts";

const kinds = ["card", "calendar", "collage", "photobook"] as const;
const readers = { calendar: calendarDesigns, collage: collageDesigns, photobook: bookDesigns } satisfies Record<
  Exclude<(typeof kinds)[number], "card">,
  unknown
>;

/** What there is of one kind, more of it at once than the blocks of that kind show: the most popular first, of cards also the newest. */
export const feedSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      kind: optionField(kinds, "card"),
      sort: optionField(themeSorts, "popularity"),
      link: linkField(reading),
      amount: amountField(24, 60),
    })
    .transform(({ headline, text, kind, sort, link, amount }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { designs: noDesigns },
        kinds: [kind],
        answer: async (api) => {
          const asked = { shop: reading.shop, kind, amount, link };
          const designs = await (kind === "card" ? cardDesigns(api, asked, {}, sort) : readers[kind](api, asked, ""));
          return designs && { designs };
        },
      }),
    );
export type Feed = z.output<ReturnType<typeof feedSchema>>;
