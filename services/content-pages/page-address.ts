import type { Locale } from "../../core/locale.ts";
import { prefixOf } from "../../core/locale-address.ts";

/** The path of a story in a locale by its slug there; the home page's story is called `home`. */
export function addressOf(locale: Locale, slug: string): string {
  const prefix = prefixOf(locale);
  const path = slug === "home" ? "/" : `/${slug}`;
  return prefix === null ? path : `/${prefix}${path}`;
}
