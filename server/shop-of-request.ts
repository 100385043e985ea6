import { channelPath } from "../core/channel-path.ts";
import type { Country, Locale } from "../core/locale.ts";
import { prefixOf, resolveLocale, splitLocalePrefix } from "../core/locale-address.ts";
import { type Shop, shopOf } from "../core/shop.ts";
import type { Hosts } from "../platform/config/setting-values.ts";
import type { ChannelHosts, ShopHost } from "./shop-hosts.ts";

export type ShopTarget =
  | { readonly shop: Shop }
  /** Path on the same host, or a whole address on another of ours; 301 where only the path's spelling was another. */
  | { readonly redirect: string; readonly status: 301 | 302 };

/** A redirect takes a longer query not along, in characters: no page reads one. */
export const longestQuery = 2_048;

/**
 * Whom an address is for: the host names channel and country, an optional two-letter prefix the language (specification
 * section 2). A language of another country's host redirects there, an unknown prefix to /error, another spelling of the
 * path to the channel's. Whatever there is to mend, one redirect mends all of it.
 */
export function shopOfRequest(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  { channel, country, origin }: ShopHost,
  origins: ChannelHosts,
): ShopTarget {
  // Not only another spelling: a browser takes the second segment of `//elsewhere.example` for a host.
  const path = pathname.replaceAll(/\/{2,}/g, "/");
  const place = placeOf(country, withoutPlatform(path), origins[channel]);
  if (place === null) return { redirect: channelPath(channel, "/error"), status: 302 };
  const address = channelPath(channel, place.path);
  if (place.country === country && address === pathname) return { shop: shopOf(channel, place.locale) };
  const query = search.length > longestQuery ? "" : search;
  const here = place.country === country;
  const status = here && place.path === path ? 301 : 302;
  return { redirect: `${here ? "" : (origins[channel][place.country] ?? origin)}${address}${query}`, status };
}

/**
 * Without the segment of the desktop app (`d`) or of the web (`w`), before or behind the language: the shop has one variant of each page, which
 * is shown in both.
 */
const withoutPlatform = (path: string): string => path.replace(/^(\/[a-z]{2})?\/[dw](?=\/|$)/, "$1") || "/";

interface Place {
  readonly country: Country;
  readonly locale: Locale;
  /** With the prefix that the locale carries there. */
  readonly path: string;
}

/** Where a path lies once every prefix before it is followed; null: one of them is no language, or none that has a host. */
function placeOf(from: Country, whole: string, hosts: Hosts): Place | null {
  let [country, path] = [from, whole];
  for (;;) {
    const { prefix, rest } = splitLocalePrefix(path);
    const found = resolveLocale(country, prefix);
    if (found.kind === "unknown-prefix") return null;
    if (found.kind === "elsewhere") {
      // A country without a host of its own is not sold to here: its language has no page.
      if (hosts[found.country] === undefined) return null;
      country = found.country;
      // The prefix of the locale a country shows anyway is no second address.
      // Of prefixes one after the other the last one counts: one that stays has a path behind it.
    } else if (prefix === null || (prefixOf(found.locale) !== null && splitLocalePrefix(rest).prefix === null)) {
      return { country, locale: found.locale, path };
    }
    path = rest;
  }
}
