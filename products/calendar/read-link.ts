import { isCalendarDate } from "../../core/calendar-date.ts";
import { readFormat } from "../../core/named-format.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { LinkReading, OpeningContext, Refusal } from "../kind.ts";
import { linkText, refuse } from "../link-values.ts";
import { NONE } from "../none.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";
import { settle, typeOf, usualCalendar } from "./settle.ts";

/**
 * Reads a designer link (specification section 3, calendar), with `months` and `columns` of our own. Other parameters
 * are ignored; unreadable or impossible ones fall back with one notice each.
 */
export function readLink(
  query: QueryParameters,
  release: Release,
  { on, locale }: Pick<OpeningContext, "on" | "locale">,
): LinkReading<CalendarConfiguration> {
  const unread: Refusal[] = [];
  const calendarType = linkText(query, "calendarType") ?? release.defaultType;
  const usual = usualCalendar(typeOf(calendarType, release), release, on, locale);
  const wanted: CalendarConfiguration = {
    calendarType,
    format: readFormatType(query, unread) ?? usual.format,
    ...readMounting(query, release, usual.mounting),
    paper: linkText(query, "paperType") ?? usual.paper,
    refinement: readRefinement(query),
    ...readStart(query, usual, unread),
    months: readNumber(query, "months", unread) ?? usual.months,
    columns: readNumber(query, "columns", unread) ?? usual.columns,
    amount: readNumber(query, "amount", unread) ?? usual.amount,
    designGroupId: readDesign(query, "designGroupId", unread),
    designId: readDesign(query, "designId", unread),
    days: usual.days,
    events: [],
    people: [],
    edits: [],
  };
  const { configuration, notices } = settle(wanted, release, on);
  const addToCart = ["1", "true"].includes(queryText(query, "addToCart") ?? "");
  return { configuration, notices: [...unread, ...notices], addToCart };
}

function readFormatType(query: QueryParameters, unread: Refusal[]): CalendarConfiguration["format"] | null {
  const value = linkText(query, "formatType");
  if (value === null) return null;
  const format = readFormat(value);
  if (!format.ok) unread.push(refuse("format", "calendar-format-unknown", { value }));
  return format.ok ? format.value : null;
}

/**
 * "A mounting value that is an accessory type becomes the accessory, otherwise mounting is used with accessory none"
 * (specification section 3). The accessory may also be named by itself.
 */
function readMounting(query: QueryParameters, { accessories }: Release, usual: string) {
  const mounting = linkText(query, "mountingType");
  const accessory = accessories.find(({ key }) => key === mounting);
  if (accessory) return { mounting: accessory.mounting, accessory: accessory.key };
  const named = queryTexts(query, "accessoryTypes")[0]?.slice(0, 60) || NONE;
  return { mounting: mounting ?? usual, accessory: named };
}

/** The refinement types of the specification: "ohne" and empty are none. */
function readRefinement(query: QueryParameters): string {
  const value = linkText(query, "refinementType");
  return value === null || value === "ohne" ? NONE : value;
}

/** Month and year each fall back to the current one; a start date says both, unless they are said themselves. */
function readStart(query: QueryParameters, usual: CalendarConfiguration, unread: Refusal[]) {
  const date = linkText(query, "startDate");
  const day = date !== null && /^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date;
  const known = day !== null && isCalendarDate(day) ? day : null;
  if (date !== null && known === null) unread.push(refuse("startMonth", "calendar-start", { value: date }));
  const month = readNumber(query, "startMonth", unread);
  const isMonth = month === null || month <= 12;
  if (!isMonth) unread.push(refuse("startMonth", "calendar-start", { value: String(month) }));
  return {
    startMonth: (isMonth ? month : null) ?? (known ? Number(known.slice(5, 7)) : usual.startMonth),
    year: readNumber(query, "year", unread) ?? (known ? Number(known.slice(0, 4)) : usual.year),
  };
}

/** A positive number of at most four digits. */
function readNumber(query: QueryParameters, key: string, unread: Refusal[]): number | null {
  const value = linkText(query, key);
  if (value === null) return null;
  const isNumber = /^0?[1-9][0-9]{0,3}$/.test(value) && Number(value) < 10_000;
  const fits = isNumber && (!["months", "columns"].includes(key) || Number(value) < 100);
  if (!fits) unread.push(refuse(key, "calendar-number", { value }));
  return fits ? Number(value) : null;
}

/** The owner of a design names it; names consist of letters, digits and dashes. */
function readDesign(query: QueryParameters, key: string, unread: Refusal[]): string | null {
  const value = linkText(query, key);
  if (value === null || /^[A-Za-z0-9_-]+$/.test(value)) return value;
  unread.push(refuse(key, "calendar-design-unknown", { value }));
  return null;
}
