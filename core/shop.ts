import type { Channel } from "./channel.ts";
import { type Country, countryOf, currencyOf, type Locale, type Unit, unitOf } from "./locale.ts";
import type { Currency } from "./money.ts";

/** Whom a page or a price is for: the headers X-Channel and X-Locale, and what follows from the locale. */
export interface Shop {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly unit: Unit;
  readonly country: Country;
}

/** What follows from a channel and a locale. */
export const shopOf = (channel: Channel, locale: Locale): Shop => ({
  channel,
  locale,
  currency: currencyOf(locale),
  unit: unitOf(locale),
  country: countryOf(locale),
});

/** Whose clock says which day it is in the shop: prices change at midnight where the workshop is. */
export const shopZone = "Europe/Berlin";

/** The shop in a browser, or inside of the desktop app. */
export const platforms = ["web", "desktop"] as const;
export type Platform = (typeof platforms)[number];
