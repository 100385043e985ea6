import type { Country } from "../core/locale.ts";
import { prefixOf, resolveLocale, splitLocalePrefix } from "../core/locale-address.ts";
import { type Shop, shopOf } from "../core/shop.ts";

/** Host names (with port where it is not the scheme's) by country, from the configuration. */
export type Hosts = Readonly<Partial<Record<Country, string>>>;

export type ShopTarget = { readonly shop: Shop } | { readonly redirect: string };

/**
 * Whom an address is for: the host names the country, an optional two-letter prefix the language (specification
 * section 2). A language of another country's host redirects there, an unknown prefix to /error.
 */
export function shopOfRequest(request: Request, hosts: Hosts): ShopTarget {
  const url = new URL(request.url);
  const country = countryOfHost(request.headers.get("host") ?? url.host, hosts);
  const { prefix, rest } = splitLocalePrefix(url.pathname);
  const found = resolveLocale(country, prefix);
  if (found.kind === "unknown-prefix") return { redirect: `${url.origin}/error` };
  if (found.kind === "elsewhere") {
    const host = hosts[found.country];
    // A country without a host of its own is not sold to here: its language has no page.
    return { redirect: host ? `${url.protocol}//${host}${rest}${url.search}` : `${url.origin}/error` };
  }
  // The prefix of the locale a country shows anyway is not a second address of the same page.
  if (prefix !== null && prefixOf(found.locale) === null) return { redirect: `${url.origin}${rest}${url.search}` };
  return { shop: shopOf("poster", found.locale) };
}

/** An unknown host (an address typed as numbers, a health check) gets the default country's shop. */
function countryOfHost(host: string, hosts: Hosts): Country {
  const name = host.toLowerCase();
  const entry = Object.entries(hosts).find(([, known]) => known === name);
  return (entry?.[0] as Country | undefined) ?? "DE";
}
