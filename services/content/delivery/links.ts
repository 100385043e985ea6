import { sql } from "kysely";
import { done } from "../../../core/outcome.ts";
import { literally } from "../../../platform/database/like.ts";
import { notFound, refuse } from "../refusal.ts";
import type { Deliver } from "./answers.ts";
import { offsetOf, readPaging } from "./paging.ts";
import { isUuid } from "./references.ts";
import { realPath } from "./resolve.ts";
import { readView } from "./story-question.ts";

const mostLinks = 1_000;

interface LinkRow {
  readonly uuid: string;
  readonly slug: string;
  readonly path: string | null;
  readonly published_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly alternates: unknown;
  readonly [more: string]: unknown;
}

const columns = sql`s.id, s.uuid, s.full_slug as slug, s.path, s.name, s.published is not null as published,
  coalesce(s.parent_id, 0) as parent_id, s.is_folder, s.is_startpage, s.position, s.published_at, s.created_at, s.updated_at,
  (select json_agg(json_build_object('path', t.path, 'name', t.name, 'lang', t.lang,
      'published', s.published is not null, 'translated_slug', t.slug) order by t.lang)
    from content_translated_slug t where t.space_id = s.space_id and t.story_id = s.id) as alternates`;

function linkOf({ published_at, created_at, updated_at, alternates, ...row }: LinkRow, withDates: boolean) {
  return {
    ...row,
    real_path: realPath(row.path, row.slug),
    ...(withDates && {
      published_at: published_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }),
    ...(alternates !== null && { alternates }),
  };
}

/** The tree of stories without contents; folders are always in it. All of it, unless a page is asked for. */
export const deliverLinks: Deliver = async (db, access, parameters) => {
  const { space } = access;
  const view = readView(parameters, access);
  if (!view.ok) return view;
  const paging = readPaging(parameters, mostLinks);
  if (!paging.ok) return paging;
  const { text, list } = parameters;
  const parent = text("with_parent");
  if (parent !== null && !/^\d{1,15}$/.test(parent)) return refuse(400, "with_parent must be the id of a folder");
  const start = literally((text("starts_with") ?? "").replace(/^\/+/, ""));
  const uuids = text("by_uuids") === null ? null : list("by_uuids").filter(isUuid);
  const where = sql.join(
    [
      sql`s.space_id = ${space.id}`,
      ...(view.value.version === "draft" ? [] : [sql`(s.is_folder or s.published is not null)`]),
      ...(start === "" ? [] : [sql`s.full_slug like ${`${start}%`}`]),
      ...(uuids === null ? [] : [sql`s.uuid = any(${uuids}::uuid[])`]),
      ...(parent === null
        ? []
        : [sql`s.parent_id is not distinct from ${parent === "0" ? null : Number(parent)}::bigint`]),
    ],
    sql` and `,
  );
  const paged = ["paginated", "page", "per_page"].some((name) => text(name) !== null);
  const { page, perPage } = paging.value;
  const [{ rows }, counted] = await Promise.all([
    sql<LinkRow>`select ${columns} from content_story s where ${where} order by s.position, s.id
      ${paged ? sql`limit ${perPage} offset ${offsetOf({ page, perPage })}` : sql``}`.execute(db),
    paged ? sql<{ total: number }>`select count(*) as total from content_story s where ${where}`.execute(db) : null,
  ]);
  const total = counted?.rows[0]?.total ?? rows.length;
  const withDates = text("include_dates") === "1";
  return done({
    body: { links: Object.fromEntries(rows.map((row) => [row.uuid, linkOf(row, withDates)])), cv: space.version },
    paging: { total, perPage: paged ? perPage : Math.max(total, 1) },
  });
};

/** One link by uuid. */
export function deliverLink(uuid: string): Deliver {
  return async (db, access, parameters) => {
    const { space } = access;
    const view = readView(parameters, access);
    if (!view.ok) return view;
    if (!isUuid(uuid)) return { ok: false, error: notFound };
    const { rows } = await sql<LinkRow>`select ${columns} from content_story s
      where s.space_id = ${space.id} and s.uuid = ${uuid}
        and ${view.value.version === "draft" ? sql`true` : sql`(s.is_folder or s.published is not null)`}`.execute(db);
    const row = rows[0];
    if (!row) return { ok: false, error: notFound };
    return done({ body: { link: linkOf(row, parameters.text("include_dates") === "1"), cv: space.version } });
  };
}
