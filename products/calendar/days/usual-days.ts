import { countryOf, type Locale } from "../../../core/locale.ts";
import type { DaysChoice } from "./days-choice.ts";
import { weekStartOf } from "./week-start.ts";

/** What the days of a calendar show when nothing is chosen. */
export const usualDays = (locale: Locale): DaysChoice => ({
  locale,
  weekStart: weekStartOf(locale) === 7 ? 7 : 1,
  regions: [countryOf(locale)],
  observed: true,
  weekNumbers: locale !== "en-US",
  moon: false,
  sundays: true,
});
