import type { Country, Locale } from "../core/locale.ts";
import { homeLocale, localPath, resolveLocale, splitAddress } from "../core/locale-address.ts";
import { ownPageAt } from "../core/own-pages.ts";
import type { Platform } from "../core/platform.ts";
import { longestQuery } from "../core/query-string.ts";
import { type Shop, shopOf } from "../core/shop.ts";
import { spelledPath } from "../core/shop-path.ts";
import { withoutLast } from "../core/trimmed.ts";
import type { Hosts } from "../platform/config/setting-values.ts";
import type { ChannelHosts, ShopHost } from "./shop-hosts.ts";

export type ShopTarget =
  | { readonly shop: Shop }
  /** Path on this host, or an address on another of ours; 301 where only spelling or language of the path differ. */
  | { readonly redirect: string; readonly status: 301 | 302 };

/**
 * Shop of an address: host gives channel and country, a prefix the language, `d` the desktop app (specification section
 * 2). Another country's language redirects to its host, an unknown prefix to /error; one redirect corrects everything.
 */
export function shopOfRequest(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  { channel, country, origin }: ShopHost,
  origins: ChannelHosts,
): ShopTarget {
  // Not only another spelling: a browser takes the second segment of `//elsewhere.example` for a host.
  const path = asWritten(pathname).replaceAll(/\/{2,}/g, "/");
  const place = placeOf(country, path, origins[channel]);
  if ("unknownOn" in place) {
    return { redirect: spelledPath({ channel, platform: place.unknownOn }, "/error"), status: 302 };
  }
  const { locale, platform } = place;
  const address = spelledPath({ channel, platform }, place.path);
  const here = place.country === country;
  if (here && address === pathname) return { shop: shopOf(channel, locale, platform) };
  const query = search.length > longestQuery ? "" : search;
  const isSame = withoutEnd(address) === withoutEnd(path) || ownPageAt(splitAddress(address).rest) !== null;
  const status = here && isSame ? 301 : 302;
  return { redirect: `${here ? "" : (origins[channel][place.country] ?? origin)}${address}${query}`, status };
}

/**
 * Decodes unreserved characters once, because `%6c` equals `l` (RFC 3986, section 6.2.2.2) but `%256c` does not. Dots
 * stay, because extensions and parent steps depend on them.
 */
const asWritten = (path: string): string => path.split("/").map(segmentAsWritten).join("/");

function segmentAsWritten(segment: string): string {
  const written = segment.replaceAll(/%[2-7][0-9a-f]/gi, (sign) => {
    const letter = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return /[\w~-]/.test(letter) ? letter : sign;
  });
  // A segment that was no language and no platform must not become one, or it would redirect to another host.
  return written.length > 2 ? written : segment;
}

const withoutEnd = (path: string) => withoutLast(path, "/");

interface Place {
  readonly country: Country;
  readonly locale: Locale;
  readonly platform: Platform;
  /** With the prefix that the locale carries there. */
  readonly path: string;
}

/**
 * Place of a path after all its prefixes, in any order: the last language and the last platform count. `unknownOn`: a
 * prefix is no language, or one without a host; visitors in the app stay in it.
 */
function placeOf(from: Country, whole: string, hosts: Hosts): Place | { readonly unknownOn: Platform } {
  let [country, locale, platform]: [Country, Locale, Platform] = [from, homeLocale[from], "web"];
  const segments = whole.split("/").slice(1);
  let before = 0;
  for (const segment of segments) {
    const { prefix, platform: named } = splitAddress(`/${segment}`);
    if (prefix === null && named === null) break;
    before++;
    platform = named ?? platform;
    if (prefix === null) continue;
    const found = resolveLocale(country, prefix);
    if (found.kind === "unknown-prefix") return { unknownOn: platform };
    // A country without a host of its own is not sold to here: its language has no page.
    if (found.kind === "elsewhere" && hosts[found.country] === undefined) return { unknownOn: platform };
    if (found.kind === "elsewhere") country = found.country;
    locale = found.locale;
  }
  return { country, locale, platform, path: localPath(locale, `/${segments.slice(before).join("/")}`) };
}
