import { splitAddress } from "../../../core/locale-address.ts";
import { ownPageAt } from "../../../core/own-pages.ts";

/** No question of consent on the pages that explain it, in any language, nor where there is no network. */
export function isQuietPath(pathname: string): boolean {
  const { rest } = splitAddress(pathname);
  const page = ownPageAt(rest);
  return page === "privacy" || page === "imprint" || /^\/offline\/?$/.test(rest);
}
