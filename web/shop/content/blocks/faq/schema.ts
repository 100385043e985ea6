import { z } from "zod";
import { type BlockReading, itemsField, neededText, richTextField, textField } from "../../block-fields.ts";

/** Questions with their answers, each to be opened; search engines read them as such. */
export const faqSchema = (reading: BlockReading) =>
  z.object({
    headline: textField,
    items: itemsField(
      z.object({ question: neededText, answer: richTextField(reading).refine((nodes) => nodes.length > 0) }),
      reading,
    ).refine((items) => items.length > 0),
  });
export type Faq = z.output<ReturnType<typeof faqSchema>>;
