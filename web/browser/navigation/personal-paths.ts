import { splitAddress } from "../../../core/locale-address.ts";

/** Pages that are one visitor's, or do something when they are asked for; their addresses are nobody else's business. */
const personal =
  /^\/(?:cart|checkout|order|account|shared-design|wishlist|newsletter|office|whitelabel|configurator-|web-api|api|price-api)/;

export const isPersonal = (path: string): boolean => personal.test(splitAddress(path).rest);
