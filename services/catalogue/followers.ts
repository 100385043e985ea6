import { isDeepStrictEqual } from "node:util";
import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AnyKind, productKinds } from "../../products/registry.ts";
import { addRelease, countsOn, type Publication, releaseData, releasesOf } from "./publications.ts";

/** A release that was published because another kind's was. */
export interface FollowedRelease {
  readonly kind: string;
  readonly fromRelease: number;
  readonly release: number;
  readonly validFrom: CalendarDate;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Adds releases after one of `published` for kinds that follow it or that it follows, so that every day has the
 * followed kind's prices. Days that agree need none. Runs in the release's transaction, behind the publication lock.
 *
 * @param from the first day of the release that was added
 */
export async function publishFollowers(
  trx: Db,
  published: string,
  from: CalendarDate,
  kinds: readonly AnyKind[] = productKinds,
): Promise<readonly FollowedRelease[]> {
  const added: FollowedRelease[] = [];
  for (const kind of kinds) {
    const followed = kinds.find(({ key }) => key === kind.follows?.kind);
    if (!followed || (published !== kind.key && published !== followed.key)) continue;
    for (const day of await daysFrom(trx, from, kind, followed)) {
      const release = await publishOn(trx, day, kind, followed);
      if (release) added.push(release);
    }
  }
  return added;
}

/** The day itself and every later one on which a release of either begins. */
async function daysFrom(trx: Db, from: CalendarDate, ...kinds: readonly AnyKind[]): Promise<readonly CalendarDate[]> {
  const published = (await Promise.all(kinds.map(({ key }) => releasesOf(trx, key)))).flat();
  const later = published.flatMap(({ validFrom }) => (validFrom !== null && validFrom > from ? [validFrom] : []));
  return [...new Set([from, ...later])].toSorted();
}

async function publishOn(
  trx: Db,
  day: CalendarDate,
  kind: AnyKind,
  followed: AnyKind,
): Promise<FollowedRelease | null> {
  const all = await releasesOf(trx, kind.key);
  const [own, other] = [countsOn(all, day), countsOn(await releasesOf(trx, followed.key), day)];
  if (!own || !other || !kind.follows) return null;
  const before = await parsedRelease(trx, kind, own);
  const taken = kind.follows.take(before, await parsedRelease(trx, followed, other));
  if (isDeepStrictEqual(taken, before)) return null;
  const release = (all[0]?.release ?? 0) + 1;
  const after = { ...taken, release, validFrom: day };
  await addRelease(trx, kind.key, { release, validFrom: day, data: after });
  return { kind: kind.key, fromRelease: own.release, release, validFrom: day, before, after };
}

const parsedRelease = async (trx: Db, kind: AnyKind, { release }: Publication) =>
  kind.dataSchema.parse(await releaseData(trx, kind.key, release));
