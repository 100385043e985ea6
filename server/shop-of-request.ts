import { isSpoken } from "../core/locale.ts";
import { prefixOf, resolveLocale, splitLocalePrefix } from "../core/locale-address.ts";
import { type Shop, shopOf } from "../core/shop.ts";
import type { Hosts } from "../platform/config/setting-values.ts";
import type { ShopHost } from "./shop-hosts.ts";

export type ShopTarget =
  | { readonly shop: Shop }
  /** Path on the same host, or a whole address on another of ours. */
  | { readonly redirect: string };

/**
 * Whom an address is for: the host names the country, an optional two-letter prefix the language (specification
 * section 2). A language of another country's host redirects there, an unknown prefix to /error.
 */
export function shopOfRequest(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  { country, origin }: ShopHost,
  hosts: Hosts,
): ShopTarget {
  // Not only another spelling: a browser takes the second segment of `//elsewhere.example` for a host.
  if (pathname.includes("//")) return { redirect: pathname.replaceAll(/\/{2,}/g, "/") + search };
  const { prefix, rest } = splitLocalePrefix(pathname);
  const found = resolveLocale(country, prefix);
  if (found.kind === "unknown-prefix") return { redirect: "/error" };
  if (found.kind === "elsewhere") {
    const host = hosts[found.country];
    // A country without a host of its own is not sold to here: its language has no page.
    return { redirect: host ? `${new URL(origin).protocol}//${host}${rest}${search}` : "/error" };
  }
  // A language of this country that is not written yet is not a second, half-German address of the page.
  if (prefix !== null && !isSpoken(found.locale)) return { redirect: rest + search };
  // The prefix of the locale a country shows anyway is not a second address of the same page.
  if (prefix !== null && prefixOf(found.locale) === null) return { redirect: rest + search };
  return { shop: shopOf("poster", found.locale) };
}
