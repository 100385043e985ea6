import { addDays, type CalendarDate, weekdayOf } from "../../../core/calendar-date.ts";
import { languageOf } from "../../../core/locale.ts";
import type { DaysElement, DaysLook, PrintedDay } from "../../../design/document.ts";
import { daysInMonth } from "../../../design/month.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import type { PlannedDay } from "../days/day-plan.ts";
import { shortWeekday, weekdayName } from "../days/names.ts";
import { weekBegin, weekNumber } from "../days/weeks.ts";
import type { CalendarSide } from "./sides.ts";

/** All of a days element that the calendar writes; place, type and colours are the visitor's. */
export type WrittenDays = Pick<
  DaysElement,
  "month" | "weekStart" | "days" | "heads" | "weeks" | "language" | "columns"
>;

export type DayPlan = ReadonlyMap<CalendarDate, PlannedDay>;

/** The days that an element on a side prints; a page of a week has its first four days or the other three. */
export function datesOf({ month, week }: CalendarSide, slot: string | undefined): readonly CalendarDate[] {
  if (month) return run(`${month}-01`, daysInMonth(month));
  if (!week) return [];
  return slot === SECOND_HALF ? run(addDays(week, 4), 3) : run(week, 4);
}

/** Slot of the days on the right page of a week. */
export const SECOND_HALF = "days-right";

const run = (from: CalendarDate, count: number): readonly CalendarDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/**
 * Text of a days element; null where the side has no days. Names are always included, so that another appearance can
 * show them.
 */
export function writtenDays(
  side: CalendarSide,
  { look, slot }: Pick<DaysElement, "look" | "slot">,
  { days, people, columns }: CalendarConfiguration,
  plan: DayPlan,
): WrittenDays | null {
  const dates = datesOf(side, slot);
  const [first] = dates;
  if (first === undefined) return null;
  const { locale, weekStart } = days;
  return {
    month: first.slice(0, 7),
    weekStart,
    language: languageOf(locale),
    days: dates.map((date) => printedDay(date, look, plan.get(date), locale)),
    heads: Array.from({ length: 7 }, (_, n) => shortWeekday(((weekStart - 1 + n) % 7) + 1, locale)),
    weeks: days.weekNumbers ? weekNumbers(dates, weekStart) : [],
    ...(columns !== null ? { columns: Array.from({ length: columns }, (_, n) => people[n] ?? "") } : {}),
  };
}

function printedDay(
  date: CalendarDate,
  look: DaysLook,
  planned: PlannedDay | undefined,
  locale: CalendarConfiguration["days"]["locale"],
): PrintedDay {
  const { marked = false, notes = [], holidays = 0, moon } = planned ?? {};
  const weekday = weekdayOf(date);
  const name = look === "week" ? weekdayName(weekday, locale) : shortWeekday(weekday, locale);
  return {
    label: String(Number(date.slice(8))),
    marked,
    notes,
    ...(holidays > 0 ? { holidays } : {}),
    weekday: name,
    ...(moon ? { moon } : {}),
  };
}

/** Of each row of the table. */
function weekNumbers(dates: readonly CalendarDate[], weekStart: number): readonly string[] {
  const begins = [...new Set(dates.map((date) => weekBegin(date, weekStart)))];
  return begins.map((begin) => String(weekNumber(begin, weekStart)));
}
