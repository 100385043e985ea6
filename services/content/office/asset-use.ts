import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { likePattern } from "../delivery/filter-sql.ts";
import type { Json, JsonObject } from "../json.ts";
import type { AssetUser } from "./asset-shapes.ts";

/** Key of an address under any host: its path where it has the form of an asset's. */
const keyOf = (filename: string) => /\/f\/\d+\/.*$/.exec(filename)?.[0] ?? filename;

/** All addresses an asset has or had. */
async function keysOf(db: Db, space: number, id: number): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    select filename from content_asset where space_id = ${space} and id = ${id}
    union select filename from content_asset_former where space_id = ${space} and asset_id = ${id}`.execute(db);
  return rows.map(({ filename }) => keyOf(filename));
}

/** Matches JSON in which a value ends with one of the addresses, or a transformation of it follows. */
function holds(column: string, keys: readonly string[]): RawBuilder<boolean> {
  const patterns = keys.flatMap((key) => {
    const text = likePattern(JSON.stringify(key).slice(1, -1));
    return [`%${text}"%`, `%${text}/m/%`];
  });
  return sql<boolean>`coalesce(${sql.ref(column)}::text like any(${patterns}), false)`;
}

/** Pages that show an asset. */
export async function usersOf(db: Db, space: number, id: number): Promise<AssetUser[]> {
  const keys = await keysOf(db, space, id);
  const { rows } = await sql<AssetUser>`select * from (
      select s.id, s.name, s.full_slug as "fullSlug",
        ${holds("s.draft", keys)} as "inDraft", ${holds("s.published", keys)} as "inPublished",
        exists (select from content_release_story r join content_release on content_release.space_id = r.space_id
          and content_release.id = r.release_id and not content_release.released
          where r.space_id = s.space_id and r.story_id = s.id and ${holds("r.content", keys)}) as "inRelease"
      from content_story s where s.space_id = ${space}
    ) as users where "inDraft" or "inPublished" or "inRelease" order by "fullSlug"`.execute(db);
  return rows;
}

/** Writes another address into a text of a story; null where it does not show the asset. */
export function withAddress(content: JsonObject | null, from: string, to: string): JsonObject | null {
  const key = keyOf(from);
  const swapped = (text: string): string => {
    const at = text.indexOf(key);
    const after = text.slice(at + key.length);
    return at < 0 || (after !== "" && !after.startsWith("/m/")) ? text : to + after;
  };
  const before = JSON.stringify(content);
  const after = JSON.parse(before, (_, value: Json) => {
    if (typeof value === "string") return swapped(value);
    // A place in the former picture is none in this one.
    return isObject(value) && value.filename === to && "focus" in value ? { ...value, focus: "" } : value;
  });
  return JSON.stringify(after) === before ? null : after;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Writes another address into everything a page is or will be. */
export async function swapAddress(trx: Trx, space: number, id: number, from: string, to: string): Promise<void> {
  const story = await trx
    .selectFrom("content_story")
    .select(["draft", "published"])
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  for (const column of ["draft", "published"] as const) {
    const next = withAddress(story[column] as JsonObject | null, from, to);
    if (!next) continue;
    await sql`update content_story set ${sql.ref(column)} = ${jsonb(next)}, updated_at = now()
      where space_id = ${space} and id = ${id}`.execute(trx);
  }
  const versions = await trx
    .selectFrom("content_release_story")
    .select(["release_id", "content"])
    .where("space_id", "=", space)
    .where("story_id", "=", id)
    .execute();
  for (const { release_id, content } of versions) {
    const next = withAddress(content as JsonObject, from, to);
    if (!next) continue;
    await sql`update content_release_story set content = ${jsonb(next)}
      where space_id = ${space} and release_id = ${release_id} and story_id = ${id}`.execute(trx);
  }
}
