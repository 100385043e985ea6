import fc from "fast-check";
import { parseFormat } from "../../core/measure.ts";
import type { CalendarConfiguration } from "../../products/calendar/configuration.ts";
import { usualDays } from "../../products/calendar/days/usual-days.ts";
import { type Release, releaseSchema } from "../../products/calendar/release.ts";
import { settle, typeOf, usualCalendar } from "../../products/calendar/settle.ts";
import catalogue from "./calendar.json" with { type: "json" };

/** The demo shop's catalogue of calendars, parsed. */
export const calendarRelease: Release = releaseSchema.parse(catalogue);

const today = "2026-11-21";

/** `photoCalendar("wandkalender 297x210")` in millimetres, otherwise as usual and starting in November 2026; for tests. */
export function photoCalendar(text: string, change: Partial<CalendarConfiguration> = {}): CalendarConfiguration {
  const [type = "", size = ""] = text.split(" ");
  const format = parseFormat(size);
  if (!format.ok) throw new Error(`no format: ${text}`);
  return { ...usualCalendar(typeOf(type, calendarRelease), calendarRelease, today), format: format.value, ...change };
}

/** For property tests: whatever could be asked for, sensible or not, and the possible calendars among it. */
const { types, mountings, accessories, papers, refinements } = calendarRelease;
const keyOf = (items: readonly { readonly key: string }[], ...more: readonly string[]) =>
  fc.constantFrom(...items.map(({ key }) => key), ...more);
const sizes = [...new Set(types.flatMap(({ formats }) => formats.map(({ format }) => format))), "210x100"];

export const anyCalendar: fc.Arbitrary<CalendarConfiguration> = fc.record({
  calendarType: keyOf(types, "mondkalender"),
  format: fc.constantFrom(...sizes).map((size) => {
    const [width = 1, height = 1] = size.split("x").map(Number);
    return { width, height };
  }),
  mounting: keyOf(mountings, "klammer"),
  accessory: keyOf(accessories, "none", "none", "none", "magnet"),
  paper: keyOf(papers, "pergament"),
  refinement: keyOf(refinements, "none", "glitzer"),
  startMonth: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1995, max: 2105 }),
  months: fc.constantFrom(12, 13, 14, null),
  columns: fc.constantFrom(null, 2, 3, 4, 5, 6, 7),
  amount: fc.integer({ min: 1, max: 1100 }),
  designGroupId: fc.constantFrom(null, "12"),
  designId: fc.constantFrom(null, "4711"),
  days: fc.constant(usualDays("de-DE")),
  events: fc.constant([]),
  people: fc.constant([]),
  edits: fc.constant([]),
});

export const possibleCalendar = anyCalendar.map((wanted) => settle(wanted, calendarRelease, today).configuration);
