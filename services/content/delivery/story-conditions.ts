import { type RawBuilder, sql } from "kysely";
import { done, type Outcome } from "../../../core/outcome.ts";
import { withoutEnds } from "../../../core/trimmed.ts";
import { literally } from "../../../platform/database/like.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { filterProblem, filterSql, likePattern, readMoment } from "./filter-sql.ts";
import type { Parameters } from "./parameters.ts";
import { isUuid } from "./references.ts";
import { isId, timeParameters, type View } from "./story-question.ts";

type Sql<Value = unknown> = RawBuilder<Value>;

/** More than a URL can name. */
const mostListed = 1_000;

/** The stories of a view: `s` with its release's version `r`. */
export const storiesOf = ({ release }: View): Sql =>
  release === null
    ? sql`content_story s`
    : sql`content_story s left join content_release_story r
        on r.space_id = s.space_id and r.story_id = s.id and r.release_id = ${release}`;

/** The content of a story in a view; null where the view has none. */
export function contentOf({ version, release }: View): Sql {
  const own = version === "published" ? sql`s.published` : sql`s.draft`;
  return release === null ? own : sql`coalesce(r.content, ${own})`;
}

/** Which stories the view has at all. */
export function inView(space: number, view: View): Sql<boolean>[] {
  const visible = view.version === "published" ? [sql<boolean>`${contentOf(view)} is not null`] : [];
  return [sql<boolean>`s.space_id = ${space}`, sql<boolean>`not s.is_folder`, ...visible];
}

/** The conditions of a list of stories, or why one means nothing. */
export function listConditions(parameters: Parameters, view: View): Outcome<readonly Sql<boolean>[], Refusal> {
  const wrong = problemOf(parameters);
  if (wrong !== null) return refuse(400, wrong);
  const { text, list } = parameters;
  const content = contentOf(view);
  const conditions: Sql<boolean>[] = filterSql(content, parameters.filters);
  const when = (name: string, condition: (value: string) => Sql<boolean>) => {
    const value = text(name);
    if (value !== null) conditions.push(condition(value));
  };
  const whenListed = (name: string, condition: (values: readonly string[]) => Sql<boolean>) => {
    if (text(name) !== null) conditions.push(condition(list(name).slice(0, mostListed)));
  };

  when("starts_with", (value) => sql`s.full_slug like ${`${literally(withoutLanguage(plainStart(value), view))}%`}`);
  when("search_term", (value) => {
    const pattern = `%${literally(value)}%`;
    return sql`(s.name ilike ${pattern} or s.full_slug ilike ${pattern} or (${content})::text ilike ${pattern})`;
  });
  whenListed("by_slugs", bySlugs);
  whenListed("excluding_slugs", (slugs) => sql`not ${bySlugs(slugs)}`);
  for (const name of ["by_uuids", "by_uuids_ordered"]) {
    whenListed(name, (uuids) => sql`s.uuid = any(${uuids.filter(isUuid)}::uuid[])`);
  }
  whenListed("by_ids", (ids) => sql`s.id = any(${ids.filter(isId)}::bigint[])`);
  whenListed("excluding_ids", (ids) => sql`s.id <> all(${ids.filter(isId)}::bigint[])`);
  whenListed("content_type", (types) =>
    types.length === 1
      ? sql`${content} ->> 'component' = ${types[0]}`
      : sql`${content} ->> 'component' = any(${[...types]}::text[])`,
  );
  when("level", (value) => sql`s.level = ${Number(value)}`);
  whenListed("with_tag", (tags) => sql`s.tags && ${[...tags]}::text[]`);
  when("is_startpage", (value) => sql`s.is_startpage = ${value === "1" || value === "true"}`);
  // Stories here have no workflow stages, so none is in one.
  when("in_workflow_stages", () => sql`false`);
  for (const { name, column, comparison } of timeParameters) {
    when(
      name,
      (value) => sql`s.${sql.ref(column)} ${sql.raw(operators[comparison])} ${readMoment(value)}::timestamptz`,
    );
  }
  return done(conditions);
}

/** Full slugs and patterns of them; a folder's first page is found with and without the slash at its end. */
function bySlugs(slugs: readonly string[]): Sql<boolean> {
  const plain = slugs.map(plainSlug);
  const exact = plain.filter((slug) => !slug.includes("*")).flatMap((slug) => [slug, `${slug}/`]);
  const patterns = plain.filter((slug) => slug.includes("*")).map(likePattern);
  const isExact = sql<boolean>`s.full_slug = any(${exact}::text[])`;
  return patterns.length === 0 ? sql`(${isExact})` : sql`(${isExact} or s.full_slug like any(${patterns}::text[]))`;
}

const operators = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

function problemOf(parameters: Parameters): string | null {
  for (const { name } of timeParameters) {
    const value = parameters.text(name);
    if (value !== null && readMoment(value) === null) return `${name} needs a date such as 2026-11-21 18:00`;
  }
  const level = parameters.text("level");
  if (level !== null && !/^\d{1,3}$/.test(level)) return "level must be a number";
  return filterProblem(parameters.filters);
}

const plainStart = (slug: string) => slug.replace(/^\/+/, "");
const plainSlug = (slug: string) => withoutEnds(slug, "/");

/** A start may have the language in front, as the full slugs of its answers have. */
const withoutLanguage = (start: string, { language }: View) =>
  language !== null && start.startsWith(`${language}/`) ? start.slice(language.length + 1) : start;

const sortable = new Set([
  "id",
  "uuid",
  "name",
  "slug",
  "full_slug",
  "position",
  "created_at",
  "updated_at",
  "published_at",
  "first_published_at",
  "sort_by_date",
  "is_startpage",
  "group_id",
]);

/** The order of a list: as asked, else as editors arranged it; always the same for the same stories. */
export function listOrder(parameters: Parameters, view: View): Outcome<Sql, Refusal> {
  const ordered = parameters.list("by_uuids_ordered").filter(isUuid);
  if (ordered.length > 0) return done(sql`array_position(${ordered}::uuid[], s.uuid)`);
  const parts: Sql[] = [];
  for (const one of parameters.list("sort_by").slice(0, 5)) {
    const [field = "", direction = "asc", as = ""] = one.split(":");
    const value = sortValue(field, as, view);
    if (!value) return refuse(400, `sort_by knows no ${field.slice(0, 100)}`);
    if (!/^(asc|desc)$/.test(direction)) return refuse(400, "sort_by goes asc or desc");
    const nulls = as === "nulls_first" ? sql` nulls first` : as === "nulls_last" ? sql` nulls last` : sql``;
    parts.push(sql`${value} ${sql.raw(direction)}${nulls}`);
  }
  return done(sql.join([...parts, sql`s.position`, sql`s.id`]));
}

function sortValue(field: string, as: string, view: View): Sql | null {
  if (sortable.has(field)) return sql`s.${sql.ref(field)}`;
  if (!field.startsWith("content.") || field.length > 200) return null;
  const text = sql`(${contentOf(view)} #>> ${field.split(".").slice(1)}::text[])`;
  if (as !== "int" && as !== "float") return text;
  return sql`case when pg_input_is_valid(${text}, 'numeric') then ${text}::numeric end`;
}
