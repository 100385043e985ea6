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
 * Where search engines know a page that is the same in both channels (decision 0124): in its home channel, in the other one where the country has
 * no host of that; null where it has none at all.
 */
export function canonicalPlace(home: Channel, locale: Locale, origins: ChannelOrigins): CanonicalPlace | null {
  const country = countryOf(locale);
  const channel = [home, ...channels].find((one) => origins[one][country] !== undefined);
  const origin = channel && origins[channel][country];
  return channel === undefined || origin === undefined ? null : { channel, origin };
}
