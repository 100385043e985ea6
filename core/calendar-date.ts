/** A day without time or zone, ISO 8601: "2026-12-24". Texts of this form sort and compare as days do. */
export type CalendarDate = string;

const MILLISECONDS_PER_DAY = 86_400_000;

const toUtc = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`);
const fromUtc = (date: Date): CalendarDate => date.toISOString().slice(0, 10);

/** Is this text a day that exists? */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toUtc(text).getTime();
  return !Number.isNaN(time) && fromUtc(new Date(time)) === text;
}

export const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  fromUtc(new Date(Date.UTC(year, month - 1, day)));

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(new Date(toUtc(date).getTime() + days * MILLISECONDS_PER_DAY));

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** 1 Monday to 7 Sunday, as ISO 8601 counts. */
export const weekdayOf = (date: CalendarDate): number => toUtc(date).getUTCDay() || 7;

export const isWeekend = (date: CalendarDate): boolean => weekdayOf(date) > 5;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow, and the shop needs one or two zones only. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const two = "2-digit";
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    hourCycle: "h23",
  });
  clocks.set(zone, made);
  return made;
}

/** Milliseconds until the next day begins in `zone`; an hour off before the clock changes on that day. */
export function untilMidnight(instant: Date, zone: string): number {
  return (24 * 60 - wallClock(instant, zone).minutes) * 60_000 - (instant.getTime() % 60_000);
}

/** The moment a day begins in `zone`. */
export function beginOfDay(day: CalendarDate, zone: string): Date {
  // Midnight of Greenwich first; the clock on the wall says how far off that is.
  const guess = toUtc(day);
  const { date, minutes } = wallClock(guess, zone);
  const ahead = date < day ? minutes - 24 * 60 : minutes;
  return new Date(guess.getTime() - ahead * 60_000);
}

/** Day and minutes since midnight that a wall clock in `zone` (IANA name) shows at an instant. */
export function wallClock(instant: Date, zone: string): { readonly date: CalendarDate; readonly minutes: number } {
  const parts = clockIn(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}
