import { addDays, type CalendarDate } from "../../../core/calendar-date.ts";
import type { LibraryEntry } from "./library-entries.ts";

export const orders = ["newest", "oldest", "name"] as const;
export type Order = (typeof orders)[number];
export type Season = "winter" | "spring" | "summer" | "autumn";

/** Photos of one time, under one heading. */
export interface Group {
  readonly key: string;
  /** Null where there are no headings. */
  readonly time: Time | null;
  readonly entries: readonly LibraryEntry[];
}
export type Time =
  | { readonly of: "day"; readonly day: CalendarDate }
  /** A winter is that of the year it ends in. */
  | { readonly of: "season"; readonly season: Season; readonly year: number }
  | { readonly of: "unknown" };

/** Photos of a journey are grouped by day, those of more days than these by season. */
const JOURNEY = 31;

/** The library in the order that was chosen; by date it has headings, and photos without one come last. */
export function grouped(entries: readonly LibraryEntry[], order: Order, compare: Intl.Collator): readonly Group[] {
  if (order === "name") {
    const byName = entries.toSorted((one, other) => compare.compare(one.name, other.name));
    return byName.length > 0 ? [{ key: "all", time: null, entries: byName }] : [];
  }
  const isDated = (entry: LibraryEntry) => entry.facts?.takenAt !== undefined;
  const way = order === "newest" ? -1 : 1;
  const dated = entries.filter(isDated).toSorted((one, other) => way * compareText(takenAt(one), takenAt(other)));
  const undated = entries.filter((entry) => !isDated(entry));
  if (dated.length === 0) return undated.length > 0 ? [{ key: "all", time: null, entries: undated }] : [];
  const days = dated.map(dayOf).toSorted();
  const isJourney = addDays(days[0] ?? "", JOURNEY) >= (days.at(-1) ?? "");
  const groups = Map.groupBy(dated, isJourney ? dayOf : seasonKey);
  return [
    ...[...groups].map(([key, some]) => ({ key, time: timeOf(key), entries: some })),
    ...(undated.length > 0 ? [{ key: "unknown", time: { of: "unknown" } as const, entries: undated }] : []),
  ];
}

const takenAt = (entry: LibraryEntry) => entry.facts?.takenAt ?? "";
const dayOf = (entry: LibraryEntry): CalendarDate => takenAt(entry).slice(0, 10);
const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const seasons: readonly Season[] = ["winter", "spring", "summer", "autumn"];

/** "2026-0" is the winter that began in December 2025. */
function seasonKey(entry: LibraryEntry): string {
  const [year = 0, month = 1] = dayOf(entry).split("-").map(Number);
  return month === 12 ? `${year + 1}-0` : `${year}-${Math.floor(month / 3)}`;
}

function timeOf(key: string): Time {
  const [year, season, day] = key.split("-");
  if (day !== undefined) return { of: "day", day: key };
  return { of: "season", season: seasons[Number(season)] ?? "winter", year: Number(year) };
}
