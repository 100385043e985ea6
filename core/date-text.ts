import type { CalendarDate } from "./calendar-date.ts";
import { type Language, type Locale, languageOf } from "./locale.ts";

type Words = Readonly<Record<"weekday" | "day" | "month", string>>;

/**
 * How a language puts weekday, day and month together. Set here because the ICU versions of browsers and servers
 * disagree about commas and order, and their texts must not.
 */
const patterns: Readonly<Record<Language, (words: Words) => string>> = {
  de: ({ weekday, day, month }) => `${weekday}, ${day}. ${month}`,
  en: ({ weekday, day, month }) => `${weekday}, ${day} ${month}`,
  es: ({ weekday, day, month }) => `${weekday}, ${day} de ${month}`,
  fr: ({ weekday, day, month }) => `${weekday} ${day === "1" ? "1er" : day} ${month}`,
  it: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
  nl: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
};

const american = ({ weekday, day, month }: Words): string => `${weekday}, ${month} ${day}`;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, width: "long" | "short"): Intl.DateTimeFormat {
  const key = `${locale}${width}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { weekday: width, day: "numeric", month: width, timeZone: "UTC" });
  formatters.set(key, made);
  return made;
}

/**
 * A day as people say it, without the year: `Dienstag, 1. Dezember`, `Tuesday, December 1`; short where room is short:
 * `Di, 1. Dez.`, `Tue, 1 Dec`.
 */
export function dayText(date: CalendarDate, locale: Locale, width: "long" | "short" = "long"): string {
  const parts = formatter(locale, width).formatToParts(new Date(`${date}T00:00:00Z`));
  const word = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const words = { weekday: word("weekday").replace(/\.$/, ""), day: word("day"), month: word("month") };
  return locale === "en-US" ? american(words) : patterns[languageOf(locale)](words);
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
  it: (day) => `Da te il ${day}`,
  nl: (day) => `In huis op ${day}`,
};
