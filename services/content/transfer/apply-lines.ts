import { type RawBuilder, sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Trx } from "../../../platform/database/database.ts";
import { scheduleSettings } from "../management/story-input.ts";
import { retrace } from "../management/story-tree.ts";
import { recordImport } from "../management/versions.ts";
import { betweenText, type ImportWords, thingText } from "./import-words.ts";
import { type LineKind, lineKinds } from "./line.ts";

/** Result of an import, by kind, and points to check. */
export interface ImportReport {
  readonly counts: Readonly<Partial<Record<LineKind, { readonly made: number; readonly changed: number }>>>;
  readonly notices: readonly string[];
}

interface Written {
  readonly made: number;
  readonly changed: number;
}

type Write = (space: number) => RawBuilder<Written>;

/** Rows of one kind as the file has them. */
const lines = (kind: LineKind) => sql`(select line, data from content_import where kind = ${sql.lit(kind)})`;
const text = (name: string) => sql`data ->> ${sql.lit(name)}`;
const number = (name: string) => sql`(data ->> ${sql.lit(name)})::bigint`;

/** The id of the file, unless another thing of the space has it: ids stand in answers and in addresses. */
const keptId = (table: string, space: number, isSame: RawBuilder<unknown>) => sql`
  case when exists (select from ${sql.table(table)} o where o.space_id = ${space} and o.id = (data ->> 'id')::bigint and not (${isSame}))
    then nextval('content_id') else (data ->> 'id')::bigint end`;

/** One statement per kind for any number of rows; `xmax = 0` identifies inserted rows. */
const counted = (statement: RawBuilder<unknown>) => sql<Written>`
  with written as (${statement} returning (xmax = 0) as is_new)
  select count(*) filter (where is_new) as made, count(*) filter (where not is_new) as changed from written`;

