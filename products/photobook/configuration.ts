import { z } from "zod";

const shortText = z.string().min(1).max(60);

/** A photobook, in the specification's names (section 3, photobook). Sizes are millimetres of a closed page. */
export const configurationSchema = z.object({
  printing: shortText,
  cover: shortText,
  binding: shortText,
  paper: shortText,
  coverLamination: shortText,
  format: z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) }),
  pageCount: z.int().min(1).max(9999),
  /** Of the cover; "none" without one. */
  refinement: shortText,
  /** Between cover and block, where the book has a choice; left out: its usual one. */
  endPaper: shortText.optional(),
  giftBox: z.boolean(),
  /** Copies of the same book. */
  quantity: z.int().min(1).max(999_999),
  designGroupSetId: shortText.nullable(),
});
export type PhotobookConfiguration = z.infer<typeof configurationSchema>;
