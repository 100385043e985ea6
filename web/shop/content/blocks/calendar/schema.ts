import { z } from "zod";
import { amountField, type BlockReading, linkField, textField, withAnswer } from "../../block-fields.ts";
import { calendarDesigns, noDesigns } from "../../designs.ts";

/** The component of the content service is about this kind. */
const kind = "calendar";

/** Looks of calendars of one type (`wandkalender`; empty: of all), and what they cost from. */
export const calendarSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      calendarType: textField,
      link: linkField(reading),
      amount: amountField(8, 24),
    })
    .transform(({ headline, text, calendarType, link, amount }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { designs: noDesigns },
        kinds: [kind],
        answer: async (api) => {
          const designs = await calendarDesigns(api, { shop: reading.shop, kind, amount, link }, calendarType);
          return designs && { designs };
        },
      }),
    );
export type Calendar = z.output<ReturnType<typeof calendarSchema>>;