const writes: Readonly<Record<LineKind, Write>> = {
  component_group: (space) =>
    counted(sql`
    insert into content_component_group (space_id, uuid, name)
    select distinct on (${text("uuid")}) ${space}::bigint, (${text("uuid")})::uuid, ${text("name")} from ${lines("component_group")} l order by ${text("uuid")}, line desc
    on conflict (space_id, uuid) do update set name = excluded.name`),
  component: (space) =>
    counted(sql`
    insert into content_component (space_id, name, definition)
    select distinct on (${text("name")}) ${space}::bigint, ${text("name")}, data - array['id', 'created_at', 'updated_at', 'space_id']
    from ${lines("component")} l order by ${text("name")}, line desc
    on conflict (space_id, name) do update set definition = excluded.definition, updated_at = now()`),
  datasource: (space) =>
    counted(sql`
    insert into content_datasource (space_id, id, name, slug)
    select distinct on (${text("slug")}) ${space}::bigint, ${keptId("content_datasource", space, sql`o.slug = data ->> 'slug'`)}, ${text("name")}, ${text("slug")}
    from ${lines("datasource")} l order by ${text("slug")}, line desc
    on conflict (space_id, slug) do update set name = excluded.name`),
  datasource_entry: (space) =>
    counted(sql`
    insert into content_datasource_entry (space_id, id, datasource_id, name, value, position)
    select distinct on (d.id, ${text("name")}) ${space}::bigint,
      ${keptId("content_datasource_entry", space, sql`o.datasource_id = d.id and o.name = data ->> 'name'`)},
      d.id, ${text("name")}, ${text("value")}, ${number("position")}
    from ${lines("datasource_entry")} l join content_datasource d on d.space_id = ${space} and d.slug = ${text("datasource")}
    order by d.id, ${text("name")}, line desc
    on conflict (space_id, datasource_id, name) do update set value = excluded.value, position = excluded.position`),
  asset_folder: (space) =>
    counted(sql`
    insert into content_asset_folder (space_id, id, name, parent_id)
    select distinct on (${number("id")}) ${space}::bigint, ${number("id")}, ${text("name")}, ${number("parent_id")}
    from ${lines("asset_folder")} l order by ${number("id")}, line desc
    on conflict (space_id, id) do update set name = excluded.name, parent_id = excluded.parent_id`),
  asset: (space) =>
    counted(sql`
    insert into content_asset (space_id, id, filename, sha256, content_type, content_length, facts)
    select distinct on (${text("filename")}) ${space}::bigint, ${keptId("content_asset", space, sql`o.filename = data ->> 'filename'`)},
      ${text("filename")}, ${text("sha256")}, ${text("content_type")}, ${number("content_length")}, data -> 'facts'
    from ${lines("asset")} l order by ${text("filename")}, line desc
    on conflict (space_id, filename) do update set facts = excluded.facts, sha256 = excluded.sha256,
      content_type = excluded.content_type, content_length = excluded.content_length, updated_at = now()`),
  release: (space) =>
    counted(sql`
    insert into content_release (space_id, id, name, release_at, released)
    select distinct on (${number("id")}) ${space}::bigint, ${number("id")}, ${text("name")}, (${text("release_at")})::timestamptz, (${text("released")})::boolean
    from ${lines("release")} l order by ${number("id")}, line desc
    on conflict (space_id, id) do update set name = excluded.name, release_at = excluded.release_at, released = excluded.released`),
  story: (space) =>
    counted(sql`
    insert into content_story (space_id, id, uuid, group_id, parent_id, is_folder, is_startpage, name, slug, full_slug, path,
      position, tags, sort_by_date, meta_data, settings, draft, published, published_name, published_at, first_published_at,
      changed, created_at, updated_at)
    select ${space}::bigint, p.id, p.uuid, (${text("group_id")})::uuid, above.id, (${text("is_folder")})::boolean,
      (${text("is_startpage")})::boolean, ${text("name")}, ${text("slug")}, '/' || (${text("slug")}), ${text("path")}, ${number("position")},
      array(select jsonb_array_elements_text(data -> 'tags')), (${text("sort_by_date")})::date, nullif(data -> 'meta_data', 'null'),
      data -> 'settings', data -> 'draft', nullif(data -> 'published', 'null'), ${text("published_name")},
      (${text("published_at")})::timestamptz, (${text("first_published_at")})::timestamptz, (${text("changed")})::boolean,
      (${text("created_at")})::timestamptz, (${text("updated_at")})::timestamptz
    from ${lines("story")} l join content_import_story p on p.line = l.line
      left join content_import_story above on above.file_id = p.file_parent
    on conflict (space_id, uuid) do update set (group_id, parent_id, is_folder, is_startpage, name, slug, path, position, tags,
      sort_by_date, meta_data, settings, draft, published, published_name, published_at, first_published_at, changed,
      created_at, updated_at) = (excluded.group_id, excluded.parent_id, excluded.is_folder, excluded.is_startpage,
      excluded.name, excluded.slug, excluded.path, excluded.position, excluded.tags, excluded.sort_by_date,
      excluded.meta_data, excluded.settings, excluded.draft, excluded.published, excluded.published_name,
      excluded.published_at, excluded.first_published_at, excluded.changed, excluded.created_at, excluded.updated_at)`),
  release_story: (space) =>
    counted(sql`
    insert into content_release_story (space_id, release_id, story_id, name, content)
    select distinct on (${number("release_id")}, s.id) ${space}::bigint, ${number("release_id")}, s.id, ${text("name")}, data -> 'content'
    from ${lines("release_story")} l join content_story s on s.space_id = ${space} and s.uuid = (${text("story")})::uuid
    order by ${number("release_id")}, s.id, line desc
    on conflict (space_id, release_id, story_id) do update set name = excluded.name, content = excluded.content`),
  former_address: (space) =>
    counted(sql`
    insert into content_former_address (space_id, lang, path, story_id)
    select distinct on (${text("lang")}, ${text("path")}) ${space}::bigint, ${text("lang")}, ${text("path")}, s.id
    from ${lines("former_address")} l join content_story s on s.space_id = ${space} and s.uuid = (${text("story")})::uuid
    order by ${text("lang")}, ${text("path")}, line desc
    on conflict (space_id, lang, path) do update set story_id = excluded.story_id`),
  redirect: (space) =>
    counted(sql`
    insert into content_redirect (space_id, path, target, author, at)
    select distinct on (${text("path")}) ${space}::bigint, ${text("path")}, ${text("target")}, ${text("author")}, (${text("at")})::timestamptz
    from ${lines("redirect")} l order by ${text("path")}, line desc
    on conflict (space_id, path) do update set (target, author, at) = (excluded.target, excluded.author, excluded.at)`),
};

