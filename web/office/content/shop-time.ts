import { beginOfDay, isCalendarDate, wallClock } from "../../../core/calendar-date.ts";
import { shopZone } from "../../../core/shop.ts";

const day = 1_440;

/** The moment of a local time field ("2026-12-01T08:00") by the shop's clock; null where it is none. */
export function momentOfField(text: string): Date | null {
  const [date = "", time = ""] = text.split("T");
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (!isCalendarDate(date) || hours === undefined) return null;
  const wanted = Number(hours) * 60 + Number(minutes);
  const guess = new Date(beginOfDay(date, shopZone).getTime() + wanted * 60_000);
  // On the two days a year on which the clock is moved, the guess is an hour off.
  const seen = wallClock(guess, shopZone);
  const off = wanted - seen.minutes - (seen.date === date ? 0 : seen.date > date ? day : -day);
  return new Date(guess.getTime() + off * 60_000);
}

/** A moment for a local time field, by the shop's clock. */
export function fieldOfMoment(iso: string | null): string {
  if (iso === null) return "";
  const { date, minutes } = wallClock(new Date(iso), shopZone);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
