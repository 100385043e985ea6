import { addDays, type CalendarDate, weekdayOf, yearOf } from "../../../core/calendar-date.ts";
import type { MoonPhase, PrintedDay } from "../../../design/document.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { holidayName } from "./holiday-name.ts";
import { holidaysIn } from "./holidays.ts";
import { moonPhasesBetween } from "./moon.ts";
import { occurrencesOf } from "./occurrences.ts";

type Chosen = Pick<CalendarConfiguration, "days" | "events" | "edits">;

/** Contents of a day that do not depend on its place. */
export type PlannedDay = Pick<PrintedDay, "marked" | "notes"> & {
  /** Number of printed names that are holidays. */
  readonly holidays: number;
  readonly moon?: MoonPhase;
  /** All names of the day, also those that only their number is printed of. */
  readonly names: number;
};

/** Names that a day can show (`element-schema.ts`), and the letters of each. */
export const MOST_NOTES = 6;
const LONGEST_NOTE = 40;

/** All days between two, both included: holidays first, then dates in the order of their entry, then manual text. */
export function planDays(chosen: Chosen, from: CalendarDate, to: CalendarDate): ReadonlyMap<CalendarDate, PlannedDay> {
  const holidays = holidayNames(chosen, from, to);
  const events = new Map<CalendarDate, string[]>();
  for (const event of chosen.events) {
    for (const { day, text } of occurrencesOf(event, from, to)) events.set(day, [...(events.get(day) ?? []), text]);
  }
  const moons = chosen.days.moon ? moonPhasesBetween(from, to) : new Map<CalendarDate, MoonPhase>();
  const edits = new Map(chosen.edits.map((edit) => [edit.day, edit]));
  const planned = new Map<CalendarDate, PlannedDay>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { add = [], drop = [], marked } = edits.get(day) ?? {};
    const holiday = holidays.get(day);
    const known = [...(holiday?.names ?? []), ...(events.get(day) ?? [])].map(shortened);
    const notes = [...new Set([...known.filter((note) => !drop.includes(note)), ...add])];
    const printed = fitting(notes);
    const off = (holiday?.names ?? []).map(shortened).filter((note) => printed.includes(note));
    const sunday = chosen.days.sundays && weekdayOf(day) === 7;
    const moon = moons.get(day);
    planned.set(day, {
      marked: marked ?? (sunday || (holiday?.off ?? false)),
      notes: printed,
      holidays: off.length,
      names: notes.length,
      ...(moon ? { moon } : {}),
    });
  }
  return planned;
}

interface HolidayNames {
  readonly names: readonly string[];
  readonly off: boolean;
}

/** Of two regions that name a day, the first one's name is printed. */
function holidayNames({ days }: Chosen, from: CalendarDate, to: CalendarDate): ReadonlyMap<CalendarDate, HolidayNames> {
  const found = new Map<CalendarDate, HolidayNames>();
  const years = [...new Set([yearOf(from), yearOf(to)])];
  for (const year of years.length > 1 ? range(yearOf(from), yearOf(to)) : years) {
    for (const region of days.regions) {
      for (const holiday of holidaysIn(region, year)) {
        const { date, rank } = holiday;
        if (date < from || date > to || (rank === "named" && !days.observed)) continue;
        const before = found.get(date);
        const off = rank === "off" || (before?.off ?? false);
        const names = before && (before.off || rank !== "off") ? before.names : [holidayName(holiday, days.locale)];
        found.set(date, { names, off });
      }
    }
  }
  return found;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const shortened = (note: string): string =>
  note.length <= LONGEST_NOTE ? note : `${note.slice(0, LONGEST_NOTE - 1).toWellFormed()}…`;

/** More names than a day can show end with how many there are besides. */
const fitting = (notes: readonly string[]): readonly string[] =>
  notes.length <= MOST_NOTES ? notes : [...notes.slice(0, MOST_NOTES - 1), `+ ${notes.length - MOST_NOTES + 1}`];
