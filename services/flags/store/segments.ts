import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { mostOfKey } from "../definition/matcher-schema.ts";
import { type Author, type Change, changeEnvironment } from "./change-environment.ts";
import type { Refusal } from "./refusal.ts";
import { usersOf } from "./users-of.ts";

export interface Segment {
  readonly name: string;
  readonly isLarge: boolean;
  readonly members: number;
}

/** Numbers of added and removed visitors. */
export interface Moved {
  readonly added: number;
  readonly removed: number;
}

/** Members that share a number: clients read a list in pieces of whole numbers. */
export const keysOfNumber = 10_000;
/** Messages name so many visitors; of more they tell only that there was a change. */
const mostTold = 200;

/** A segment's change on the stream. */
export interface SegmentNews {
  readonly isLarge: boolean;
  /** Null: too many, so that all clients request them. */
  readonly keys: { readonly added: readonly string[]; readonly removed: readonly string[] } | null;
  readonly isDeleted?: true;
}

/** Lists of visitors. */
export function createSegments(foundation: { readonly db: Db; readonly clock: Clock }) {
  const { db } = foundation;
  return {
    async list(environment: number): Promise<readonly Segment[]> {
      const { rows } = await sql<Segment>`
        select s.name, s.is_large as "isLarge",
          (select count(*) from flag_segment_member m
            where m.environment_id = s.environment_id and m.segment = s.name and m.is_member) as members
        from flag_segment s where s.environment_id = ${environment} order by s.name`.execute(db);
      return rows;
    },

    /** A page of members in the order of their bytes, after the one named. */
    async members(environment: number, name: string, after: string, limit: number): Promise<readonly string[]> {
      const rows = await db
        .selectFrom("flag_segment_member")
        .select("key")
        .where("environment_id", "=", environment)
        .where("segment", "=", name)
        .where("is_member", "=", true)
        .where("key", ">", after)
        .orderBy("key")
        .limit(limit)
        .execute();
      return rows.map(({ key }) => key);
    },

    /** Makes an empty one; one that there is already stays as it is. */
    create: (author: Author, name: string, isLarge: boolean): Promise<Outcome<void, Refusal>> =>
      changeEnvironment(foundation, author, async ({ trx, number }) => {
        const known = await segmentOf(trx, author.environment, name);
        if (known) return known.is_large === isLarge ? done(undefined) : failed({ kind: "other-kind", name });
        const change = await number("segment", name, news(isLarge, [], []));
        await trx
          .insertInto("flag_segment")
          .values({ environment_id: author.environment, name, is_large: isLarge, change })
          .execute();
        return done(undefined);
      }),

    /** Lets visitors in and out: all of them, or none where one key is none. */
    change: (
      author: Author,
      name: string,
      { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
    ): Promise<Outcome<Moved, Refusal>> =>
      changeEnvironment(foundation, author, async (change) => {
        const known = await segmentOf(change.trx, author.environment, name);
        if (!known) return failed({ kind: "unknown", name });
        const [added, removed] = [cleanKeys(add), cleanKeys(remove)];
        const wrong = [...added, ...removed].filter((key) => key === "" || key.length > mostOfKey);
        if (wrong.length > 0) return failed({ kind: "keys", keys: wrong.slice(0, 20) });
        return done(await move(change, author.environment, { ...known, name }, added, removed));
      }),

    remove: (author: Author, name: string): Promise<Outcome<void, Refusal>> =>
      changeEnvironment(foundation, author, async ({ trx, number }) => {
        const known = await segmentOf(trx, author.environment, name);
        if (!known) return failed({ kind: "unknown", name });
        const users = await usersOf(trx, author.environment, known.is_large ? "large" : "standard", name);
        if (users.length > 0) return failed({ kind: "needed", name, users });
        await number("segment", name, { isLarge: known.is_large, keys: null, isDeleted: true } satisfies SegmentNews);
        await trx
          .deleteFrom("flag_segment")
          .where("environment_id", "=", author.environment)
          .where("name", "=", name)
          .execute();
        return done(undefined);
      }),
  };
}

/** As clients trim them, each once. */
const cleanKeys = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => key.trim()))];

const segmentOf = (db: Db, environment: number, name: string) =>
  db
    .selectFrom("flag_segment")
    .select("is_large")
    .where("environment_id", "=", environment)
    .where("name", "=", name)
    .executeTakeFirst();

const news = (isLarge: boolean, added: readonly string[], removed: readonly string[]): SegmentNews => ({
  isLarge,
  keys: added.length + removed.length > mostTold ? null : { added, removed },
});

async function move(
  { trx, number }: Change,
  environment: number,
  { name, is_large }: { readonly name: string; readonly is_large: boolean },
  add: readonly string[],
  remove: readonly string[],
): Promise<Moved> {
  const pieces = Math.max(Math.ceil(add.length / keysOfNumber), Math.ceil(remove.length / keysOfNumber));
  let moved = { added: 0, removed: 0 };
  for (let piece = 0; piece < pieces; piece++) {
    const of = (keys: readonly string[]) => keys.slice(piece * keysOfNumber, (piece + 1) * keysOfNumber);
    const added = await outsiders(trx, environment, name, of(add));
    const removed = await insiders(trx, environment, name, of(remove));
    if (added.length + removed.length === 0) continue;
    const change = await number("segment", name, news(is_large, added, removed));
    await sql`
      insert into flag_segment_member (environment_id, segment, key, is_member, change)
      select ${environment}, ${name}, key, true, ${change} from unnest(${added}::text[]) as key
      on conflict (environment_id, segment, key) do update set is_member = true, change = excluded.change`.execute(trx);
    await sql`
      update flag_segment_member set is_member = false, change = ${change}
      where environment_id = ${environment} and segment = ${name} and key = any(${removed}::text[])`.execute(trx);
    await sql`update flag_segment set change = ${change}
      where environment_id = ${environment} and name = ${name}`.execute(trx);
    moved = { added: moved.added + added.length, removed: moved.removed + removed.length };
  }
  return moved;
}

/** Of some keys, those that are no members. The change holds the environment, so nobody else moves them meanwhile. */
async function outsiders(db: Db, environment: number, segment: string, keys: readonly string[]): Promise<string[]> {
  const inside = new Set(await insiders(db, environment, segment, keys));
  return keys.filter((key) => !inside.has(key));
}

async function insiders(db: Db, environment: number, segment: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from flag_segment_member where environment_id = ${environment} and segment = ${segment}
      and is_member and key = any(${[...keys]}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}
