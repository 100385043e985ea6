import type { Channel } from "../core/channel.ts";
import { type Country, countryOfEnding } from "../core/locale.ts";
import type { Config } from "../platform/config/config.ts";
import type { Hosts } from "../platform/config/setting-values.ts";

/** One of the shop's own hosts, as visitors write it. */
export interface ShopHost {
  readonly channel: Channel;
  readonly country: Country;
  /** With port where it is not the scheme's own. */
  readonly host: string;
  /** With the scheme visitors use, also where a proxy speaks plain http to us: `https://shop.example`. */
  readonly origin: string;
}

/** The shop's own host behind a Host header. */
export type FindShopHost = (host: string | undefined) => ShopHost;

/** Hosts by channel; no two are the same. */
export type ChannelHosts = Readonly<Record<Channel, Hosts>>;

type HostsConfig = Pick<Config, "publicUrl" | "hosts" | "cardHosts">;

export const channelHostsOf = ({ hosts, cardHosts }: HostsConfig): ChannelHosts => ({ poster: hosts, card: cardHosts });

/** The same hosts with the scheme visitors use: `https://shop.example`. */
export function originsOf(config: HostsConfig): ChannelHosts {
  const { protocol } = new URL(config.publicUrl);
  const { poster, card } = channelHostsOf(config);
  const withScheme = (hosts: Hosts): Hosts =>
    Object.fromEntries(Object.entries(hosts).map(([country, host]) => [country, `${protocol}//${host}`]));
  return { poster: withScheme(poster), card: withScheme(card) };
}

/** The country whose host is `localhost` also has a name like the others: `de.localhost`, `cards.de.localhost`. */
const namedByCountry = ({ host, country }: ShopHost): string =>
  host.replace(/(?<=^|\.)(?=localhost(?::|$))/, `${country.toLowerCase()}.`);

/** A Host header as far as it says a country: without its port, and the end of the name alone. */
const withoutPort = (host: string): string => host.replace(/:\d*$/, "");
const endingIn = (host: string): string => /\.([a-z]+)$/.exec(withoutPort(host))?.[1] ?? "";
/** Canonical host name: lower case, without a final dot, which names the same host (RFC 3986, section 3.2.2). */
const spelled = (host: string): string => host.toLowerCase().replace(/\.(?=(?::\d*)?$)/, "");

/**
 * Finds the shop's host. Unknown names (mapped ports, IP addresses, aliases, forgeries) get the fitting host, else that
 * of the top-level domain's country (specification section 2), else PUBLIC_URL's; none is cached or linked.
 */
export function shopHosts(config: HostsConfig): FindShopHost {
  const all = Object.entries(originsOf(config)).flatMap(([channel, origins]) =>
    Object.entries(origins).map(([country, origin]): ShopHost => {
      return { channel: channel as Channel, country: country as Country, host: origin.replace(/^.*\/\//, ""), origin };
    }),
  );
  const known = new Map([
    ...all.map((one) => [namedByCountry(one), one] as const),
    ...all.map((one) => [one.host, one] as const),
  ]);
  const home = known.get(new URL(config.publicUrl).host) ?? all[0];
  if (!home) throw new Error("the shop has no host");
  // Of hosts that differ by their ports alone the one of PUBLIC_URL has the name: last, because the last one counts.
  const byName = new Map([...known, [home.host, home] as const].map(([host, one]) => [withoutPort(host), one]));
  const alike = (host: string): ShopHost => {
    const country = countryOfEnding(endingIn(host));
    const ofCountry = all.find((one) => one.channel === "poster" && one.country === country);
    return byName.get(withoutPort(host)) ?? ofCountry ?? home;
  };
  return (host) => {
    if (host === undefined) return home;
    const name = spelled(host);
    return known.get(name) ?? alike(name);
  };
}
