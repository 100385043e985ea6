import { z } from "zod";
import { type BlockReading, itemsField, linkField, neededText, pictureField, textField } from "../../block-fields.ts";

/** Ways to other pages, side by side. */
export const subTeasersSchema = (reading: BlockReading) =>
  z.object({
    headline: textField,
    items: itemsField(
      z.object({
        _uid: z.string(),
        headline: neededText,
        text: textField,
        picture: pictureField,
        link: linkField(reading).refine((link) => link !== null),
      }),
      reading,
    ).refine((items) => items.length > 0),
  });
export type SubTeasers = z.output<ReturnType<typeof subTeasersSchema>>;
