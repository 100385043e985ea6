import { inOneLine } from "../../../../design/written-text.ts";
import { type CalendarEvent, LONGEST_NAME, NO_YEAR, type Rhythm } from "../days-choice.ts";

/** Something with a name in a file of dates, before its day is read. */
export interface FoundDate {
  readonly name: string;
  readonly day: string;
  readonly every: Rhythm;
  readonly birthday: boolean;
}

const segments = new Intl.Segmenter();

/** A name as a calendar may print it: one line, without control characters, at most as long as a day takes. */
export function cleanName(text: string): string {
  const line = inOneLine(text);
  let name = "";
  let letters = 0;
  for (const { segment } of segments.segment(line.slice(0, 200))) {
    letters += 1;
    if (letters > LONGEST_NAME || name.length + segment.length > 40) break;
    name += segment;
  }
  return name.trim();
}

/** "1947-05-14", "19470514T120000Z", "--0514" and what people type: "14.05.1947", "14/5/1947", "14.5." */
export function readDay(text: string, monthFirst = false): string | null {
  const value = text.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T\s])/.exec(value);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const yearless = /^--(\d{2})-?(\d{2})$/.exec(value);
  if (yearless) return dayOf(NO_YEAR, Number(yearless[1]), Number(yearless[2]));
  const typed = /^(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4})?)?$/.exec(value);
  if (!typed) return null;
  const [first, second] = [Number(typed[1]), Number(typed[3])];
  const isMonthFirst = typed[2] === "/" && (second > 12 || (monthFirst && first <= 12));
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return dayOf(typed[4] ? Number(typed[4]) : NO_YEAR, month, day);
}

const OLDEST = 1000;

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, month - 1, day));
  const exists = year >= OLDEST && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` : null;
}

export const eventOf = ({ name, every, birthday }: FoundDate, day: string): CalendarEvent => ({
  name,
  day,
  every,
  birthday,
});
