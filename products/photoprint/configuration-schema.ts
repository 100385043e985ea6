import { z } from "zod";

const shortText = z.string().min(1).max(60);

/** A number of prints of one format. The specification names no parameters for them; the photo box's names are the model. */
export const configurationSchema = z.object({
  /** Millimetres, as the catalogue lists it: which way the photo lies is the photo's matter. */
  photoprintFormat: z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) }),
  paper: shortText,
  border: shortText,
  /** Prints in all; the price is for all of them. */
  quantity: z.int().min(1).max(999_999),
});
export type PhotoPrintConfiguration = z.infer<typeof configurationSchema>;
