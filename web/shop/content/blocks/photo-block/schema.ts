import { z } from "zod";
import { type BlockReading, itemsField, pictureField, textField } from "../../block-fields.ts";

/** One picture, or up to three side by side, each with what is seen. */
export const photoBlockSchema = (reading: BlockReading) =>
  z.object({
    photos: itemsField(
      z.object({ picture: pictureField.refine((picture) => picture !== null), caption: textField }),
      reading,
    )
      .transform((photos) => photos.slice(0, 3))
      .refine((photos) => photos.length > 0),
  });
export type PhotoBlock = z.output<ReturnType<typeof photoBlockSchema>>;
