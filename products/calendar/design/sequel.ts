import { type Label, labelFor } from "../../../core/labels.ts";
import type { Sequel } from "../../kind-design.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { nextYear } from "../days/next-year.ts";
import type { Release } from "../release.ts";

/** The next year's calendar, as far as the catalogue has that year. */
export function sequel(configuration: CalendarConfiguration, release: Release): Sequel<CalendarConfiguration> | null {
  const next = nextYear(configuration);
  const { year } = next.configuration;
  if (year > release.years.to) return null;
  const counted: readonly (Label | null)[] = [
    next.birthdays > 0 ? labelFor("calendar.next.older", { count: next.birthdays }) : null,
    next.recurring > 0 ? labelFor("calendar.next.recurring", { count: next.recurring }) : null,
    labelFor("calendar.next.holidays"),
    next.gone > 0 ? labelFor("calendar.next.gone", { count: next.gone }) : null,
  ];
  return {
    configuration: next.configuration,
    title: (before) => before.replaceAll(String(configuration.year), String(year)),
    label: labelFor("calendar.next", { year: String(year) }),
    notes: counted.filter((label) => label !== null),
  };
}
