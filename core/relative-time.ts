import type { Locale } from "./locale.ts";

const [minute, hour, day] = [60, 3_600, 86_400];

/** From so many seconds on, an age is told in this unit; the largest one first. */
const units = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", hour],
  ["minute", minute],
] as const;

export type Age =
  | { readonly unit: "now" }
  | { readonly unit: (typeof units)[number][0] /** Whole ones that are over. */; readonly count: number };

/** How long ago a moment was (chrome document, section 9); one that a wrong clock puts into the future is now. */
export function ageOf(then: Date, now: Date): Age {
  const seconds = (now.getTime() - then.getTime()) / 1000;
  const found = units.find(([, from]) => seconds >= from);
  return found ? { unit: found[0], count: Math.floor(seconds / found[1]) } : { unit: "now" };
}

/** `vor 3 Tagen`, `3 days ago`; `justNow` under a minute. */
export function ageText(then: Date, now: Date, { locale, justNow }: { locale: Locale; justNow: string }): string {
  const age = ageOf(then, now);
  return age.unit === "now" ? justNow : new Intl.RelativeTimeFormat(locale).format(-age.count, age.unit);
}
