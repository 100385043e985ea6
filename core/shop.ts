import type { Channel } from "./channel.ts";
import { type Country, countryOf, currencyOf, type Locale, type Unit, unitOf } from "./locale.ts";
import type { Currency } from "./money.ts";
import type { Platform } from "./platform.ts";

/** The shop of a page or a price: the headers X-Channel and X-Locale, and values derived from the locale. */
export interface Shop {
  readonly channel: Channel;
  /** Of a page; a price is the same on each. */
  readonly platform: Platform;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly unit: Unit;
  readonly country: Country;
}

/** The shop of a channel, a locale and a platform. */
export const shopOf = (channel: Channel, locale: Locale, platform: Platform = "web"): Shop => ({
  channel,
  platform,
  locale,
  currency: currencyOf(locale),
  unit: unitOf(locale),
  country: countryOf(locale),
});

/** Zone that defines the shop's day: prices change at midnight in the workshop. */
export const shopZone = "Europe/Berlin";
