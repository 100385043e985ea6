import type { CalendarConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { openCalendar } from "./layouts.ts";
import { daysOfSides } from "./sides.ts";

/** The first and the last day that a calendar prints. */
export const printedSpan = (configuration: CalendarConfiguration, release: Release) =>
  daysOfSides(openCalendar(configuration, release).sides);
