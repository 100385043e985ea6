import { sql } from "kysely";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type Refusal, refuseField } from "../refusal.ts";

/** Longest full slug, in bytes: what the index holds. */
const mostBytes = 2_000;

/** The full slug of a story below its folder; a folder's first page is the folder with a slash. */
export const fullSlug = (parent: { readonly full_slug: string } | null, slug: string, isStartpage: boolean): string =>
  parent === null ? slug : `${parent.full_slug}/${isStartpage ? "" : slug}`;

/** Looks whether a place in the tree is free, and whether its folder is one that the story is not above. */
export async function findPlace(
  trx: Db,
  space: number,
  {
    id,
    parentId,
    slug,
    isStartpage,
  }: { id: number | null; parentId: number | null; slug: string; isStartpage: boolean },
): Promise<Outcome<{ fullSlug: string; level: number }, Refusal>> {
  const parent =
    parentId === null
      ? null
      : await trx
          .selectFrom("content_story")
          .select(["id", "full_slug", "level", "is_folder"])
          .where("space_id", "=", space)
          .where("id", "=", parentId)
          .executeTakeFirst();
  if (parent === undefined || parent?.is_folder === false)
    return refuseField("parent_id", "is no folder of this space");
  if (parent && id !== null && (await isBelow(trx, space, parent.id, id))) {
    return refuseField("parent_id", "lies below the story itself");
  }
  const place = fullSlug(parent, slug, isStartpage);
  if (Buffer.byteLength(place) > mostBytes) return refuseField("slug", "is too long together with its folders");
  const other = await trx
    .selectFrom("content_story")
    .select("id")
    .where("space_id", "=", space)
    .where("full_slug", "=", place)
    .where("id", "<>", id ?? 0)
    .executeTakeFirst();
  if (other) return refuseField("slug", "has already been taken");
  return done({ fullSlug: place, level: (parent?.level ?? 0) + 1 });
}

async function isBelow(trx: Db, space: number, one: number, above: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive up (id, parent_id) as (
      select id, parent_id from content_story where space_id = ${space} and id = ${one}
      union select s.id, s.parent_id from content_story s join up on s.space_id = ${space} and s.id = up.parent_id
    ) select id from up where id = ${above}`.execute(trx);
  return rows.length > 0;
}

/**
 * Recomputes full slugs, levels and translated paths below some stories, in three statements for any size.
 *
 * @param roots stories whose own full slug is right; null: the whole space
 */
export async function retrace(trx: Db, space: number, roots: readonly number[] | null): Promise<void> {
  const start = roots === null ? sql`parent_id is null` : sql`id = any(${[...roots]}::bigint[])`;
  const own = roots === null ? sql`slug` : sql`full_slug`;
  const level = roots === null ? sql`1` : sql`level`;
  await sql`
    with recursive tree (id, full_slug, level) as (
      select id, ${own} collate "C", ${level} from content_story where space_id = ${space} and ${start}
      union all
      select c.id, tree.full_slug || '/' || case when c.is_startpage then '' else c.slug end, tree.level + 1
      from tree join content_story c on c.space_id = ${space} and c.parent_id = tree.id
    ) update content_story s set full_slug = tree.full_slug, level = tree.level
      from tree where s.space_id = ${space} and s.id = tree.id
        and (s.full_slug, s.level) is distinct from (tree.full_slug, tree.level)`.execute(trx);
  await retraceTranslations(trx, space, start);
  await forgetPresentAddresses(trx, space);
}

/** Removes former addresses that are in use again. */
const forgetPresentAddresses = (trx: Db, space: number) =>
  sql`delete from content_former_address f where f.space_id = ${space} and (
      exists (select from content_translated_slug t where t.space_id = f.space_id and t.story_id = f.story_id and t.lang = f.lang and t.path = f.path)
      or f.lang = '' and exists (select from content_story s where s.space_id = f.space_id and s.id = f.story_id and rtrim(s.full_slug, '/') = f.path)
    )`.execute(trx);

/** A translated path combines the slugs in that language, and the default one where a folder has none. */
async function retraceTranslations(trx: Db, space: number, start: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with recursive below (id, parent_id) as (
      select id, parent_id from content_story where space_id = ${space} and ${start}
      union all select c.id, c.parent_id from below join content_story c on c.space_id = ${space} and c.parent_id = below.id
    ), up (story_id, lang, parent_id, path) as (
      select t.story_id, t.lang, below.parent_id,
        case when s.is_startpage and s.parent_id is not null then '' else t.slug end collate "C"
      from below join content_translated_slug t on t.space_id = ${space} and t.story_id = below.id
        join content_story s on s.space_id = ${space} and s.id = below.id
      union all
      select up.story_id, up.lang, f.parent_id, coalesce(t.slug, f.slug) || '/' || up.path
      from up join content_story f on f.space_id = ${space} and f.id = up.parent_id
        left join content_translated_slug t on t.space_id = ${space} and t.story_id = f.id and t.lang = up.lang
    ) update content_translated_slug t set path = rtrim(up.path, '/') from up
      where t.space_id = ${space} and t.story_id = up.story_id and t.lang = up.lang and up.parent_id is null
        and t.path <> rtrim(up.path, '/')`.execute(trx);
}
