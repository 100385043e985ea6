import { z } from "zod";

/** The sheet of a print house on which cards are put several times. Millimetres. */
export const pressSheetSchema = z.strictObject({
  width: z.int().min(100).max(2000),
  height: z.int().min(100).max(2000),
  /** Along each edge, where the press holds the sheet and prints nothing. */
  edge: z.int().min(0).max(60),
  /** Between two trims; neighbours bleed into half of it. */
  gap: z.int().min(0).max(40),
  /** Crop marks around the cards. */
  marks: z.boolean(),
});

export type PressSheet = z.infer<typeof pressSheetSchema>;
