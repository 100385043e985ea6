import { addDays, type CalendarDate, calendarDate, weekdayOf, yearOf } from "../../../core/calendar-date.ts";
import { easterSunday } from "../../../core/holidays.ts";

/** Null in years that have none. */
type DayOf = (year: number) => CalendarDate | null;
type EveryYear = (year: number) => CalendarDate;

const fixed =
  (month: number, day: number): EveryYear =>
  (year) =>
    calendarDate(year, month, day);
/** Days after Easter Sunday. */
const easter =
  (days: number): EveryYear =>
  (year) =>
    addDays(easterSunday(year), days);
/** The nth of a weekday (1 Monday to 7 Sunday) in a month. */
const nth =
  (n: number, weekday: number, month: number): EveryYear =>
  (year) => {
    const first = calendarDate(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
  };
/** The last of a weekday on or before a day; day 0 is the end of the month before. */
const upTo =
  (weekday: number, month: number, day: number): EveryYear =>
  (year) => {
    const last = calendarDate(year, month, day);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  };
const notOnSunday =
  (day: EveryYear): EveryYear =>
  (year) =>
    weekdayOf(day(year)) === 7 ? addDays(day(year), -1) : day(year);

/** Of one year only. */
const once =
  (date: CalendarDate): DayOf =>
  (year) =>
    yearOf(date) === year ? date : null;

/** When each holiday is, as the statutes put it. */
export const holidayDays = {
  "new-year": fixed(1, 1),
  "second-january": fixed(1, 2),
  epiphany: fixed(1, 6),
  "martin-luther-king": nth(3, 1, 1),
  "presidents-day": nth(3, 1, 2),
  candlemas: fixed(2, 2),
  "andalusia-day": fixed(2, 28),
  "balearic-day": fixed(3, 1),
  "republic-neuchatel": fixed(3, 1),
  "womens-day": fixed(3, 8),
  "saint-patrick": fixed(3, 17),
  "saint-joseph": fixed(3, 19),
  "maundy-thursday": easter(-3),
  "good-friday": easter(-2),
  "easter-sunday": easter(0),
  "easter-monday": easter(1),
  naefels: (year) => (nth(1, 4, 4)(year) === addDays(easterSunday(year), -3) ? nth(2, 4, 4) : nth(1, 4, 4))(year),
  "aragon-castile-day": fixed(4, 23),
  "liberation-day-it": fixed(4, 25),
  "kings-day": notOnSunday(fixed(4, 27)),
  "labour-day": fixed(5, 1),
  "madrid-day": fixed(5, 2),
  "early-may": nth(1, 1, 5),
  "liberation-day-nl": fixed(5, 5),
  "victory-day": fixed(5, 8),
  "europe-day": fixed(5, 9),
  "galicia-letters": fixed(5, 17),
  "spring-bank-holiday": upTo(1, 6, 0),
  "memorial-day": upTo(1, 6, 0),
  "canary-day": fixed(5, 30),
  "castilla-mancha-day": fixed(5, 31),
  ascension: easter(39),
  "whit-sunday": easter(49),
  "whit-monday": easter(50),
  "liberation-80": once("2025-05-08"),
  "uprising-75": once("2028-06-17"),
  "corpus-christi": easter(60),
  "republic-day-it": fixed(6, 2),
  "murcia-rioja-day": fixed(6, 9),
  "saint-anthony": fixed(6, 13),
  "world-cup-scotland": once("2026-06-15"),
  juneteenth: fixed(6, 19),
  "independence-jura": fixed(6, 23),
  "national-day-lu": fixed(6, 23),
  "saint-john": fixed(6, 24),
  "peter-and-paul": fixed(6, 29),
  "independence-day": fixed(7, 4),
  "flemish-day": fixed(7, 11),
  orangemen: fixed(7, 12),
  "bastille-day": fixed(7, 14),
  "national-day-be": fixed(7, 21),
  "saint-james": fixed(7, 25),
  "cantabria-day": fixed(7, 28),
  "national-day-ch": fixed(8, 1),
  "summer-bank-scotland": nth(1, 1, 8),
  "lady-of-africa": fixed(8, 5),
  "ceuta-day": fixed(9, 2),
  assumption: fixed(8, 15),
  "summer-bank": upTo(1, 9, 0),
  "labor-day-us": nth(1, 1, 9),
  "nativity-of-mary": fixed(9, 8),
  "catalonia-day": fixed(9, 11),
  "geneva-fast": (year) => addDays(nth(1, 7, 9)(year), 4),
  "saint-maurice": fixed(9, 22),
  "bien-aparecida": fixed(9, 15),
  "melilla-day": fixed(9, 17),
  "federal-fast-monday": (year) => addDays(nth(3, 7, 9)(year), 1),
  "childrens-day": fixed(9, 20),
  "bruder-klaus": fixed(9, 25),
  "wallonia-day": fixed(9, 27),
  "german-unity": fixed(10, 3),
  "saint-francis": fixed(10, 4),
  "valencia-day": fixed(10, 9),
  "national-day-es": fixed(10, 12),
  "columbus-day": nth(2, 1, 10),
  "national-day-at": fixed(10, 26),
  "reformation-day": fixed(10, 31),
  "all-saints": fixed(11, 1),
  armistice: fixed(11, 11),
  "german-community-be": fixed(11, 15),
  "repentance-day": upTo(3, 11, 22),
  thanksgiving: nth(4, 4, 11),
  "saint-andrew": fixed(11, 30),
  "saint-francis-xavier": fixed(12, 3),
  "constitution-day-es": fixed(12, 6),
  "immaculate-conception": fixed(12, 8),
  christmas: fixed(12, 25),
  "second-christmas": fixed(12, 26),
  "restoration-geneva": fixed(12, 31),
  // Days without work off, that calendars name.
  "saint-florian": fixed(5, 4),
  "saint-rupert": fixed(9, 24),
  "carinthia-day": fixed(10, 10),
  "saint-martin": fixed(11, 11),
  "saint-leopold": fixed(11, 15),
  "federal-fast": nth(3, 7, 9),
  "carnival-monday": easter(-48),
  "ash-wednesday": easter(-46),
  "mothers-day": nth(2, 7, 5),
  "mothers-day-es": nth(1, 7, 5),
  "mothers-day-gb": easter(-21),
  "mothers-day-fr": (year) => (upTo(7, 6, 0)(year) === easter(49)(year) ? nth(1, 7, 6)(year) : upTo(7, 6, 0)(year)),
  valentine: fixed(2, 14),
  "saint-nicholas": fixed(12, 6),
  "christmas-eve": fixed(12, 24),
  "new-years-eve": fixed(12, 31),
  "advent-1": upTo(7, 12, 3),
  "advent-2": upTo(7, 12, 10),
  "advent-3": upTo(7, 12, 17),
  "advent-4": upTo(7, 12, 24),
} as const satisfies Readonly<Record<string, DayOf>>;

export type HolidayKey = keyof typeof holidayDays;
