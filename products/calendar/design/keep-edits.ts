import type { CalendarDate } from "../../../core/calendar-date.ts";
import type { DesignDocument, PrintedDay } from "../../../design/document.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { planDays } from "../days/day-plan.ts";
import { type DayEdit, MOST_EDITS } from "../days/days-choice.ts";
import type { OpenCalendar } from "./layouts.ts";
import { daysOfSides } from "./sides.ts";
import { datesOf } from "./written-days.ts";

/**
 * Manual text of days as edits of the configuration: the difference between printed and computed text, which so
 * survives changes of start, region or language.
 */
export function editsOf(design: DesignDocument, one: OpenCalendar): CalendarConfiguration["edits"] {
  const { from, to } = daysOfSides(one.sides);
  const pure = planDays({ ...one.configuration, edits: [] }, from, to);
  const edits = new Map(one.configuration.edits.map((edit) => [edit.day, edit]));
  for (const side of one.sides) {
    const surface = design.surfaces.find(({ id }) => id === side.id);
    for (const element of surface?.elements ?? []) {
      const dates = element.type === "days" ? datesOf(side, element.slot) : [];
      if (element.type !== "days" || !isOurs(element, dates)) continue;
      for (const [index, date] of dates.entries()) {
        const edit = editOf(date, element.days[index], pure.get(date));
        if (edit) edits.set(date, edit);
        else edits.delete(date);
      }
    }
  }
  return [...edits.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(0, MOST_EDITS);
}

/** An element that shows another month was not written by this calendar. */
const isOurs = ({ month, days }: { month: string; days: readonly PrintedDay[] }, dates: readonly CalendarDate[]) =>
  dates.length > 0 && month === dates[0]?.slice(0, 7) && days.length === dates.length;

function editOf(
  day: CalendarDate,
  printed: PrintedDay | undefined,
  own: Pick<PrintedDay, "marked" | "notes"> | undefined,
): DayEdit | null {
  if (!printed || !own) return null;
  const add = printed.notes.filter((note) => !own.notes.includes(note));
  const drop = own.notes.filter((note) => !printed.notes.includes(note));
  const marked = printed.marked === own.marked ? {} : { marked: printed.marked };
  return add.length + drop.length > 0 || "marked" in marked ? { day, add, drop, ...marked } : null;
}
