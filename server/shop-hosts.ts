import type { Country } from "../core/locale.ts";
import type { Config } from "../platform/config/config.ts";

/** One of the shop's own hosts, as visitors write it. */
export interface ShopHost {
  readonly country: Country;
  /** With port where it is not the scheme's own. */
  readonly host: string;
  /** With the scheme visitors use, also where a proxy speaks plain http to us: `https://shop.example`. */
  readonly origin: string;
}

/** The shop's own host behind a Host header. */
export type FindShopHost = (host: string | undefined) => ShopHost;

/**
 * Knows the shop's hosts. A name that is none of them (an address typed as numbers, another port mapped to ours, a forgery)
 * stands for the host of PUBLIC_URL: it is answered, but nothing that is kept or linked carries it.
 */
export function shopHosts({ publicUrl, hosts }: Pick<Config, "publicUrl" | "hosts">): FindShopHost {
  const { protocol, host: publicHost } = new URL(publicUrl);
  const known = new Map(
    Object.entries(hosts).map(([country, host]) => [
      host,
      { country: country as Country, host, origin: `${protocol}//${host}` },
    ]),
  );
  const home = known.get(publicHost) ?? known.values().next().value;
  if (!home) throw new Error("the shop has no host");
  return (host) => (host === undefined ? home : (known.get(host.toLowerCase()) ?? home));
}
