import { type CalendarDate, untilMidnight, wallClock } from "../../core/calendar-date.ts";
import { shopZone } from "../../core/shop.ts";
import { caches } from "../../platform/caches/manifest.ts";
import type { Db } from "../../platform/database/database.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { type AnyKind, productKinds } from "../../products/registry.ts";

export interface Release {
  readonly release: number;
  /** Parsed by the kind's schema. */
  readonly data: unknown;
}

export interface ReleasesDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Receives offers of a release that cannot be chosen, at its first read in a process; optional. */
  readonly log?: Log;
  /** Every kind that may have releases. */
  readonly kinds?: readonly AnyKind[];
}

/**
 * Published releases of the kinds' catalogues. A release never changes, so each is read and parsed once; which one is
 * current is asked again every five seconds, and at once after `forget`.
 */
export function createReleases({ db, clock, log, kinds = productKinds }: ReleasesDependencies) {
  const parsed = new Map<string, Promise<Release | null>>();
  const current = new Map<string, { release: Promise<Release | null>; until: number }>();

  function at(kind: string, release: number): Promise<Release | null> {
    const key = `${kind}:${release}`;
    const known = parsed.get(key) ?? load(kind, release);
    parsed.set(key, known);
    // Failed or missing releases are requested again the next time.
    known.then(
      (found) => found ?? parsed.delete(key),
      () => parsed.delete(key),
    );
    return known;
  }

  async function load(kind: string, release: number): Promise<Release | null> {
    const row = await db
      .selectFrom("catalogue_release")
      .select("data")
      .where("kind", "=", kind)
      .where("release", "=", release)
      .executeTakeFirst();
    if (!row) return null;
    const known = kinds.find(({ key }) => key === kind);
    if (!known) throw new Error(`no product kind ${kind}`);
    const data = known.dataSchema.parse(row.data);
    if (log)
      for (const { event, ...about } of known.offer.gaps?.(data) ?? []) logEvent(log, event, { release, ...about });
    return { release, data };
  }

  async function findCurrent(kind: string): Promise<Release | null> {
    const row = await db
      .selectFrom("catalogue_release")
      .select("release")
      .where("kind", "=", kind)
      .where("valid_from", "<=", wallClock(clock.now(), shopZone).date)
      .orderBy("valid_from", "desc")
      .orderBy("release", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ? at(kind, row.release) : null;
  }

  return {
    at,
    /** Releases that were current on some day from `from` to `to`, the oldest first. */
    async between(kind: string, from: CalendarDate, to: CalendarDate): Promise<readonly Release[]> {
      const rows = await db
        .selectFrom("catalogue_release")
        .select(["release", "valid_from"])
        .where("kind", "=", kind)
        .where("valid_from", "<=", to)
        .orderBy("valid_from")
        .orderBy("release")
        .execute();
      const current = rows.filter(
        (_, index) => (rows[index + 1]?.valid_from ?? to) > from || index === rows.length - 1,
      );
      const found = await Promise.all(current.map(({ release }) => at(kind, release)));
      return found.filter((one) => one !== null);
    },
    current(kind: string): Promise<Release | null> {
      const now = clock.now();
      const known = current.get(kind);
      if (known && known.until > now.getTime()) return known.release;
      const release = findCurrent(kind);
      // A release that was published ahead of its day counts from midnight on.
      const until = now.getTime() + Math.min(caches.currentReleases.life, untilMidnight(now, shopZone));
      current.set(kind, { release, until });
      release.catch(() => current.delete(kind));
      return release;
    },
    /** After a publication the current release is read again. */
    forget: () => current.clear(),
  };
}

export type Releases = ReturnType<typeof createReleases>;
