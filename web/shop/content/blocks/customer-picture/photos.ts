import { z } from "zod";
import { type ItemsReading, itemsField, linkField, optionField, pictureField, textField } from "../../block-fields.ts";
import type { LinkSurroundings } from "../../content-link.ts";

/**
 * Pictures from customers' homes: only with words for who cannot see them, and with her consent, which is noted where an editor
 * approves them and goes no further; what was made in the studio is marked as a sample.
 */
export const customerPhotos = (reading: ItemsReading & LinkSurroundings) =>
  itemsField(
    z
      .object({
        picture: pictureField.refine((picture) => picture !== null && picture.alt !== ""),
        /** First name or place, as she wants to be named. */
        name: textField,
        product: textField,
        link: linkField(reading),
        source: optionField(["sample", "customer"], "sample"),
        /** When and how she agreed. */
        consent: textField,
      })
      .refine(({ source, consent }) => source === "sample" || consent !== "", { path: ["consent"] })
      .transform(({ consent: _private, ...shown }) => shown),
    reading,
  );
export type CustomerPhotos = z.output<ReturnType<typeof customerPhotos>>;
