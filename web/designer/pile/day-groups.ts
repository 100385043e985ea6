import type { CalendarDate } from "../../../core/calendar-date.ts";
import type { PrintSort } from "./sorted-prints.ts";
import type { Print } from "./use-pile.ts";

/** Prints of photos of one day, beside each other on the table. */
export interface DayGroup {
  /** Place of its first print. */
  readonly at: number;
  /** Null: no camera has noted it. */
  readonly day: CalendarDate | null;
  readonly surfaces: readonly string[];
}

/** The days of prints that lie in the order of their photos; none for other orders, and for photos without a day. */
export function dayGroups(prints: readonly Pick<Print, "photo" | "surface">[], sort: PrintSort): readonly DayGroup[] {
  if (sort !== "taken") return [];
  const groups: { at: number; day: CalendarDate | null; surfaces: string[] }[] = [];
  for (const [at, { photo, surface }] of prints.entries()) {
    const day = photo?.takenAt?.slice(0, 10) ?? null;
    const last = groups.at(-1);
    if (last && last.day === day) last.surfaces.push(surface.id);
    else groups.push({ at, day, surfaces: [surface.id] });
  }
  return groups.some(({ day }) => day !== null) ? groups : [];
}
