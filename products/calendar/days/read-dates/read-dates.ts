import { withLineFeeds } from "../../../../core/decoded-text.ts";
import { type CalendarEvent, MOST_EVENTS } from "../days-choice.ts";
import { occurrencesOf } from "../occurrences.ts";
import { eventOf, type FoundDate, readDay } from "./found-date.ts";
import { readCsv } from "./read-csv.ts";
import { readIcalendar } from "./read-icalendar.ts";
import { readVcard } from "./read-vcard.ts";

/** Dates read from a file. */
export interface ReadDates {
  /** Those known before and the new ones, each once. */
  readonly events: readonly CalendarEvent[];
  readonly added: number;
  /** Names without a day, at most twenty. */
  readonly undated: readonly string[];
  /** Dates that are on no day of this calendar. */
  readonly elsewhere: number;
  /** Dates that found no room any more. */
  readonly tooMany: number;
}

export type DatesFailure = "too-large" | "unknown" | "empty";

/** Letters of a file, pictures of contacts included. */
export const LARGEST_FILE = 40_000_000;
const MOST_NAMED = 20;

export interface DatesToRead {
  readonly text: string;
  readonly events: readonly CalendarEvent[];
  readonly from: string;
  readonly to: string;
  /** In the United States 5/14 is a day of May. */
  readonly monthFirst: boolean;
}

/** Reads birthdays and dates from vCard, iCalendar or CSV, by the file's content. Never throws. */
export function readDates({ text, events: before, from, to, monthFirst }: DatesToRead): ReadDates | DatesFailure {
  if (text.length > LARGEST_FILE) return "too-large";
  const found = datesIn(withLineFeeds(text.replace(/^\uFEFF/, "")), monthFirst);
  if (!found) return "unknown";
  const events = new Map(before.map((event) => [keyOf(event), event]));
  const undated: string[] = [];
  let [seen, elsewhere, tooMany] = [0, 0, 0];
  for (const one of found) {
    seen += 1;
    const day = readDay(one.day, monthFirst);
    const event = day === null ? null : eventOf(one, day);
    if (!event) {
      if (undated.length < MOST_NAMED) undated.push(one.name);
    } else if (occurrencesOf(event, from, to).length === 0) elsewhere += 1;
    else if (events.size >= MOST_EVENTS && !events.has(keyOf(event))) tooMany += 1;
    else events.set(keyOf(event), event);
  }
  if (seen === 0) return "empty";
  const all = [...events.values()];
  return { events: all, added: all.length - before.length, undated, elsewhere, tooMany };
}

const keyOf = ({ name, day }: CalendarEvent): string => `${name.toLowerCase()} ${day.slice(5)}`;

function datesIn(text: string, monthFirst: boolean): Iterable<FoundDate> | null {
  const head = text.slice(0, 2_000);
  if (/BEGIN:VCARD/i.test(head)) return readVcard(text);
  if (/BEGIN:VCALENDAR/i.test(head)) return readIcalendar(text);
  // Pictures, PDFs and programs have signs that no table has.
  const isText = !/\p{Cc}|\ufffd/u.test(head.replaceAll(/[\t\r\n]/g, ""));
  return isText && /[;,\t]/.test(head) ? readCsv(text, monthFirst) : null;
}
