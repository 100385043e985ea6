import { addDays, type CalendarDate, calendarDate, weekdayOf } from "../../../core/calendar-date.ts";
import { type CalendarEvent, NO_YEAR } from "./days-choice.ts";

/** A date in one year, as it is printed. */
export interface Occurrence {
  readonly day: CalendarDate;
  readonly text: string;
}

const partsOf = (day: CalendarDate) => day.split("-").map(Number) as [number, number, number];

/** The events between two days, both included; a birthday on 29 February falls on the 28th in other years. */
export function occurrencesOf(event: CalendarEvent, from: CalendarDate, to: CalendarDate): readonly Occurrence[] {
  const days = daysOf(event, from, to).filter(
    (day) => day >= from && day <= to && (day >= event.day || isYearless(event)),
  );
  return days.map((day) => ({ day, text: textOf(event, day) }));
}

const isYearless = ({ day }: CalendarEvent) => partsOf(day)[0] <= NO_YEAR;

function daysOf(event: CalendarEvent, from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const [, month, day] = partsOf(event.day);
  switch (event.every) {
    case "once":
      return [event.day];
    case "year":
      return yearsBetween(from, to).map((year) => dayIn(year, month, day));
    case "month":
      return monthsBetween(from, to).flatMap(([year, number]) => exactDay(year, number, day));
    case "weekday":
      return monthsBetween(from, to).flatMap(([year, number]) => sameWeekday(event.day, year, number));
    case "week":
      return weeksFrom(event.day, from, to);
  }
}

function yearsBetween(from: CalendarDate, to: CalendarDate): readonly number[] {
  const [first, last] = [partsOf(from)[0], partsOf(to)[0]];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

const monthsBetween = (from: CalendarDate, to: CalendarDate): readonly (readonly [number, number])[] =>
  yearsBetween(from, to).flatMap((year) => Array.from({ length: 12 }, (_, index) => [year, index + 1] as const));

const lastOf = (year: number, month: number): number => partsOf(calendarDate(year, month + 1, 0))[2];

const dayIn = (year: number, month: number, day: number): CalendarDate =>
  calendarDate(year, month, Math.min(day, lastOf(year, month)));

/** The 31st of a month that has one. */
const exactDay = (year: number, month: number, day: number): readonly CalendarDate[] =>
  day <= lastOf(year, month) ? [calendarDate(year, month, day)] : [];

/** The nth of its weekday in another month; a fifth only where there is one. */
function sameWeekday(day: CalendarDate, year: number, month: number): readonly CalendarDate[] {
  const nth = Math.ceil(partsOf(day)[2] / 7);
  const first = calendarDate(year, month, 1);
  const date = 1 + ((weekdayOf(day) - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
  return exactDay(year, month, date);
}

function weeksFrom(day: CalendarDate, from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const start = day > from ? day : addDays(from, (weekdayOf(day) - weekdayOf(from) + 7) % 7);
  const days: CalendarDate[] = [];
  for (let one = start; one <= to; one = addDays(one, 7)) days.push(one);
  return days;
}

/** "Oma Inge 80": the age she reaches that day, where the year of birth is known. */
function textOf(event: CalendarEvent, day: CalendarDate): string {
  const age = partsOf(day)[0] - partsOf(event.day)[0];
  return event.birthday && !isYearless(event) && age > 0 ? `${event.name} ${age}` : event.name;
}
