import { sql } from "kysely";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Space } from "../access.ts";
import type { JsonObject } from "../json.ts";
import type { Alternate, Story, TranslatedSlug } from "../protocol.ts";
import type { Refusal } from "../refusal.ts";
import { offsetOf, type Paging } from "./paging.ts";
import type { Parameters } from "./parameters.ts";
import { isUuid } from "./references.ts";
import { contentOf, inView, listConditions, listOrder, storiesOf } from "./story-conditions.ts";
import { isId, type View } from "./story-question.ts";
import { translate } from "./translate.ts";

interface StoryRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly content: JsonObject;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly published_at: Date | null;
  readonly first_published_at: Date | null;
  readonly sort_by_date: string | null;
  readonly position: number;
  readonly tags: string[];
  readonly is_startpage: boolean;
  readonly parent_id: number | null;
  readonly meta_data: JsonObject | null;
  readonly group_id: string;
  readonly release_id: number | null;
  readonly path: string | null;
  readonly alternates: Alternate[];
  readonly translated: TranslatedSlug[] | null;
}

/** All that an answer needs of a story, in one statement. */
const columns = (view: View) => {
  const name = view.version === "published" ? sql`coalesce(s.published_name, s.name)` : sql`s.name`;
  return sql`s.id, s.uuid, s.slug, s.full_slug, s.created_at, s.updated_at, s.published_at, s.first_published_at,
    s.sort_by_date, s.position, s.tags, s.is_startpage, s.parent_id, s.meta_data, s.group_id, s.path,
    ${contentOf(view)} as content,
    ${view.release === null ? name : sql`coalesce(r.name, ${name})`} as name,
    ${view.release === null ? sql`null::bigint` : sql`r.release_id`} as release_id,
    (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'slug', a.slug,
        'published', a.published is not null, 'full_slug', a.full_slug, 'is_folder', a.is_folder,
        'parent_id', coalesce(a.parent_id, 0)) order by a.id), '[]')
      from content_story a where a.space_id = s.space_id and a.group_id = s.group_id and a.id <> s.id) as alternates,
    (select json_agg(json_build_object('path', t.path, 'name', t.name, 'lang', t.lang,
        'published', s.published is not null) order by t.lang)
      from content_translated_slug t where t.space_id = s.space_id and t.story_id = s.id) as translated`;
};

const all = (conditions: readonly ReturnType<typeof inView>[number][]) => sql.join([...conditions], sql` and `);

/** Many stories of a view by their uuids, in no order; those the view has not are left out. */
export async function storiesByUuid(db: Db, space: Space, view: View, uuids: readonly string[]): Promise<Story[]> {
  if (uuids.length === 0) return [];
  const conditions = [...inView(space.id, view), sql<boolean>`s.uuid = any(${[...uuids]}::uuid[])`];
  const { rows } = await sql<StoryRow>`
    select ${columns(view)} from ${storiesOf(view)} where ${all(conditions)}`.execute(db);
  return rows.map((row) => storyOf(row, view));
}

/** Finds a story by full slug (with or without language prefix), id or uuid. */
export async function oneStory(
  db: Db,
  space: Space,
  view: View,
  asked: { readonly key: string; readonly byUuid: boolean; readonly contentType: string | null },
): Promise<Story | null> {
  const { key, byUuid, contentType } = asked;
  if (byUuid && !isUuid(key)) return null;
  const [first = "", ...rest] = key.split("/");
  // `de/about` is the story `about` in German, unless a folder is called so.
  const prefix = rest.length > 0 && space.languages.includes(first) ? first : null;
  const inLanguage = prefix === null ? view : { ...view, language: prefix };
  const found = byUuid ? uuidIs(space, key) : wantedIds(space, key, prefix === null ? key : rest.join("/"), inLanguage);
  const conditions = [
    ...inView(space.id, view),
    ...(contentType === null ? [] : [sql<boolean>`${contentOf(view)} ->> 'component' = ${contentType}`]),
  ];
  const { rows } = await sql<StoryRow & { rank: number }>`
    with found (id, rank) as materialized (${found})
    select ${columns(view)}, found.rank
    from found join ${storiesOf(view)} on s.space_id = ${space.id} and s.id = found.id
    where ${all(conditions)} order by found.rank limit 1`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { rank, ...story } = row;
  return storyOf(story, rank === 2 ? inLanguage : view);
}

const uuidIs = (space: Space, uuid: string) =>
  sql`select id, 3 from content_story where space_id = ${space.id} and uuid = ${uuid}`;

/** Ids that the key may mean, the likeliest first: its slug, its slug in a language, its id, its uuid. */
function wantedIds(space: Space, key: string, slug: string, { language }: View) {
  const slugIs = (wanted: string, rank: number) => sql`
    select id, ${sql.lit(rank)} from content_story
    where space_id = ${space.id} and full_slug in (${wanted}, ${`${wanted}/`}) and not is_folder`;
  const ways = [slugIs(key, 1)];
  if (slug !== key) ways.push(slugIs(slug, 2));
  if (language !== null) {
    ways.push(sql`select story_id, 2 from content_translated_slug
      where space_id = ${space.id} and lang = ${language} and path = ${slug}`);
  }
  if (isId(key)) ways.push(sql`select ${key}::bigint, 3`);
  if (isUuid(key)) ways.push(uuidIs(space, key));
  return sql.join(ways, sql` union all `);
}

/** A page of a list, with the number of all stories in it. */
export async function manyStories(
  db: Db,
  space: Space,
  view: View,
  parameters: Parameters,
  paging: Paging,
): Promise<Outcome<{ readonly stories: Story[]; readonly total: number }, Refusal>> {
  const [asked, order] = [listConditions(parameters, view), listOrder(parameters, view)];
  if (!asked.ok) return asked;
  if (!order.ok) return order;
  const where = all([...inView(space.id, view), ...asked.value]);
  // Ids first: contents and subqueries of the pages before are never read.
  const page = sql`array(select s.id from ${storiesOf(view)} where ${where} order by ${order.value}
    limit ${paging.perPage} offset ${offsetOf(paging)})`;
  const [{ rows }, counted] = await Promise.all([
    sql<StoryRow>`select ${columns(view)} from unnest(${page}) with ordinality as page (id, place)
      join ${storiesOf(view)} on s.space_id = ${space.id} and s.id = page.id order by page.place`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${storiesOf(view)} where ${where}`.execute(db),
  ]);
  return done({ stories: rows.map((row) => storyOf(row, view)), total: counted.rows[0]?.total ?? 0 });
}

function storyOf({ tags, translated, content, ...row }: StoryRow, { language, fallback }: View): Story {
  translate(content, language === null ? [] : [language, ...(fallback === null ? [] : [fallback])]);
  const slug = translated?.find(({ lang }) => lang === language);
  return {
    ...row,
    name: slug?.name ?? row.name,
    full_slug: language === null ? row.full_slug : `${language}/${slug?.path ?? row.full_slug}`,
    default_full_slug: language === null ? null : row.full_slug,
    content,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    first_published_at: row.first_published_at?.toISOString() ?? null,
    parent_id: row.parent_id ?? 0,
    tag_list: tags,
    lang: language ?? "default",
    translated_slugs: translated,
  };
}
