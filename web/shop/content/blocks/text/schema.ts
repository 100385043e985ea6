import { z } from "zod";
import { type BlockReading, optionField, richTextField } from "../../block-fields.ts";

export const textSchema = (reading: BlockReading) =>
  z.object({
    text: richTextField(reading).refine((nodes) => nodes.length > 0),
    ground: optionField(["paper", "tinted"], "paper"),
  });
export type Text = z.output<ReturnType<typeof textSchema>>;
