import type { Locale } from "../../../core/locale.ts";
import { type CalendarEvent, NO_YEAR } from "../days/days-choice.ts";

/** "14. Mai 1947", without the year where nobody knows it. */
export function dayText({ day }: Pick<CalendarEvent, "day">, locale: Locale): string {
  const year = Number(day.slice(0, 4)) > NO_YEAR ? ({ year: "numeric" } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...year, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
