import { addDays } from "../../../core/calendar-date.ts";
import type { Locale } from "../../../core/locale.ts";
import type { Words } from "../../../design/template/wardrobe.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { monthName } from "../days/month-names.ts";
import { notesTitle } from "../days/names.ts";
import { weekNumber } from "../days/weeks.ts";
import { type CalendarSide, monthAfter } from "./sides.ts";

/** The words a calendar brings to a side: the year on the cover, a month's name, a week's number. */
export function wordsOf({ role, month, week }: CalendarSide, configuration: CalendarConfiguration): Words {
  const { locale, weekStart } = configuration.days;
  if (month) return { headline: nameOf(month, locale), names: month.slice(0, 4) };
  if (week) {
    const middle = addDays(week, 3);
    return {
      headline: `${nameOf(middle.slice(0, 7), locale)} ${middle.slice(0, 4)}`,
      names: String(weekNumber(week, weekStart)),
    };
  }
  if (role === "cover" || role === "opening") return { names: yearsOf(configuration), headline: spanOf(configuration) };
  return role === "notes" ? { headline: notesTitle(locale) } : {};
}

const nameOf = (month: string, locale: Locale): string => monthName(Number(month.slice(5, 7)), locale);

const lastMonth = (configuration: CalendarConfiguration) => monthAfter(configuration, (configuration.months ?? 12) - 1);

/** "2027", or "2027 / 28" where it runs over the turn of the year. */
function yearsOf(configuration: CalendarConfiguration): string {
  const last = lastMonth(configuration).slice(0, 4);
  const first = String(configuration.year);
  return last === first || (configuration.startMonth === 1 && configuration.months === 13)
    ? first
    : `${first} / ${last.slice(2)}`;
}

/** "Januar bis Dezember" as a dash says it. */
function spanOf(configuration: CalendarConfiguration): string {
  const { locale } = configuration.days;
  return `${nameOf(monthAfter(configuration, 0), locale)} – ${nameOf(lastMonth(configuration), locale)}`;
}
