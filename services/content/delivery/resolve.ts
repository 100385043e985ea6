import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Space } from "../access.ts";
import type { Story } from "../protocol.ts";
import { collectAssets, collectLinks, collectRelations } from "./references.ts";
import type { StoryQuestion, View } from "./story-question.ts";
import { storiesByUuid } from "./story-rows.ts";

/** Beyond this number the client gets uuids and fetches stories in batches of 50. */
const mostRelations = 50;
/** The real service's number is not known for certain. */
const mostLinks = 500;

/** Members of a response beside its stories. */
export interface Resolved {
  readonly rels: readonly Story[];
  readonly rel_uuids?: readonly string[];
  readonly links: readonly unknown[];
  readonly link_uuids?: readonly string[];
  readonly assets?: readonly unknown[];
}

/** Finds what the stories refer to, in at most two statements for relations and two for links. */
export async function resolve(
  db: Db,
  space: Space,
  stories: readonly Story[],
  asked: StoryQuestion,
): Promise<Resolved> {
  const relations = await relationsOf(db, space, stories, asked);
  const among = [...stories, ...relations.rels];
  const [links, assets] = await Promise.all([linksOf(db, space, among, asked), assetsOf(db, space, among, asked)]);
  return { ...relations, ...links, ...assets };
}

async function relationsOf(db: Db, space: Space, stories: readonly Story[], asked: StoryQuestion) {
  const wanted = new Set<string>();
  for (const { content } of stories) collectRelations(content, asked.relations, wanted);
  if (wanted.size > mostRelations) return { rels: [], rel_uuids: [...wanted] };
  const first = await storiesByUuid(db, space, asked.view, [...wanted]);
  if (asked.relationLevels === 1) return { rels: first };
  const more = new Set<string>();
  for (const { content } of first) collectRelations(content, asked.relations, more);
  const missing = [...more].filter((uuid) => !wanted.has(uuid));
  if (wanted.size + missing.length > mostRelations) return { rels: [], rel_uuids: [...wanted, ...missing] };
  return { rels: [...first, ...(await storiesByUuid(db, space, asked.view, missing))] };
}

async function linksOf(db: Db, space: Space, stories: readonly Story[], asked: StoryQuestion) {
  const { links, linkLevels, view } = asked;
  if (links === null) return { links: [] };
  const wanted = new Set<string>();
  for (const { content } of stories) collectLinks(content, wanted);
  if (wanted.size > mostLinks) return { links: [], link_uuids: [...wanted] };
  if (links !== "story") return { links: await linkRows(db, space, view, links, [...wanted]) };
  const first = await storiesByUuid(db, space, view, [...wanted]);
  if (linkLevels === 1) return { links: first };
  const more = new Set<string>();
  for (const { content } of first) collectLinks(content, more);
  const missing = [...more].filter((uuid) => !wanted.has(uuid));
  if (wanted.size + missing.length > mostLinks) return { links: [], link_uuids: [...wanted, ...missing] };
  return { links: [...first, ...(await storiesByUuid(db, space, view, missing))] };
}

interface LinkRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly path: string | null;
  readonly parent_id: number;
  readonly is_folder: boolean;
  readonly is_startpage: boolean;
  readonly position: number;
  readonly published: boolean;
  readonly translated: string | null;
}

/** Links without contents. In a published view, stories nobody may see are no links. */
async function linkRows(db: Db, space: Space, view: View, kind: "url" | "link", uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  const { rows } = await sql<LinkRow>`
    select s.id, s.uuid, s.name, s.slug, s.full_slug, s.path, coalesce(s.parent_id, 0) as parent_id, s.is_folder,
      s.is_startpage, s.position, s.published is not null as published,
      (select t.path from content_translated_slug t
        where t.space_id = s.space_id and t.story_id = s.id and t.lang = ${view.language}) as translated
    from content_story s where s.space_id = ${space.id} and s.uuid = any(${[...uuids]}::uuid[])
      and ${view.version === "draft" ? sql`true` : sql`s.published is not null`}`.execute(db);
  return rows.map(({ translated, full_slug, path, ...row }) => {
    const slug = view.language === null ? full_slug : `${view.language}/${translated ?? full_slug}`;
    const url = path || slug;
    return kind === "url"
      ? { id: row.id, uuid: row.uuid, name: row.name, slug: row.slug, full_slug: slug, url }
      : { ...row, slug: full_slug, full_slug: slug, path, real_path: realPath(path, slug) };
  });
}

/** The address of a story on the site: its real path where one is set. */
export const realPath = (path: string | null, slug: string): string => `/${(path || slug).replace(/^\/+/, "")}`;

async function assetsOf(db: Db, space: Space, stories: readonly Story[], asked: StoryQuestion) {
  if (!asked.assets) return {};
  const wanted = new Set<number>();
  for (const { content } of stories) collectAssets(content, wanted);
  if (wanted.size === 0) return { assets: [] };
  const rows = await db
    .selectFrom("content_asset")
    .select(["id", "filename", "content_type", "content_length", "facts"])
    .where("space_id", "=", space.id)
    .where("id", "in", [...wanted])
    .execute();
  return { assets: rows.map(({ facts, ...row }) => ({ ...(facts as object), ...row })) };
}
