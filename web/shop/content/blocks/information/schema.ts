import { z } from "zod";
import { type BlockReading, optionField, richTextField, textField } from "../../block-fields.ts";

/** A short hint that must not be missed. */
export const informationSchema = (reading: BlockReading) =>
  z.object({
    headline: textField,
    text: richTextField(reading).refine((nodes) => nodes.length > 0),
    tone: optionField(["plain", "warn"], "plain"),
  });
export type Information = z.output<ReturnType<typeof informationSchema>>;
