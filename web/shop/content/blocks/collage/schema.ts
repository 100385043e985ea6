import { z } from "zod";
import { amountField, type BlockReading, linkField, textField, withAnswer } from "../../block-fields.ts";
import { collageDesigns, noDesigns } from "../../designs.ts";

/** The component of the content service is about this kind. */
const kind = "collage";

/** Layouts of collages of one shape (`heart`; empty: of all), and what collages cost from. */
export const collageSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      shape: textField,
      link: linkField(reading),
      amount: amountField(8, 24),
    })
    .transform(({ headline, text, shape, link, amount }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { designs: noDesigns },
        kinds: [kind],
        answer: async (api) => {
          const designs = await collageDesigns(api, { shop: reading.shop, kind, amount, link }, shape);
          return designs && { designs };
        },
      }),
    );
export type Collage = z.output<ReturnType<typeof collageSchema>>;
