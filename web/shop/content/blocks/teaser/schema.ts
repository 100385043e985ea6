import { z } from "zod";
import { type BlockReading, itemsField, neededText, optionField, pictureField, textField } from "../../block-fields.ts";
import { buttonSchema } from "../button/schema.ts";

/** What a page begins with: a heading, a few words, a picture, at most two ways on. */
export const teaserSchema = (reading: BlockReading) =>
  z.object({
    headline: neededText,
    text: textField,
    picture: pictureField,
    look: optionField(["beside", "wide"], "beside"),
    level: optionField(["1", "2"], "1"),
    buttons: itemsField(buttonSchema(reading), reading).transform((buttons) => buttons.slice(0, 2)),
  });
export type Teaser = z.output<ReturnType<typeof teaserSchema>>;
