import { z } from "zod";

const shortText = z.string().min(1).max(60);
const count = z.int().min(1).max(999_999);

/** A box of prints, in the specification's names (section 3, photobox, and the extras every link may carry). */
export const configurationSchema = z.object({
  /** `small`, or `photoprint`: the MAX box, which holds prints in the classic formats. */
  photoboxType: shortText,
  /** Of one print, millimetres as the catalogue lists it. */
  photoboxFormat: z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) }),
  /** Number of prints that the box is sold for. */
  photoboxQuantityMax: count,
  paper: shortText,
  /** Material of the box. */
  box: shortText,
  /** Prints in it; the price does not depend on them. */
  tileCount: count,
});
export type PhotoBoxConfiguration = z.infer<typeof configurationSchema>;
