import { type Chapter, fittingChapters } from "./chapters.ts";
import type { TimedPhoto } from "./choose-photos.ts";

/** The photos of one side. */
export interface Scene {
  readonly day: Chapter["day"];
  readonly photos: readonly TimedPhoto[];
  /** The whole chapter, on the side that opens it. */
  readonly opens: Chapter | null;
}

/** An hour or more between two photos is a good place to turn the page. */
const PAUSE = 60;
/** Weight of a good pause, in squares of photos more or fewer than usual. */
const WORTH = 5;

/**
 * Spreads chapters over sides: each side has one chapter, and breaks between sides follow pauses. Unnecessary sides are
 * omitted.
 *
 * @param most photos on a side
 */
export function shareOut(
  chapters: readonly Chapter[],
  sides: number,
  most: number,
  chance: () => number,
): readonly Scene[] {
  if (sides <= 0) return [];
  const fitting = fittingChapters(chapters, sides, most);
  const counts = sidesEach(fitting, sides, most);
  return fitting.flatMap((chapter, n) =>
    splitAtPauses(chapter.photos, counts[n] ?? 1, most, chance).map((some, at) => ({
      day: some[0]?.moment?.day ?? chapter.day,
      photos: some,
      opens: at === 0 ? chapter : null,
    })),
  );
}

/** Gives spare sides to the chapters with the most photos per side, one at a time. */
function sidesEach(chapters: readonly Chapter[], sides: number, most: number): readonly number[] {
  const counts = chapters.map(({ photos }) => Math.ceil(photos.length / most));
  let free = sides - counts.reduce((sum, count) => sum + count, 0);
  for (; free > 0; free--) {
    let fullest = -1;
    let share = 1;
    for (const [n, { photos }] of chapters.entries()) {
      const each = photos.length / (counts[n] ?? 1);
      if (each > share) [fullest, share] = [n, each];
    }
    if (fullest < 0) break;
    counts[fullest] = (counts[fullest] ?? 0) + 1;
  }
  return counts;
}

/** Into as many groups as wanted, none empty and none too large, at the lowest cost. */
function splitAtPauses(
  photos: readonly TimedPhoto[],
  groups: number,
  most: number,
  chance: () => number,
): readonly (readonly TimedPhoto[])[] {
  const usual = photos.length / groups;
  const turning = photos.map((one, at) => pauseBefore(photos[at - 1], one) * WORTH + chance());
  // Costs of the first so many photos in so many groups, and where the last of them begins.
  let costs: readonly number[] = photos.map(() => Number.POSITIVE_INFINITY);
  const begins: (readonly number[])[] = [];
  costs = [0, ...costs];
  for (let group = 0; group < groups; group++) {
    const next = costs.map(() => Number.POSITIVE_INFINITY);
    const begin = costs.map(() => 0);
    for (let end = 1; end <= photos.length; end++) {
      for (let start = Math.max(end - most, 0); start < end; start++) {
        const cost = (costs[start] ?? 0) + (end - start - usual) ** 2 - (start > 0 ? (turning[start] ?? 0) : 0);
        if (cost < (next[end] ?? 0)) [next[end], begin[end]] = [cost, start];
      }
    }
    costs = next;
    begins.push(begin);
  }
  const parts: (readonly TimedPhoto[])[] = [];
  let end = photos.length;
  for (const begin of begins.toReversed()) {
    const start = begin[end] ?? 0;
    parts.unshift(photos.slice(start, end));
    end = start;
  }
  return parts;
}

/** 0 to 1. */
function pauseBefore(before: TimedPhoto | undefined, { moment }: TimedPhoto): number {
  if (!before?.moment || !moment) return 0;
  return Math.min(moment.minutes - before.moment.minutes, PAUSE) / PAUSE;
}
