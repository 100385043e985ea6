import type { Locale } from "../../core/locale.ts";
import { prefixOf } from "../../core/locale-address.ts";

/** The address of a page in a locale: `/cart`, and `/fr/cart` where the country shows another language by itself. */
export function shopPath(locale: Locale, path: `/${string}`): string {
  const prefix = prefixOf(locale);
  return prefix === null ? path : `/${prefix}${path}`;
}
