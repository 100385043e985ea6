import { wallClock } from "../core/calendar-date.ts";
import { type Shop, shopZone } from "../core/shop.ts";
import { caches } from "../platform/caches/manifest.ts";
import type { Clock } from "../platform/time/clock.ts";

/**
 * Milliseconds that an incomplete reading is cached, so that not every page repeats requests to a service that is down.
 */
const shortest = 1_000;

interface SharedOptions {
  /** Counts what was published. */
  readonly edition: () => number;
  readonly clock: Clock;
}

/** A value, and whether all of it could be read. */
export interface Reading<Value> {
  readonly value: Value;
  readonly whole: boolean;
}

/**
 * Caches readings that many pages share, such as navigation: until a publication, at most a minute and not beyond
 * midnight, when prices change. Bounded, because there is one for each shop and name.
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
      const made = { until: now.getTime() + caches.sharedReadings.life, of, reading };
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
