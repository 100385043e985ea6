import { z } from "zod";
import { locales } from "../../../core/locale.ts";
import { writtenLine } from "../../../design/written-text.ts";

/** Letters of a name in a day (catalogue facts, section 16). */
export const LONGEST_NAME = 28;
export const MOST_EVENTS = 250;
export const MOST_PEOPLE = 6;
export const MOST_EDITS = 60;

const isoDay = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
export const nameSchema = z.string().max(40).regex(writtenLine);

/**
 * Repetition of a date: "month" on the same day, "weekday" on the same weekday of each month ("every second Saturday").
 */
export const rhythms = ["once", "week", "weekday", "month", "year"] as const;
export type Rhythm = (typeof rhythms)[number];

export const eventSchema = z
  .strictObject({
    name: nameSchema.min(1),
    /** The first day; of a birthday whose year nobody knows a day of the year 1604, as contact programs write it. */
    day: isoDay,
    every: z.enum(rhythms),
    /** Prints the age behind the name. */
    birthday: z.boolean(),
  })
  .readonly();
export type CalendarEvent = z.infer<typeof eventSchema>;

/** A leap year, so that 29 February can be written. */
export const NO_YEAR = 1604;

export const editSchema = z
  .strictObject({
    day: isoDay,
    add: z.array(nameSchema).max(6).readonly(),
    drop: z.array(nameSchema).max(6).readonly(),
    marked: z.boolean().optional(),
  })
  .readonly();
export type DayEdit = z.infer<typeof editSchema>;

/** Contents of the days. */
export const daysChoiceSchema = z
  .strictObject({
    /** Language and country of names; independent of the shop's. */
    locale: z.enum(locales),
    weekStart: z.union([z.literal(1), z.literal(7)]),
    /** Countries and parts of them, see `regions.ts`; where two name a day, the first is printed. */
    regions: z.array(z.string().max(8)).max(6).readonly(),
    /** Mother's Day, Advent and other days with a name. */
    observed: z.boolean(),
    weekNumbers: z.boolean(),
    moon: z.boolean(),
    /** Sundays in the colour of holidays. */
    sundays: z.boolean(),
  })
  .readonly();
export type DaysChoice = z.infer<typeof daysChoiceSchema>;
