import { countryOf, type Locale } from "../../../core/locale.ts";
import type { DaysChoice } from "./days-choice.ts";
import { weekStartOf } from "./week-start.ts";

/** Default contents of a calendar's days. */
export const usualDays = (locale: Locale): DaysChoice => ({
  locale,
  weekStart: weekStartOf(locale) === 7 ? 7 : 1,
  regions: [countryOf(locale)],
  observed: true,
  weekNumbers: locale !== "en-US",
  moon: false,
  sundays: true,
});