/** Writes what was laid down into the space, in a number of statements that does not depend on how much it is. */
export async function applyLines(
  trx: Trx,
  space: number,
  words: ImportWords,
): Promise<Outcome<ImportReport, readonly string[]>> {
  await sql`create index on content_import (kind, line)`.execute(trx);
  await sql`analyze content_import`.execute(trx);
  await placeStories(trx, space);
  const problems = await problemsOf(trx, space, words);
  if (problems.length > 0) return failed(problems);
  // Slugs are written before their folders' are known, and compared when all are.
  await sql`set constraints content_story_space_id_full_slug_key deferred`.execute(trx);
  const counts: Partial<Record<LineKind, Written>> = {};
  for (const kind of lineKinds) {
    const { rows } = await writes[kind](space).execute(trx);
    const written = rows[0] ?? { made: 0, changed: 0 };
    if (written.made + written.changed > 0) counts[kind] = written;
    if (kind === "datasource") await writeDimensions(trx, space);
    if (kind === "datasource_entry") await writeDimensionValues(trx, space);
  }
  await writeTranslatedSlugs(trx, space);
  await retrace(trx, space, null);
  const taken = await slugsTakenTwice(trx, space, words);
  if (taken.length > 0) return failed(taken);
  await sql`set constraints content_story_space_id_full_slug_key immediate`.execute(trx);
  await dropPastPlans(trx, space);
  await recordImport(trx, space);
  await sql`select setval('content_id', greatest((select last_value from content_id),
    (select max((data ->> 'id')::bigint) from content_import), 1000))`.execute(trx);
  return done({ counts, notices: await noticesOf(trx, space, words) });
}

/** Which id each story of the file gets: that of the story with its uuid, else its own, else a new one. */
async function placeStories(trx: Trx, space: number): Promise<void> {
  await sql`create temporary table content_import_story on commit drop as
    select line, ${number("id")} as file_id, (${text("uuid")})::uuid as uuid, ${number("parent_id")} as file_parent,
      ${text("name")} as name,
      coalesce((select s.id from content_story s where s.space_id = ${space} and s.uuid = (${text("uuid")})::uuid),
        case when exists (select from content_story s where s.space_id = ${space} and s.id = ${number("id")})
          then nextval('content_id') else ${number("id")} end) as id
    from ${lines("story")} l`.execute(trx);
  await sql`create index on content_import_story (file_id)`.execute(trx);
  await sql`create index on content_import_story (line)`.execute(trx);
  await sql`analyze content_import_story`.execute(trx);
}

interface BetweenLines {
  readonly line: number;
  readonly kind: LineKind;
  readonly name: string;
  readonly problem: keyof ImportWords["between"];
  readonly other: string;
}

/** Contradictions between lines. */
async function problemsOf(trx: Trx, space: number, words: ImportWords): Promise<string[]> {
  const { rows } = await sql<BetweenLines>`
    select line, 'story' as kind, name, 'folder' as problem, '' as other from content_import_story p
      where file_parent is not null
        and not exists (select from content_import_story a where a.file_id = p.file_parent and a.line < p.line)
    union all select max(line), 'story', max(name), 'twice', '' from content_import_story group by uuid having count(*) > 1
    union all select max(line), 'story', max(name), 'idTwice', '' from content_import_story group by file_id having count(*) > 1
    union all select line, 'datasource_entry', data ->> 'name', 'datasource', data ->> 'datasource'
      from ${lines("datasource_entry")} l
      where not exists (select from ${lines("datasource")} d where d.data ->> 'slug' = l.data ->> 'datasource')
        and not exists (select from content_datasource d where d.space_id = ${space} and d.slug = l.data ->> 'datasource')
    union all select line, 'release_story', data ->> 'name', 'releaseOrStory', ''
      from ${lines("release_story")} l
      where not exists (select from ${lines("release")} r where r.data ->> 'id' = l.data ->> 'release_id')
        or not exists (select from content_import_story s where s.uuid = (l.data ->> 'story')::uuid)
    union all select p.line, 'story', p.name, 'folderOrStory', ''
      from content_import_story p join content_story s on s.space_id = ${space} and s.id = p.id and s.uuid = p.uuid
        join ${lines("story")} l on l.line = p.line
      where s.is_folder <> (l.data ->> 'is_folder')::boolean
    order by 1 limit 10000`.execute(trx);
  return rows.map(
    ({ line, kind, name, problem, other }) =>
      `${words.line({ line })}: ${thingText(words, kind, name)}: ${betweenText(problem, other, words)}`,
  );
}

