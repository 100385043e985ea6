import { z } from "zod";
import { neededText, optionField, textField } from "../../block-fields.ts";

export const headlineSchema = () =>
  z.object({
    text: neededText,
    subline: textField,
    level: optionField(["1", "2", "3"], "2"),
  });
export type Headline = z.output<ReturnType<typeof headlineSchema>>;
