import type { Locale } from "../../../core/locale.ts";

/** "21. Nov., 14:32", with the year where it is another one; in the operator's own time zone unless another is named. */
export function timeText(iso: string, locale: Locale, now: Date, timeZone?: string): string {
  const year = (date: Date) => new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(date);
  const at = new Date(iso);
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    ...(year(at) === year(now) ? {} : { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(at);
}

/** "14:32". */
export const clockText = (iso: string, locale: Locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(iso));

const steps = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "vor 12 Minuten", "in 3 Stunden", "gerade eben" within a minute. */
export function sinceText(iso: string, locale: Locale, now: Date): string {
  const seconds = Math.round((Date.parse(iso) - now.getTime()) / 1000);
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return step ? words.format(Math.trunc(seconds / step.seconds), step.unit) : words.format(0, "second");
}
