import { addDays, type CalendarDate } from "../../core/calendar-date.ts";
import type { ArtElement, DaysElement, DesignElement, PhotoElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { dayCell } from "./day-cell.ts";
import { pictureBox } from "./picture-box.ts";

/** A photo or a piece of art in a day, which moves with it. */
export type DayPicture = PhotoElement | ArtElement;

const NAME = /^day-(\d{4}-\d{2}-\d{2})$/;

/** The id encodes the day; a copy has another id and is free. */
export const pictureName = (date: CalendarDate): string => `day-${date}`;

/** The day of a picture; null for other elements. */
export function dateOfPicture({ id, type }: Pick<DesignElement, "id" | "type">): CalendarDate | null {
  return type === "photo" || type === "art" ? (NAME.exec(id)?.[1] ?? null) : null;
}

/** The dates that days print, in order. */
export function datesOfDays({ month, days }: Pick<DaysElement, "month" | "days">): readonly CalendarDate[] {
  const first = Number(days[0]?.label);
  if (!Number.isInteger(first) || first < 1 || first > 31) return [];
  const begin = `${month}-${String(first).padStart(2, "0")}`;
  return days.map((_, index) => addDays(begin, index));
}

/** Frame of a picture in a day of the trimmed side. */
export const pictureFrame = (days: DaysElement, index: number): Rect =>
  pictureBox(days.look, dayCell(days, days.frame, index));

/** Which days of a side print a date. */
export function daysWith(elements: readonly DesignElement[], date: CalendarDate) {
  for (const days of elements) {
    const index = days.type === "days" ? datesOfDays(days).indexOf(date) : -1;
    if (days.type === "days" && index >= 0) return { days, index };
  }
  return null;
}

/** The elements of a side with each picture moved into its day. */
export function withPicturesInDays(elements: readonly DesignElement[]): readonly DesignElement[] {
  if (!elements.some(dateOfPicture)) return elements;
  return elements.map((element) => {
    const date = dateOfPicture(element);
    const found = date === null ? null : daysWith(elements, date);
    return found ? { ...element, frame: pictureFrame(found.days, found.index) } : element;
  });
}
