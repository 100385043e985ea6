import type { CalendarDate } from "./calendar-date.ts";
import { type Language, type Locale, languageOf } from "./locale.ts";

type Words = Readonly<Record<"weekday" | "day" | "month", string>>;

/**
 * Order of weekday, day and month in a language. Set here because the ICU versions of browsers and servers disagree
 * about commas and order, and their texts must not. No line ends between day and month.
 */
const patterns: Readonly<Record<Language, (words: Words) => string>> = {
  de: ({ weekday, day, month }) => `${weekday}, ${day}.\u00a0${month}`,
  en: ({ weekday, day, month }) => `${weekday}, ${day}\u00a0${month}`,
  es: ({ weekday, day, month }) => `${weekday}, ${day}\u00a0de\u00a0${month}`,
  fr: ({ weekday, day, month }) => `${weekday} ${day === "1" ? "1er" : day}\u00a0${month}`,
  it: ({ weekday, day, month }) => `${weekday} ${day}\u00a0${month}`,
  nl: ({ weekday, day, month }) => `${weekday} ${day}\u00a0${month}`,
};

const american = ({ weekday, day, month }: Words): string => `${weekday}, ${month}\u00a0${day}`;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/**
 * A day as people say it, without the year: `Dienstag, 1. Dezember`, `Tuesday, December 1`; short where room is short:
 * `Di, 1. Dez.`, `Tue, 1 Dec`.
 */
export function dayText(date: CalendarDate, locale: Locale, width: "long" | "short" = "long"): string {
  const options = { weekday: width, day: "numeric", month: width, timeZone: "UTC" } as const;
  const parts = formatter(locale, options).formatToParts(new Date(`${date}T00:00:00Z`));
  const word = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const words = { weekday: word("weekday").replace(/\.$/, ""), day: word("day"), month: word("month") };
  return locale === "en-US" ? american(words) : patterns[languageOf(locale)](words);
}

/**
 * The time that photos tell of, as a heading: a day `Samstag, 8. August`, days of a month `August 2026`, more months
 * `Juli 2026 – August 2026`, more years `2025 – 2026`.
 */
export function spanText(from: CalendarDate, to: CalendarDate, locale: Locale): string {
  if (from === to) return dayText(from, locale);
  const year = (date: CalendarDate) => String(Number(date.slice(0, 4)));
  if (year(from) !== year(to)) return `${year(from)} – ${year(to)}`;
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  const month = (date: CalendarDate) => unbroken(formatter(locale, options).format(new Date(`${date}T00:00:00Z`)));
  return month(from) === month(to) ? month(from) : `${month(from)} – ${month(to)}`;
}

/** The promise of a day, the same on every page and in every mail (catalogue facts, section 17, `calc.arrives`). */
export const arrivalText = (date: CalendarDate, locale: Locale): string => {
  const day = dayText(date, locale);
  return locale === "en-US" ? `Arrives ${day}` : arrivals[languageOf(locale)](day);
};

const arrivals: Readonly<Record<Language, (day: string) => string>> = {
  de: (day) => `Bei dir am ${day}`,
  en: (day) => `With you on ${day}`,
  es: (day) => `Lo recibes el ${day}`,
  fr: (day) => `Chez vous le ${day}`,
  it: (day) => `Da te ${day}`,
  nl: (day) => `In huis op ${day}`,
};

/** Precision of a moment: the day, hours and minutes too, or seconds and the name of the zone as well. */
export type MomentDetail = "day" | "minute" | "second";

/**
 * A moment by the clock of a zone, with the year: `21. November 2026`, `21. November 2026 um 14:32`,
 * `November 21, 2026 at 2:32:10 PM GMT+1`; `medium` shortens the month.
 */
export function momentText(
  at: Date,
  locale: Locale,
  zone: string,
  detail: MomentDetail,
  width: "long" | "medium" = "long",
): string {
  const times = { day: {}, minute: { timeStyle: "short" }, second: { timeStyle: "long" } } as const;
  return unbroken(formatter(locale, { dateStyle: width, ...times[detail], timeZone: zone }).format(at));
}

/** A time of day by the clock of a zone, which is named where it binds: `14:32`, `14:32 MEZ`. */
export const timeOfDayText = (at: Date, locale: Locale, zone: string, named = false): string => {
  const name = named ? ({ timeZoneName: "short" } as const) : {};
  return unbroken(formatter(locale, { hour: "2-digit", minute: "2-digit", ...name, timeZone: zone }).format(at));
};

/** Short name of a zone at a moment: `MEZ`, `EST`. */
export const zoneName = (at: Date, locale: Locale, zone: string): string =>
  formatter(locale, { timeZone: zone, timeZoneName: "short" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** No line ends between day and month or within a time; all spaces there are the same in every ICU version. */
const unbroken = (text: string): string =>
  text
    .replace(/[ \u202f](?=[AP]M\b)/g, "\u00a0")
    .replace(/(\d\.?|1er) (?=(?:de )?\p{L}{3})/u, "$1\u00a0")
    .replace(/(\p{L}{3}\.?) (?=\d{1,2}, )/u, "$1\u00a0");
