import { type Channel, channels } from "./channel.ts";
import { type Country, countryOf, type Locale } from "./locale.ts";

/** Scheme and host of each country in both channels. */
export type ChannelOrigins = Readonly<Record<Channel, Readonly<Partial<Record<Country, string>>>>>;

export interface CanonicalPlace {
  readonly channel: Channel;
  /** `https://shop.example` */
  readonly origin: string;
}

/**
 * The canonical host of a page that both channels show alike (decision 0124): its home channel's, or the other one's
 * where the country has none of that. Null: the country has no host.
 */
export function canonicalPlace(home: Channel, locale: Locale, origins: ChannelOrigins): CanonicalPlace | null {
  const country = countryOf(locale);
  const channel = [home, ...channels].find((one) => origins[one][country] !== undefined);
  const origin = channel && origins[channel][country];
  return channel === undefined || origin === undefined ? null : { channel, origin };
}
