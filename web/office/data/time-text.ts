import { timeOfDayText, zoneName } from "../../../core/date-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { relativeTimeText } from "../../../core/relative-time.ts";
import { shopZone } from "../../../core/shop.ts";

/** "21. Nov., 14:32", with the year where it is another one; by the shop's clock, wherever the operator sits. */
export function timeText(iso: string, locale: Locale, now: Date): string {
  const year = (date: Date) => new Intl.DateTimeFormat("en", { year: "numeric", timeZone: shopZone }).format(date);
  const at = new Date(iso);
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    ...(year(at) === year(now) ? {} : { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone: shopZone,
  }).format(at);
}

/** "14:32", by the shop's clock. */
export const clockText = (iso: string, locale: Locale): string => timeOfDayText(new Date(iso), locale, shopZone);

/** "Berlin, MEZ": whose clock the office goes by, and what it is called at that time. */
export function zoneText(locale: Locale, at: Date): string {
  return `${shopZone.split("/").at(-1)?.replaceAll("_", " ")}, ${zoneName(at, locale, shopZone)}`;
}

/** "vor 12 Minuten", "in 3 Stunden", "gerade eben" within a minute. */
export const sinceText = (iso: string, locale: Locale, now: Date): string =>
  relativeTimeText(new Date(iso), now, locale);
