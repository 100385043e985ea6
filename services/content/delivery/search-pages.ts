import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** A published page that search engines may list, with as much of its story as a site map needs. */
export interface SearchPage {
  readonly id: number;
  readonly full_slug: string;
  /** ISO 8601. */
  readonly published_at: string | null;
  readonly translated_slugs: readonly { readonly lang: string; readonly path: string }[];
  readonly content: { readonly component: string; readonly [field: string]: unknown };
}

/** As the index has it (migration `content-search`). */
const listed = sql<boolean>`published is not null and not is_folder and published ->> 'component' = 'page'
  and published ->> 'robots' ~* '^(.*,)?\s*(index|all)\s*(,.*)?$'`;

/** Ids with which each part of at most `size` pages begins: read off the index alone. */
export async function searchParts(db: Db, space: number, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from content_story where space_id = ${space} and ${listed}) all_of
    where (place - 1) % ${size} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The pages of one part, by its first id. */
export async function searchPages(db: Db, space: number, from: number, size: number): Promise<SearchPage[]> {
  const { rows } = await sql<Omit<SearchPage, "published_at"> & { published_at: Date | null }>`
    select id, full_slug, published_at,
      jsonb_build_object('component', 'page', 'robots', published -> 'robots', 'canonicalUrl', published -> 'canonicalUrl',
        'alternates', published -> 'alternates') as content,
      (select coalesce(json_agg(json_build_object('lang', t.lang, 'path', t.path) order by t.lang), '[]') from content_translated_slug t
        where t.space_id = s.space_id and t.story_id = s.id) as translated_slugs
    from content_story s where space_id = ${space} and id >= ${from} and ${listed} order by id limit ${size}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, published_at: row.published_at?.toISOString() ?? null }));
}
