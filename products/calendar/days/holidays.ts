import { addDays, type CalendarDate, isWeekend } from "../../../core/calendar-date.ts";
import { type HolidayKey, holidayDays } from "./holiday-days.ts";
import { countryOfRegion } from "./region-keys.ts";
import { observedIn, patronsOf, type RegionRule, rulesOf } from "./regions.ts";

export interface PrintedHoliday {
  readonly date: CalendarDate;
  readonly key: HolidayKey;
  /** Work is off, schools and offices close, or it is only named. */
  readonly rank: "off" | "saint" | "named";
  /** A working day given for one on a weekend, as in Great Britain. */
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
  const rules = rulesOf(region).filter(({ since = 0 }) => year >= since);
  const proper = rules.flatMap((rule) => at(rule, year, "off"));
  const taken = new Set(proper.map(({ date }) => date));
  const given = countryOfRegion(region) === "GB" ? proper.flatMap((one) => substituteOf(one, taken)) : [];
  const named = [
    ...patronsOf(region).flatMap((rule) => at(rule, year, "saint")),
    ...observedIn(region).flatMap((rule) => at(rule, year, "named")),
  ];
  const seen = new Set(proper.map(({ date }) => date));
  return [...proper, ...given, ...named.filter(({ date }) => !seen.has(date))].sort(byDate);
}

const byDate = (one: PrintedHoliday, other: PrintedHoliday) =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

function at({ key }: RegionRule, year: number, rank: PrintedHoliday["rank"]): readonly PrintedHoliday[] {
  const date = holidayDays[key](year);
  return date === null ? [] : [{ key, rank, date, substitute: false }];
}

/** The next working day that is no holiday itself. */
function substituteOf(one: PrintedHoliday, taken: Set<CalendarDate>): readonly PrintedHoliday[] {
  if (!isWeekend(one.date)) return [];
  let date = addDays(one.date, 1);
  while (isWeekend(date) || taken.has(date)) date = addDays(date, 1);
  taken.add(date);
  return [{ ...one, date, substitute: true }];
}
