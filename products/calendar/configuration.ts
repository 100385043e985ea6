import { z } from "zod";
import {
  daysChoiceSchema,
  editSchema,
  eventSchema,
  MOST_EDITS,
  MOST_EVENTS,
  MOST_PEOPLE,
  nameSchema,
} from "./days/days-choice.ts";
import { usualDays } from "./days/usual-days.ts";

const shortText = z.string().min(1).max(60);

/**
 * A photo calendar, with the specification's names (section 3, calendar). Sizes are millimetres. `mounting` is the
 * binding, `accessory` a stand or hanger, `refinement` that of the cover.
 */
export const configurationSchema = z.object({
  calendarType: shortText,
  format: z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) }),
  mounting: shortText,
  /** "none" without one. */
  accessory: shortText,
  paper: shortText,
  /** "none" without one. */
  refinement: shortText,
  startMonth: z.int().min(1).max(12),
  year: z.int().min(1).max(9999),
  /** Sheets of months; null for a diary, which has weeks. */
  months: z.int().min(1).max(99).nullable(),
  /** Columns of a family planner; null for all others. */
  columns: z.int().min(1).max(99).nullable(),
  /** Pieces of the same design. */
  amount: z.int().min(1).max(999_999),
  designGroupId: shortText.nullable(),
  designId: shortText.nullable(),
  days: daysChoiceSchema.default(usualDays("de-DE")),
  /** Birthdays and dates of the family, in the order in which they were entered. */
  events: z.array(eventSchema).max(MOST_EVENTS).readonly().default([]),
  /** Names of a planner's columns; a missing name leaves its column free. */
  people: z.array(nameSchema).max(MOST_PEOPLE).readonly().default([]),
  /** Manual changes of single days, so that another start or region keeps them. */
  edits: z.array(editSchema).max(MOST_EDITS).readonly().default([]),
});
export type CalendarConfiguration = z.infer<typeof configurationSchema>;
