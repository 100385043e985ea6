import type { CalendarDate } from "../../core/calendar-date.ts";
import type { DesignPhoto } from "../../design/document.ts";

/** Dates of cameras whose clock was never set. */
const UNSET: ReadonlySet<CalendarDate> = new Set(["1904-01-01", "1970-01-01", "1980-01-01", "2000-01-01"]);
/** Before the first photo there was none. */
const FIRST_PHOTO = "1826";
const MINUTE = 60_000;
/** A party ends on the day it began. */
const NIGHT = 4 * 60;

/** When a photo was taken, in minutes of the camera's own clock. */
export interface Moment {
  readonly minutes: number;
  /** Photos of the small hours belong to the day before. */
  readonly day: CalendarDate;
}

/** Null where there is no time, or one that cannot be true. */
export function momentOf({ takenAt }: Pick<DesignPhoto, "takenAt">, today: CalendarDate): Moment | null {
  if (takenAt === undefined) return null;
  const date = takenAt.slice(0, 10);
  const time = Date.parse(`${takenAt.slice(0, 19)}Z`);
  if (Number.isNaN(time) || UNSET.has(date) || date < FIRST_PHOTO || date > dayAfter(today)) return null;
  const minutes = Math.floor(time / MINUTE);
  return { minutes, day: dayAt(minutes - NIGHT) };
}

/** Elsewhere it is tomorrow already. */
const dayAfter = (day: CalendarDate): CalendarDate => dayAt(Date.parse(`${day}T00:00:00Z`) / MINUTE + 2 * 24 * 60 - 1);

const dayAt = (minutes: number): CalendarDate => new Date(minutes * MINUTE).toISOString().slice(0, 10);
