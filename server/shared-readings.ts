import { wallClock } from "../core/calendar-date.ts";
import { type Shop, shopZone } from "../core/shop.ts";
import type { Clock } from "../platform/clock.ts";

/** Milliseconds: what depends on the time, or was read while a service was away, is read anew. */
const longest = 60_000;
/** Milliseconds that a reading is kept which lacks something, since what it came from was away: so that not every page asks again. */
const shortest = 1_000;

interface SharedOptions {
  /** Counts what was published. */
  readonly edition: () => number;
  readonly clock: Clock;
}

/** What was read, and whether anything that it says could not be read. */
export interface Reading<Value> {
  readonly value: Value;
  readonly whole: boolean;
}

/**
 * Keeps what many pages of a shop say alike, such as its navigation: until something is published, at most a minute, and not beyond midnight,
 * when prices change. There are as many as shops (channel, locale, platform) and names, so that it never grows.
 */
export function createSharedReadings({ edition, clock }: SharedOptions) {
  const kept = new Map<string, { until: number; readonly of: string; readonly reading: Promise<Reading<unknown>> }>();

  return ({ channel, locale, platform }: Pick<Shop, "channel" | "locale" | "platform">) =>
    <Value>(name: string, make: () => Promise<Reading<Value>>): Promise<Reading<Value>> => {
      const key = [channel, locale, platform, name].join(" ");
      const now = clock.now();
      const of = `${edition()} ${wallClock(now, shopZone).date}`;
      const known = kept.get(key);
      if (known && known.of === of && now.getTime() < known.until) return known.reading as Promise<Reading<Value>>;
      const reading = make();
      const made = { until: now.getTime() + longest, of, reading };
      kept.set(key, made);
      reading.then(
        ({ whole }) => {
          if (!whole) made.until = now.getTime() + shortest;
        },
        () => kept.get(key) === made && kept.delete(key),
      );
      return reading;
    };
}
