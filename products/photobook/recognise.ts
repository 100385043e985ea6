import { isGiven } from "../link-values.ts";

/** A photobook's type or printing means a photobook (specification section 3, product type). */
export const recognises = ({ photobookType, photobookPrinting }: Readonly<Record<string, unknown>>): boolean =>
  isGiven(photobookType) || isGiven(photobookPrinting);
