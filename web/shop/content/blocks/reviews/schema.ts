import { z } from "zod";
import { type BlockReading, itemsField, neededText, optionField, textField } from "../../block-fields.ts";

const most = 12;

const review = z
  .object({
    title: textField,
    text: neededText.max(600),
    name: neededText.max(60),
    stars: z.coerce.number().int().min(1).max(5),
    /** ISO date; "" where it is not told. */
    date: z.iso.date().or(z.literal("")).catch(""),
    /** Only what a customer wrote is told to search engines; everything else is marked as a sample. */
    source: optionField(["sample", "customer"], "sample"),
  })
  // A text that only repeats the title is said once (chrome document, section 4).
  .transform((one) => ({ ...one, text: one.text === one.title ? "" : one.text }));
export type Review = z.output<typeof review>;

/** What customers say, one beside the other. */
export const reviewsSchema = (reading: BlockReading) =>
  z.object({
    headline: textField,
    items: itemsField(review, reading)
      .transform((items) => items.slice(0, most))
      .refine((items) => items.length > 0),
  });
export type Reviews = z.output<ReturnType<typeof reviewsSchema>>;
