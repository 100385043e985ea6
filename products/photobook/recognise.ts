import { isGiven } from "../link-values.ts";
import { readPhotobookKey } from "./photobook-key.ts";

/**
 * A photobook's type or printing means a photobook (specification section 3, product type), and so do `printing` and
 * the key in `type` of our own links and the specification's parameters.
 */
export const recognises = ({
  photobookType,
  photobookPrinting,
  printing,
  type,
}: Readonly<Record<string, unknown>>): boolean =>
  [photobookType, photobookPrinting, printing].some(isGiven) ||
  (typeof type === "string" && readPhotobookKey(type) !== null);
