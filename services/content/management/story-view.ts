import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { Json, JsonObject } from "../json.ts";

/** A row as management answers it, before the dates are written. */
interface Row {
  readonly id: number;
  readonly content: JsonObject;
  readonly settings: JsonObject;
  readonly [more: string]: unknown;
}

const columns = (withContent: boolean) => sql`
  s.id, s.uuid, s.name, s.slug, s.full_slug, s.path, ${withContent ? sql`s.draft as content,` : sql``}
  coalesce(s.parent_id, 0) as parent_id, s.is_folder, s.is_startpage, s.position, s.tags as tag_list, s.sort_by_date,
  s.meta_data, s.group_id, s.published is not null as published, s.changed and s.published is not null as unpublished_changes,
  s.published_at, s.first_published_at, s.created_at, s.updated_at, s.settings,
  (select coalesce(json_agg(json_build_object('id', t.story_id, 'lang', t.lang, 'slug', t.slug, 'name', t.name,
      'path', t.path) order by t.lang), '[]')
    from content_translated_slug t where t.space_id = s.space_id and t.story_id = s.id) as translated_slugs`;

const isoDates = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Record<string, Json>;

/** Proof for the page in the editor's frame that it may show drafts, good for an hour (protocol, section 8). */
export function signPreview(space: number, previewToken: string, seconds: number): string {
  return createHash("sha1").update(`${space}:${previewToken}:${seconds}`).digest("hex");
}

/** One story with its draft, as editors' programs read it; null where there is none. */
export async function readStory(db: Db, clock: Clock, space: number, id: number): Promise<Record<string, Json> | null> {
  const [{ rows }, token] = await Promise.all([
    sql<Row>`select ${columns(true)} from content_story s where s.space_id = ${space} and s.id = ${id}`.execute(db),
    db
      .selectFrom("content_token")
      .select("token")
      .where("space_id", "=", space)
      .where("kind", "=", "preview")
      .orderBy("created_at")
      .executeTakeFirst(),
  ]);
  const row = rows[0];
  if (!row) return null;
  const { settings, ...story } = row;
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const preview = token?.token
    ? { token: signPreview(space, token.token, timestamp), timestamp: String(timestamp) }
    : null;
  return { ...isoDates(story), ...settings, preview_token: preview };
}

/** A page of stories without contents. */
export async function listStories(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ stories: Record<string, Json>[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${columns(false)} from content_story s where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from content_story s where ${where}`.execute(db),
  ]);
  const stories = rows.map(({ settings, ...row }) => ({ ...isoDates(row), ...settings }));
  return { stories, total: counted.rows[0]?.total ?? 0 };
}
