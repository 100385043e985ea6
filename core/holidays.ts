import { addDays, type CalendarDate, calendarDate, isWeekend, weekdayOf, yearOf } from "./calendar-date.ts";
import { type HolidayRegion, type HolidayRule, holidayRules } from "./holiday-rules.ts";

export interface Holiday {
  readonly date: CalendarDate;
  readonly key: string;
  /** A working day given because the holiday itself falls on a weekend. */
  readonly substitute: boolean;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876, after Meeus). */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return calendarDate(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

function dayInYear({ day }: HolidayRule, year: number): CalendarDate {
  if ("easter" in day) return addDays(easterSunday(year), day.easter);
  if ("day" in day) return calendarDate(year, day.month, day.day);
  if (day.nth < 0) {
    const last = calendarDate(year, day.month + 1, 0);
    return addDays(last, -((weekdayOf(last) - day.weekday + 7) % 7));
  }
  const first = calendarDate(year, day.month, 1);
  return addDays(first, ((day.weekday - weekdayOf(first) + 7) % 7) + (day.nth - 1) * 7);
}

/** The substitute for a holiday on a weekend; `taken` are the days that are holidays anyway. */
function substituteDay(rule: HolidayRule, date: CalendarDate, taken: readonly CalendarDate[]): CalendarDate | null {
  if (!isWeekend(date)) return null;
  if (rule.moved === "nearest") return addDays(date, weekdayOf(date) === 6 ? -1 : 1);
  if (rule.moved !== "next-working") return null;
  let next = addDays(date, 1);
  while (isWeekend(next) || taken.includes(next)) next = addDays(next, 1);
  return next;
}

function computeHolidays(region: HolidayRegion, year: number): readonly Holiday[] {
  const rules = holidayRules[region].filter((rule) => year >= (rule.since ?? 0));
  const proper = rules.map((rule) => {
    const date = dayInYear(rule, year);
    const moves = rule.moved === "not-on-sunday" && weekdayOf(date) === 7;
    return { rule, date: moves ? addDays(date, -1) : date };
  });
  const holidays: Holiday[] = proper.map(({ rule, date }) => ({ date, key: rule.key, substitute: false }));
  for (const { rule, date } of proper) {
    const substitute = substituteDay(
      rule,
      date,
      holidays.map((holiday) => holiday.date),
    );
    if (substitute) holidays.push({ date: substitute, key: rule.key, substitute: true });
  }
  return holidays.sort((one, other) => (one.date < other.date ? -1 : 1));
}

const known = new Map<string, readonly Holiday[]>();

/**
 * The region's public holidays of a year by date. A substitute may fall in the year before (US New Year on a Saturday).
 */
export function holidaysOf(region: HolidayRegion, year: number): readonly Holiday[] {
  const key = `${region}${year}`;
  const holidays = known.get(key) ?? computeHolidays(region, year);
  known.set(key, holidays);
  return holidays;
}

/** Is this day a public holiday there, substitutes included? */
export const isHoliday = (region: HolidayRegion, date: CalendarDate): boolean =>
  [yearOf(date), yearOf(date) + 1].some((year) => holidaysOf(region, year).some((holiday) => holiday.date === date));
