import { z } from "zod";
import { type IconName, iconNames } from "../../../../../ui/icons.ts";
import { type BlockReading, itemsField, neededText, textField } from "../../block-fields.ts";

const icon = z.enum(iconNames as [IconName, ...IconName[]]).catch("check");

/** Why here: up to four short reasons in one row. */
export const uspTeaserSchema = (reading: BlockReading) =>
  z.object({
    items: itemsField(z.object({ icon, headline: neededText, text: textField }), reading)
      .transform((items) => items.slice(0, 4))
      .refine((items) => items.length > 0),
  });
export type UspTeaser = z.output<ReturnType<typeof uspTeaserSchema>>;
