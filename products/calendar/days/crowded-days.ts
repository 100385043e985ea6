import type { CalendarDate } from "../../../core/calendar-date.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { MOST_NOTES, planDays } from "./day-plan.ts";

/** Days that have more names than a day can show, those with most first. */
export function crowdedDays(
  chosen: Pick<CalendarConfiguration, "days" | "events" | "edits">,
  from: CalendarDate,
  to: CalendarDate,
): readonly { readonly day: CalendarDate; readonly names: number }[] {
  return [...planDays(chosen, from, to)]
    .flatMap(([day, { names }]) => (names > MOST_NOTES ? [{ day, names }] : []))
    .toSorted((one, other) => other.names - one.names);
}
