import { z } from "zod";

const shortText = z.string().min(1).max(60);

const format = z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) });
const quantity = z.int().min(1).max(999_999);

/** So many prints of one size on one paper. */
const pileSchema = z.object({ photoprintFormat: format, paper: shortText, quantity });
export type Pile = z.infer<typeof pileSchema>;

/**
 * A number of prints of one format. The specification has no parameters for them; the photo box's names are the model.
 */
export const configurationSchema = z.object({
  /** Millimetres, as listed; the photo decides about the orientation. */
  photoprintFormat: format,
  paper: shortText,
  border: shortText,
  /** Prints of this format and paper; the price is for all of them. */
  quantity,
  /** Prints of other formats or papers in the same order; left out where there are none. */
  more: z.array(pileSchema).min(1).max(60).readonly().optional(),
});
export type PhotoPrintConfiguration = z.infer<typeof configurationSchema>;
