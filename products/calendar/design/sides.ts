import { addDays, type CalendarDate, calendarDate } from "../../../core/calendar-date.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { weekBegin } from "../days/weeks.ts";
import type { CalendarType } from "../release.ts";

/** Role of a side, which is also the part of the style that dresses it. */
export type SideRole = "cover" | "month" | "opening" | "week" | "notes" | "closing";

/** A printed side, before anything is on it. */
export interface CalendarSide {
  readonly id: string;
  readonly role: SideRole;
  /** "2027-05" of a month, the first day of a week, null without days. */
  readonly month: string | null;
  readonly week: CalendarDate | null;
  /** Two pages beside each other. */
  readonly spread: boolean;
}

/** Twelve months touch at most so many weeks. */
const WEEKS = 54;
const MONTHS = 12;

/** The month so many after another: 13 months from January end in the next January. */
export function monthAfter(
  { year, startMonth }: Pick<CalendarConfiguration, "year" | "startMonth">,
  n: number,
): string {
  const at = year * 12 + startMonth - 1 + n;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

export const firstDay = (configuration: Pick<CalendarConfiguration, "year" | "startMonth">): CalendarDate =>
  `${monthAfter(configuration, 0)}-01`;

const side = (id: string, role: SideRole, more: Partial<CalendarSide> = {}): CalendarSide => ({
  id,
  role,
  month: null,
  week: null,
  spread: false,
  ...more,
});

/** The sides of a calendar in binding order. */
export function sidesOf(
  configuration: CalendarConfiguration,
  { inside }: Pick<CalendarType, "inside">,
): readonly CalendarSide[] {
  const cover = side("cover", "cover");
  if (inside.kind === "weeks") return [cover, ...bookSides(configuration, inside.pages)];
  return [
    cover,
    ...Array.from({ length: configuration.months ?? MONTHS }, (_, n) => monthSide(configuration, n, false)),
  ];
}

const monthSide = (configuration: CalendarConfiguration, n: number, spread: boolean): CalendarSide =>
  side(`month-${n + 1}`, "month", { month: monthAfter(configuration, n), spread });

/** Of a book: each month with its weeks behind it, then room for notes up to the pages the catalogue sells. */
function bookSides(configuration: CalendarConfiguration, pages: number): readonly CalendarSide[] {
  const begin = weekBegin(firstDay(configuration), configuration.days.weekStart);
  const weeks = Array.from({ length: WEEKS }, (_, n) =>
    side(`week-${n + 1}`, "week", { week: addDays(begin, 7 * n), spread: true }),
  );
  const months = Array.from({ length: MONTHS }, (_, n) => monthSide(configuration, n, true));
  const spreads = months.flatMap((month, n) => {
    const [from, to] = [`${month.month}-01`, n === MONTHS - 1 ? "9999" : `${monthAfter(configuration, n + 1)}-01`];
    const isOwn = (day: CalendarDate) => (n === 0 || day >= from) && day < to;
    return [month, ...weeks.filter(({ week }) => week !== null && isOwn(middle(week)))];
  });
  const notes = Math.max(0, (pages - 2) / 2 - spreads.length);
  return [
    side("opening", "opening"),
    ...spreads,
    ...Array.from({ length: notes }, (_, n) => side(`notes-${n + 1}`, "notes", { spread: true })),
    side("closing", "closing"),
  ];
}

/** A week belongs to the month of its fourth day. */
const middle = (week: CalendarDate): CalendarDate => addDays(week, 3);

/** The first and the last day that a calendar prints. */
export function daysOfSides(sides: readonly CalendarSide[]): {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
} {
  const days = sides.flatMap(({ month, week }) =>
    month ? [`${month}-01`, lastOf(month)] : week ? [week, addDays(week, 6)] : [],
  );
  const [from = "", ...later] = days.sort();
  return { from, to: later.at(-1) ?? from };
}

export function lastOf(month: string): CalendarDate {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return calendarDate(year, number + 1, 0);
}