/** A plan whose time is over was carried out, or not, at the file's origin. */
async function dropPastPlans(trx: Trx, space: number): Promise<void> {
  for (const name of scheduleSettings) {
    await sql`update content_story s set settings = settings - ${name}::text from content_import_story p
      where s.space_id = ${space} and s.id = p.id
        and settings ->> ${name}::text <= to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS')`.execute(trx);
  }
}

async function slugsTakenTwice(trx: Trx, space: number, words: ImportWords): Promise<string[]> {
  const { rows } = await sql<{ full_slug: string }>`select full_slug from content_story where space_id = ${space}
    group by full_slug having count(*) > 1 order by full_slug limit 20`.execute(trx);
  return rows.map(({ full_slug }) => words.takenTwice({ slug: full_slug }));
}

async function writeDimensions(trx: Trx, space: number): Promise<void> {
  await sql`insert into content_dimension (space_id, id, datasource_id, name, entry_value)
    select distinct on (s.id, m ->> 'entry_value') ${space}::bigint,
      case when exists (select from content_dimension o where o.space_id = ${space} and o.id = (m ->> 'id')::bigint
        and not (o.datasource_id = s.id and o.entry_value = m ->> 'entry_value'))
      then nextval('content_id') else (m ->> 'id')::bigint end, s.id, m ->> 'name', m ->> 'entry_value'
    from ${lines("datasource")} l join content_datasource s on s.space_id = ${space} and s.slug = l.data ->> 'slug',
      jsonb_array_elements(l.data -> 'dimensions') m
    order by s.id, m ->> 'entry_value', line desc
    on conflict (space_id, datasource_id, entry_value) do update set name = excluded.name`.execute(trx);
}

async function writeDimensionValues(trx: Trx, space: number): Promise<void> {
  await sql`insert into content_dimension_value (space_id, entry_id, dimension_id, value)
    select distinct on (e.id, m.id) ${space}::bigint, e.id, m.id, v.value
    from ${lines("datasource_entry")} l join content_datasource d on d.space_id = ${space} and d.slug = l.data ->> 'datasource'
      join content_datasource_entry e on e.space_id = ${space} and e.datasource_id = d.id and e.name = l.data ->> 'name',
      jsonb_each_text(l.data -> 'dimension_values') v (entry_value, value)
      join content_dimension m on m.space_id = ${space} and m.entry_value = v.entry_value
    where m.datasource_id = d.id order by e.id, m.id, line desc
    on conflict (space_id, entry_id, dimension_id) do update set value = excluded.value`.execute(trx);
}

async function writeTranslatedSlugs(trx: Trx, space: number): Promise<void> {
  await sql`delete from content_translated_slug t using content_import_story p
    where t.space_id = ${space} and t.story_id = p.id`.execute(trx);
  await sql`insert into content_translated_slug (space_id, story_id, lang, slug, name, path)
    select distinct on (p.id, t ->> 'lang') ${space}::bigint, p.id, t ->> 'lang', t ->> 'slug', t ->> 'name', '/' || (t ->> 'slug')
    from ${lines("story")} l join content_import_story p on p.line = l.line, jsonb_array_elements(l.data -> 'translated_slugs') t`.execute(
    trx,
  );
}

async function noticesOf(trx: Trx, space: number, words: ImportWords): Promise<string[]> {
  const [{ rows: unknown }, { rows: moved }] = await Promise.all([
    sql<{ name: string }>`select distinct s.draft ->> 'component' as name from content_story s
      join content_import_story p on s.space_id = ${space} and s.id = p.id
      where not s.is_folder and not exists (select from content_component c
        where c.space_id = ${space} and c.name = s.draft ->> 'component') order by 1 limit 20`.execute(trx),
    sql<{ count: number }>`select count(*) as count from content_import_story where id <> file_id`.execute(trx),
  ]);
  const newIds = moved[0]?.count ?? 0;
  return [
    ...unknown.map(({ name }) => words.unknownComponent({ name })),
    ...(newIds > 0 ? [words.newIds({ count: newIds })] : []),
  ];
}
