import { splitAddress } from "../../../core/locale-address.ts";

/** Pages that are personal or have effects when requested; their addresses are not reported to anybody. */
const personal =
  /^\/(?:cart|checkout|order|account|shared-design|wishlist|newsletter|office|whitelabel|configurator-|web-api|api|price-api)/;

export const isPersonal = (path: string): boolean => personal.test(splitAddress(path).rest);
