import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { type LineKind, lineKinds } from "./line.ts";

export interface Progress {
  readonly kind: LineKind;
  readonly done: number;
}

/** Rows taken from the database at a time: what memory holds of a space, however large it is. */
const batch = 200;

type Select = (space: number) => RawBuilder<unknown>;

/** Each kind's lines as text, so that no content is ever parsed here. */
const selects: Readonly<Record<LineKind, Select>> = {
  component_group: (space) => sql`
    select json_build_object('uuid', uuid, 'name', name) from content_component_group where space_id = ${sql.lit(space)} order by id`,
  component: (space) => sql`
    select definition || jsonb_build_object('name', name) from content_component where space_id = ${sql.lit(space)} order by name`,
  datasource: (space) => sql`
    select json_build_object('id', d.id, 'name', d.name, 'slug', d.slug, 'dimensions',
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'entry_value', m.entry_value) order by m.id), '[]')
        from content_dimension m where m.space_id = d.space_id and m.datasource_id = d.id))
    from content_datasource d where d.space_id = ${sql.lit(space)} order by d.id`,
  datasource_entry: (space) => sql`
    select json_build_object('id', e.id, 'datasource', d.slug, 'name', e.name, 'value', e.value, 'position', e.position,
      'dimension_values', (select coalesce(json_object_agg(m.entry_value, v.value), '{}') from content_dimension_value v
        join content_dimension m on m.space_id = v.space_id and m.id = v.dimension_id
        where v.space_id = e.space_id and v.entry_id = e.id))
    from content_datasource_entry e join content_datasource d on d.space_id = e.space_id and d.id = e.datasource_id
    where e.space_id = ${sql.lit(space)} order by e.datasource_id, e.position, e.id`,
  asset_folder: (space) => sql`
    select json_build_object('id', id, 'name', name, 'parent_id', parent_id)
    from content_asset_folder where space_id = ${sql.lit(space)} order by id`,
  asset: (space) => sql`
    select json_build_object('id', id, 'filename', filename, 'facts', facts, 'sha256', sha256, 'content_type', content_type,
      'content_length', content_length)
    from content_asset where space_id = ${sql.lit(space)} order by id`,
  release: (space) => sql`
    select json_build_object('id', id, 'name', name, 'release_at', release_at, 'released', released)
    from content_release where space_id = ${sql.lit(space)} order by id`,
  // Folders before what is in them.
  story: (space) => sql`
    select json_build_object('id', s.id, 'uuid', s.uuid, 'group_id', s.group_id, 'parent_id', s.parent_id, 'name', s.name,
      'slug', s.slug, 'is_folder', s.is_folder, 'is_startpage', s.is_startpage, 'path', s.path, 'position', s.position,
      'tags', s.tags, 'sort_by_date', s.sort_by_date, 'meta_data', s.meta_data, 'settings', s.settings, 'draft', s.draft,
      'published', s.published, 'published_name', s.published_name, 'published_at', s.published_at,
      'first_published_at', s.first_published_at, 'changed', s.changed, 'created_at', s.created_at,
      'updated_at', s.updated_at, 'translated_slugs',
      (select coalesce(json_agg(json_build_object('lang', t.lang, 'slug', t.slug, 'name', t.name) order by t.lang), '[]')
        from content_translated_slug t where t.space_id = s.space_id and t.story_id = s.id))
    from content_story s where s.space_id = ${sql.lit(space)} order by s.level, s.id`,
  release_story: (space) => sql`
    select json_build_object('release_id', r.release_id, 'story', s.uuid, 'name', r.name, 'content', r.content)
    from content_release_story r join content_story s on s.space_id = r.space_id and s.id = r.story_id
    where r.space_id = ${sql.lit(space)} order by r.release_id, r.story_id`,
  former_address: (space) => sql`
    select json_build_object('story', s.uuid, 'lang', f.lang, 'path', f.path)
    from content_former_address f join content_story s on s.space_id = f.space_id and s.id = f.story_id
    where f.space_id = ${sql.lit(space)} order by f.lang, f.path`,
  redirect: (space) => sql`
    select json_build_object('path', path, 'target', target, 'author', author, 'at', at)
    from content_redirect where space_id = ${sql.lit(space)} order by path`,
};

/**
 * Exports a space as lines of JSON, as it is at one moment: the space, its things by kind, and an end with the number
 * of lines before it.
 *
 * @returns false when there is no such space; nothing was written then
 */
export async function exportSpace(
  db: Db,
  space: number,
  write: (lines: string) => Promise<void>,
  progress: (done: Progress) => void = () => {},
): Promise<boolean> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const head = await trx
        .selectFrom("content_space")
        .select(["name", "languages"])
        .where("id", "=", space)
        .executeTakeFirst();
      if (!head) return false;
      await write(`${JSON.stringify({ kind: "space", data: { format: 1, ...head } })}\n`);
      let lines = 1;
      for (const kind of lineKinds) {
        let done = 0;
        for await (const rows of rowsOf(trx, selects[kind](space))) {
          await write(rows.map((row) => `{"kind":"${kind}","data":${row}}\n`).join(""));
          done += rows.length;
          progress({ kind, done });
        }
        lines += done;
      }
      await write(`${JSON.stringify({ kind: "end", data: { lines } })}\n`);
      return true;
    });
}

async function* rowsOf(trx: Trx, select: RawBuilder<unknown>): AsyncGenerator<string[]> {
  await sql`declare content_lines no scroll cursor for select line::text from (${select}) rows (line)`.execute(trx);
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from content_lines`.execute(trx);
      if (rows.length === 0) return;
      // A line of JSON is one line of the file: only texts could break it, and JSON escapes them.
      yield rows.map(({ line }) => line);
    }
  } finally {
    await sql`close content_lines`.execute(trx);
  }
}
