import type { CalendarConfiguration } from "../configuration.ts";

/** Changes of a calendar's dates for the next year. */
export interface NextYear {
  readonly configuration: CalendarConfiguration;
  readonly birthdays: number;
  /** Dates that come back. */
  readonly recurring: number;
  /** Dates of this year alone, and what was written into its days by hand; both stay away. */
  readonly gone: number;
}

/**
 * The same calendar a year later: birthdays count one more year, holidays are the new year's, single dates are removed.
 */
export function nextYear(configuration: CalendarConfiguration): NextYear {
  const kept = configuration.events.filter(({ every }) => every !== "once");
  const birthdays = kept.filter(({ birthday }) => birthday).length;
  return {
    configuration: { ...configuration, year: configuration.year + 1, events: kept, edits: [] },
    birthdays,
    recurring: kept.length - birthdays,
    gone: configuration.events.length - kept.length + configuration.edits.length,
  };
}
