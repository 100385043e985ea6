import { addDays, type CalendarDate, isWeekend, weekdayOf, yearOf } from "../../../core/calendar-date.ts";
import { type HolidayKey, holidayDays } from "./holiday-days.ts";
import { observedIn, partlyIn, type RegionRule, rulesOf, substitutionOf } from "./regions.ts";

export interface PrintedHoliday {
  readonly date: CalendarDate;
  readonly key: HolidayKey;
  /** Work is off, some rest (schools, offices, districts), or it is only named. */
  readonly rank: "off" | "partly" | "named";
  /** A day off given for a holiday on a weekend, as in Great Britain. */
  readonly substitute: boolean;
}

const known = new Map<string, readonly PrintedHoliday[]>();

/** A region's holidays of a year, by date. */
export function holidaysIn(region: string, year: number): readonly PrintedHoliday[] {
  const name = `${region}${year}`;
  const holidays = known.get(name) ?? compute(region, year);
  known.set(name, holidays);
  return holidays;
}

function compute(region: string, year: number): readonly PrintedHoliday[] {
  const off = offIn(region, year);
  // New Year's Day on a Saturday gives the last day of the year before in the United States.
  const given = [year, year + 1]
    .flatMap((one) => substitutesIn(region, offIn(region, one)))
    .filter(({ date }) => yearOf(date) === year);
  const seen = new Set(off.map(({ date }) => date));
  const named = [
    ...partlyIn(region).flatMap((rule) => at(rule, year, "partly")),
    ...observedIn(region).flatMap((rule) => at(rule, year, "named")),
  ];
  return [...off, ...given, ...named.filter(({ date }) => !seen.has(date))].sort(byDate);
}

const offIn = (region: string, year: number) =>
  rulesOf(region)
    .filter(({ since }) => year >= since)
    .flatMap((rule) => at(rule, year, "off"));

const byDate = (one: PrintedHoliday, other: PrintedHoliday) =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

function at({ key, weekdays }: RegionRule, year: number, rank: PrintedHoliday["rank"]): readonly PrintedHoliday[] {
  const date = holidayDays[key](year);
  return date === null || !weekdays.includes(String(weekdayOf(date))) ? [] : [{ key, rank, date, substitute: false }];
}

/** The days off that are given for holidays on weekends; none of them is a holiday itself. */
function substitutesIn(region: string, off: readonly PrintedHoliday[]): readonly PrintedHoliday[] {
  const taken = new Set(off.map(({ date }) => date));
  return off.flatMap((one) => {
    const date = substituteOf(region, one, taken);
    if (date === null) return [];
    taken.add(date);
    return [{ ...one, date, substitute: true }];
  });
}

function substituteOf(region: string, { key, date }: PrintedHoliday, taken: ReadonlySet<CalendarDate>) {
  const rule = substitutionOf(region, key);
  if (rule === null || !isWeekend(date)) return null;
  const isSaturday = weekdayOf(date) === 6;
  if (rule === "nearest") return addDays(date, isSaturday ? -1 : 1);
  if (rule === "monday" && isSaturday) return null;
  let next = addDays(date, 1);
  while (isWeekend(next) || taken.has(next)) next = addDays(next, 1);
  return next;
}
