import { splitAddress } from "../../../core/locale-address.ts";
import { ownPageAt } from "../../../core/own-pages.ts";

/** Nobody is asked where it is read what the question is about, in any language, or where there is no network to answer over. */
export function isQuietPath(pathname: string): boolean {
  const { rest } = splitAddress(pathname);
  const page = ownPageAt(rest);
  return page === "privacy" || page === "imprint" || /^\/offline\/?$/.test(rest);
}
