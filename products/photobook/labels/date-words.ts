import type { CalendarDate } from "../../../core/calendar-date.ts";
import { momentText } from "../../../core/date-text.ts";
import { type Language, type Locale, languageOf } from "../../../core/locale.ts";

const words = (text: string): readonly string[] => text.split(" ");

/** Within a sentence, so small where the language has them small. A table, so that every machine writes the same. */
const months: Readonly<Record<Language, readonly string[]>> = {
  de: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  en: words("January February March April May June July August September October November December"),
  es: words("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  fr: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  it: words("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
  nl: words("januari februari maart april mei juni juli augustus september oktober november december"),
};

/** "14. Juli 2026" */
export const dayWords = (day: CalendarDate, locale: Locale): string =>
  momentText(new Date(`${day}T12:00:00Z`), locale, "UTC", "day");

/** "Juli 2026", "Juli – August 2026", "Dezember 2026 – Januar 2027"; the first letter is a capital. */
export function monthWords(days: readonly CalendarDate[], locale: Locale): string {
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  if (!first || !last) return "";
  const [from, to] = [monthOf(first, locale), monthOf(last, locale)];
  const text =
    from.year !== to.year
      ? `${from.name} ${from.year} – ${to.name} ${to.year}`
      : `${from.name === to.name ? "" : `${from.name} – `}${to.name} ${to.year}`;
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function monthOf(day: CalendarDate, locale: Locale) {
  const name = months[languageOf(locale)][Number(day.slice(5, 7)) - 1] ?? "";
  return { name: locale === "de-AT" && name === "Januar" ? "Jänner" : name, year: day.slice(0, 4) };
}
