import { type Language, type Locale, languageOf } from "./locale.ts";

/** Seconds of each unit; a month and a year are the mean ones of the calendar. */
const units = [
  { unit: "year", seconds: 31_556_952 },
  { unit: "month", seconds: 2_629_746 },
  { unit: "week", seconds: 604_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

const justNow: Readonly<Record<Language, string>> = {
  de: "gerade eben",
  en: "just now",
  es: "ahora mismo",
  fr: "à l’instant",
  it: "proprio ora",
  nl: "zojuist",
};

/** Milliseconds after which a visible text is updated (second specification document, section 9). */
export const relativeTimeInterval = 30_000;

/**
 * The time since or until a moment in its largest whole unit: "gerade eben" under 60 seconds, then minutes to years
 * (second specification document, section 9).
 *
 * @example
 * relativeTimeText(new Date("2026-11-21T11:48:10Z"), new Date("2026-11-21T12:00:00Z"), "de-DE"); // "vor 11 Minuten"
 */
export function relativeTimeText(at: Date, now: Date, locale: Locale): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const step = units.find((one) => Math.abs(seconds) >= one.seconds);
  if (!step) return justNow[languageOf(locale)];
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(seconds / step.seconds), step.unit);
}
