import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { likePattern } from "../delivery/filter-sql.ts";
import type { JsonObject } from "../json.ts";
import { momentOf } from "./schedule.ts";
import type { PageHead, PageList, PageState, Trace } from "./shapes.ts";

export const pageSize = 50;

/** Filter of a list; `page` from 1. */
export interface PageFilter {
  readonly folder?: number | undefined;
  readonly search?: string | undefined;
  readonly state?: PageState | undefined;
  readonly uuids?: readonly string[] | undefined;
  readonly page: number;
}

/** A story with the trace of its last change. */
export interface PageRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly is_folder: boolean;
  readonly is_startpage: boolean;
  readonly is_published: boolean;
  readonly changed: boolean;
  readonly settings: JsonObject;
  readonly languages: string[];
  readonly action: Trace["action"] | null;
  readonly via: Trace["via"];
  readonly author: string | null;
  readonly at: Date;
}

/** A language is a story's own where a field or its slug is translated. */
export const pageColumns = sql`
  s.id, s.uuid, s.name, s.slug, s.full_slug, s.is_folder, s.is_startpage, s.published is not null as is_published, s.changed,
  s.settings, v.action, v.via, v.author, v.at,
  array(select code from unnest(space.languages) with ordinality as all_of (code, place)
    where position('__i18n__' || replace(code, '-', '_') || '"' in s.draft::text) > 0
      or exists (select from content_translated_slug t
        where t.space_id = s.space_id and t.story_id = s.id and t.lang = code)
    order by place) as languages`;
export const pageTables = sql`content_story s join content_space space on space.id = s.space_id
  left join content_story_version v
    on v.space_id = s.space_id and v.story_id = s.id and v.revision = s.revision`;

export const headOf = (row: PageRow): PageHead => ({
  id: row.id,
  uuid: row.uuid,
  name: row.name,
  slug: row.slug,
  fullSlug: row.full_slug,
  isFolder: row.is_folder,
  isStartpage: row.is_startpage,
  languages: row.languages,
  state: row.is_folder ? null : !row.is_published ? "draft" : row.changed ? "changed" : "published",
  changed: traceOf(row),
  publishAt: momentOf(row.settings, "publish_at")?.toISOString() ?? null,
  expireAt: momentOf(row.settings, "expire_at")?.toISOString() ?? null,
});

/** Null where nothing was noted. */
export const traceOf = (row: Pick<PageRow, "action" | "via" | "author" | "at">): Trace | null =>
  row.action === null ? null : { action: row.action, via: row.via, author: row.author, at: row.at.toISOString() };

/** Folders from the root down to this one, itself included. */
export async function foldersTo(db: Db, space: number, id: number | null): Promise<{ id: number; name: string }[]> {
  if (id === null) return [];
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive up (id, name, parent_id, depth) as (
      select id, name, parent_id, 1 from content_story where space_id = ${space} and id = ${id}
      union all select s.id, s.name, s.parent_id, up.depth + 1
        from up join content_story s on s.space_id = ${space} and s.id = up.parent_id
    ) select id, name from up order by depth desc`.execute(db);
  return rows;
}

const stateIs: Readonly<Record<PageState, RawBuilder<unknown>>> = {
  draft: sql`not s.is_folder and s.published is null`,
  changed: sql`not s.is_folder and s.published is not null and s.changed`,
  published: sql`not s.is_folder and s.published is not null and not s.changed`,
};

/** Contents of a folder, folders first; with a search or a state all pages below it. */
export async function listPages(db: Db, space: number, filter: PageFilter): Promise<PageList> {
  const { folder = null, search, state, uuids, page } = filter;
  const isDeep = search !== undefined || state !== undefined || uuids !== undefined;
  const folders = await foldersTo(db, space, folder);
  const parts = [sql`s.space_id = ${space}`];
  if (!isDeep) parts.push(sql`s.parent_id is not distinct from ${folder}::bigint`);
  else if (folder !== null) {
    parts.push(sql`s.full_slug like (select replace(replace(replace(f.full_slug, '\', '\\'), '%', '\%'), '_', '\_')
      from content_story f where f.space_id = ${space} and f.id = ${folder}) || '/%'`);
  }
  if (search !== undefined) {
    const like = `%${likePattern(search)}%`;
    parts.push(sql`(s.name ilike ${like} or s.full_slug ilike ${like})`);
  }
  if (uuids !== undefined) parts.push(sql`s.uuid = any(${uuids}::uuid[])`);
  if (state !== undefined) parts.push(stateIs[state]);
  const where = sql.join(parts, sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<PageRow>`select ${pageColumns} from ${pageTables} where ${where}
      order by ${isDeep ? sql`s.full_slug` : sql`not s.is_folder, s.position, s.name`}, s.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*) as total from content_story s where ${where}`.execute(db),
  ]);
  return { folders, pages: rows.map(headOf), total: counted.rows[0]?.total ?? 0, page, pageSize };
}
