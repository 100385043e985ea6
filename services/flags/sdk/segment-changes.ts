import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { keysOfNumber } from "../store/segments.ts";

/** As the protocol answers; clients ask again until `since` is `till`. */
export interface SegmentChanges {
  readonly name: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly since: number;
  readonly till: number;
}

/**
 * Members that joined or left a segment after a number: complete changes, at most twice the keys of one.
 *
 * @returns null: there is no such segment
 */
export async function segmentChanges(
  db: Db,
  environment: number,
  name: string,
  since: number,
): Promise<SegmentChanges | null> {
  const known = await db
    .selectFrom("flag_segment")
    .select("name")
    .where("environment_id", "=", environment)
    .where("name", "=", name)
    .where("is_large", "=", false)
    .executeTakeFirst();
  if (!known) return null;
  const most = 2 * keysOfNumber;
  const { rows } = await sql<{ key: string; is_member: boolean; change: number }>`
    select key, is_member, change from flag_segment_member
    where environment_id = ${environment} and segment = ${name} and change > ${since}
      ${since < 0 ? sql`and is_member` : sql``}
    order by change limit ${most + 1}`.execute(db);
  // An incomplete change is omitted; the next request returns it.
  const cut = rows.length > most ? rows.at(-1)?.change : undefined;
  const told = cut === undefined ? rows : rows.filter(({ change }) => change < cut);
  const keysOf = (isMember: boolean) => told.filter((row) => row.is_member === isMember).map(({ key }) => key);
  return { name, since, till: told.at(-1)?.change ?? since, added: keysOf(true), removed: keysOf(false) };
}

/** Names of the segments that a visitor is in. */
export async function membershipsOf(db: Db, environment: number, key: string) {
  const { rows } = await sql<{ name: string; is_large: boolean }>`
    select s.name, s.is_large from flag_segment_member m
    join flag_segment s on s.environment_id = m.environment_id and s.name = m.segment
    where m.environment_id = ${environment} and m.key = ${key} and m.is_member order by s.name`.execute(db);
  const named = (isLarge: boolean) => rows.filter((row) => row.is_large === isLarge).map(({ name }) => name);
  return { standard: named(false), large: named(true) };
}
