import { z } from "zod";
import { buttonColours, buttonStyles } from "../../../../../ui/button-paint.ts";
import { type BlockReading, linkField, neededText, optionField } from "../../block-fields.ts";

/** A button that leads somewhere; one that leads nowhere is left out. */
export const buttonSchema = (reading: BlockReading) =>
  z.object({
    text: neededText,
    link: linkField(reading).refine((link) => link !== null),
    colour: optionField(buttonColours, "blue"),
    style: optionField(buttonStyles, "primary"),
  });
export type Button = z.output<ReturnType<typeof buttonSchema>>;
