import type { CalendarDate } from "../../core/calendar-date.ts";
import type { TimedPhoto } from "./choose-photos.ts";

/** Photos that belong together: of a day, or of a month where there are many days. */
export interface Chapter {
  /** Null for photos without a time. */
  readonly day: CalendarDate | null;
  readonly photos: readonly TimedPhoto[];
}

/** Fewer are no chapter of their own. */
const LEAST = 2;

/**
 * Groups photos into chapters by day, month or year.
 *
 * @param most chapters; more are grouped by longer spans, or joined
 */
export function chaptersOf(photos: readonly TimedPhoto[], most: number): readonly Chapter[] {
  const spans = [10, 7, 4].map((letters) => spanned(photos, letters));
  let chapters = spans.find((one) => one.length <= most) ?? spans.at(-1) ?? [];
  while (chapters.length > 1) {
    const smallest = smallestOf(chapters);
    const isFine = chapters.length <= most && (chapters[smallest]?.photos.length ?? 0) >= LEAST;
    if (isFine) break;
    chapters = joined(chapters, smallest);
  }
  return chapters;
}

function spanned(photos: readonly TimedPhoto[], letters: number): readonly Chapter[] {
  const groups = Map.groupBy(photos, ({ moment }) => moment?.day.slice(0, letters) ?? null);
  return [...groups.values()].map((some) => ({ day: some[0]?.moment?.day ?? null, photos: some }));
}

const smallestOf = (chapters: readonly Chapter[]) =>
  chapters.reduce((least, { photos }, at) => (photos.length < (chapters[least]?.photos.length ?? 0) ? at : least), 0);

/** With the smaller of its neighbours. */
export function joined(chapters: readonly Chapter[], at: number): readonly Chapter[] {
  const size = (n: number) => chapters[n]?.photos.length ?? Number.POSITIVE_INFINITY;
  const first = size(at - 1) <= size(at + 1) ? at - 1 : at;
  const [one, other] = [chapters[first], chapters[first + 1]];
  if (!one || !other) return chapters;
  return chapters.toSpliced(first, 2, { day: one.day ?? other.day, photos: [...one.photos, ...other.photos] });
}

/** Joins the smallest ones until each can have as many sides as its photos need. */
export function fittingChapters(chapters: readonly Chapter[], sides: number, most: number): readonly Chapter[] {
  const needed = (some: readonly Chapter[]) =>
    some.reduce((sum, { photos }) => sum + Math.ceil(photos.length / most), 0);
  let fitting = chapters;
  while (fitting.length > 1 && needed(fitting) > sides) fitting = joined(fitting, smallestOf(fitting));
  return fitting;
}
