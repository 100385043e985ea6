import { isGiven } from "../link-values.ts";
import { readPhotobookKey } from "./photobook-key.ts";

/**
 * A photobook's type or printing means a photobook (specification section 3, product type), and so does the key in `type`
 * that our own links carry.
 */
export const recognises = ({ photobookType, photobookPrinting, type }: Readonly<Record<string, unknown>>): boolean =>
  isGiven(photobookType) || isGiven(photobookPrinting) || (typeof type === "string" && readPhotobookKey(type) !== null);
