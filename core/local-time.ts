import { type MomentDetail, momentText, timeOfDayText, zoneName } from "./date-text.ts";
import { type Country, countryOf, type Locale } from "./locale.ts";

/** Time zone in which a country's visitors read times: that of its capital. */
const zones: Readonly<Record<Country, string>> = {
  AT: "Europe/Vienna",
  BE: "Europe/Brussels",
  CH: "Europe/Zurich",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  FR: "Europe/Paris",
  GB: "Europe/London",
  IT: "Europe/Rome",
  LI: "Europe/Vaduz",
  LU: "Europe/Luxembourg",
  NL: "Europe/Amsterdam",
  US: "America/New_York",
};

/** IANA zone of a locale's country. The workshop's days are another thing (`shopZone`). */
export const zoneOf = (locale: Locale): string => zones[countryOf(locale)];

/** In a country of several zones a time names its zone. */
const hasSeveralClocks = (locale: Locale): boolean => countryOf(locale) === "US";

/** A moment by the clock of the visitor's country: `21. November 2026 um 14:32`, `November 21, 2026 at 8:32 AM EST`. */
export function localMoment(at: Date, locale: Locale, detail: MomentDetail, width: "long" | "medium" = "long"): string {
  const zone = zoneOf(locale);
  const text = momentText(at, locale, zone, detail, width);
  return detail === "minute" && hasSeveralClocks(locale) ? `${text}\u00a0${zoneName(at, locale, zone)}` : text;
}

/** A time of day that binds, by the same clock and with its name: `14:32 MEZ`, `13:32 GMT`. */
export const localClock = (at: Date, locale: Locale): string => timeOfDayText(at, locale, zoneOf(locale), true);
