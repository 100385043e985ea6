import { sql } from "kysely";
import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";

/** One published state of a catalogue or table. */
export interface Publication {
  readonly release: number;
  /** The first day on which it holds; null for tables whose rows carry their own days. */
  readonly validFrom: CalendarDate | null;
  readonly publishedAt: Date;
}

/** Makes publications sequential until the transaction ends. */
export async function lockPublications(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7241001)`.execute(trx);
}

/** All releases of a kind, the newest first. */
export async function releasesOf(db: Db, kind: string): Promise<readonly Publication[]> {
  const rows = await db
    .selectFrom("catalogue_release")
    .select(["release", "valid_from", "published_at"])
    .where("kind", "=", kind)
    .orderBy("release", "desc")
    .execute();
  return rows.map(({ release, valid_from, published_at }) => ({
    release,
    validFrom: valid_from,
    publishedAt: published_at,
  }));
}

/** The publication valid on a day: the last one that has begun. */
export function countsOn(published: readonly Publication[], day: CalendarDate): Publication | null {
  const begun = published.filter(({ validFrom }) => validFrom === null || validFrom <= day);
  const order = (one: Publication, other: Publication) =>
    (one.validFrom ?? "").localeCompare(other.validFrom ?? "") || one.release - other.release;
  return begun.toSorted(order).at(-1) ?? null;
}

/** A release as it is stored; null when there is none of that number. */
export async function releaseData(db: Db, kind: string, release: number): Promise<unknown> {
  const row = await db
    .selectFrom("catalogue_release")
    .select("data")
    .where("kind", "=", kind)
    .where("release", "=", release)
    .executeTakeFirst();
  return row?.data ?? null;
}

export async function addRelease(
  trx: Db,
  kind: string,
  { release, validFrom, data }: { readonly release: number; readonly validFrom: CalendarDate; readonly data: unknown },
): Promise<void> {
  await trx
    .insertInto("catalogue_release")
    .values({ kind, release, valid_from: validFrom, data: jsonb(data) })
    .execute();
}

/** All tax tables, the newest first, which is the one that counts. */
export async function taxTablesOf(db: Db): Promise<readonly Publication[]> {
  const rows = await db.selectFrom("tax_table").select(["id", "created_at"]).orderBy("id", "desc").execute();
  return rows.map(({ id, created_at }) => ({ release: id, validFrom: null, publishedAt: created_at }));
}

export async function taxTableData(db: Db, id: number): Promise<unknown> {
  const row = await db.selectFrom("tax_table").select("data").where("id", "=", id).executeTakeFirst();
  return row?.data ?? null;
}
