import { addDays, type CalendarDate, calendarDate, weekdayOf, yearOf } from "../../../core/calendar-date.ts";

/** Number of the week of a day: the week with the year's first Thursday is the first (ISO 8601). */
export function isoWeek(date: CalendarDate): number {
  const thursday = addDays(date, 4 - weekdayOf(date));
  const [first, day] = [Date.parse(calendarDate(yearOf(thursday), 1, 1)), Date.parse(thursday)];
  return Math.floor((day - first) / (7 * 86_400_000)) + 1;
}

/** As it is counted where weeks begin on Sunday: the first of January is in the first week. */
function sundayWeek(date: CalendarDate): number {
  const saturday = addDays(date, 6 - (weekdayOf(date) % 7));
  const [first, day] = [Date.parse(calendarDate(yearOf(saturday), 1, 1)), Date.parse(saturday)];
  return Math.floor((day - first) / (7 * 86_400_000)) + 1;
}

/** @param weekStart 1 Monday, 7 Sunday */
export const weekNumber = (date: CalendarDate, weekStart: number): number =>
  weekStart === 7 ? sundayWeek(date) : isoWeek(date);

/** The first day of the week of a day. */
export const weekBegin = (date: CalendarDate, weekStart: number): CalendarDate =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
