import { z } from "zod";
import { type BlockReading, itemsField, linkField, optionField, pictureField, textField } from "../../block-fields.ts";

const most = 9;

/** What hangs at customers' homes, with their consent; what was made in the studio is marked as a sample. */
export const customerPictureSchema = (reading: BlockReading) =>
  z.object({
    ...{ headline: textField, text: textField },
    items: itemsField(
      z.object({
        picture: pictureField.refine((picture) => picture !== null && picture.alt !== ""),
        /** First name or place, as she wants to be named. */
        name: textField,
        product: textField,
        link: linkField(reading),
        source: optionField(["sample", "customer"], "sample"),
      }),
      reading,
    )
      .transform((items) => items.slice(0, most))
      .refine((items) => items.length > 0),
  });
export type CustomerPicture = z.output<ReturnType<typeof customerPictureSchema>>;
