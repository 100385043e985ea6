import { z } from "zod";
import { buttonColours } from "../../../../../ui/button-paint.ts";
import { type IconName, iconNames } from "../../../../../ui/icons.ts";
import { type BlockReading, itemsField, linkField, neededText, optionField, textField } from "../../block-fields.ts";

const icon = z.enum(iconNames as [IconName, ...IconName[]]).catch("storefront");

/** The shops beside this one (chrome document, section 3, shop entry: text, link, color, icon). */
export const shopSchema = (reading: BlockReading) =>
  z.object({
    headline: textField,
    items: itemsField(
      z.object({
        text: neededText,
        icon,
        color: optionField(buttonColours, "white"),
        link: linkField(reading).refine((link) => link !== null),
      }),
      reading,
    )
      .transform((items) => items.slice(0, 4))
      .refine((items) => items.length > 0),
  });
export type Shop = z.output<ReturnType<typeof shopSchema>>;
