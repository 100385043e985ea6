import { sql } from "kysely";
import { done } from "../../../core/outcome.ts";
import { literally } from "../../../platform/database/like.ts";
import { notFound } from "../refusal.ts";
import type { Deliver } from "./answers.ts";
import { offsetOf, readPaging } from "./paging.ts";
import { isId, readView } from "./story-question.ts";

const most = 1_000;

const datasource = sql`d.id, d.name, d.slug,
  (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'entry_value', m.entry_value) order by m.id), '[]')
    from content_dimension m where m.space_id = d.space_id and m.datasource_id = d.id) as dimensions`;

/** All lists of values. */
export const deliverDatasources: Deliver = async (db, { space }, parameters) => {
  const paging = readPaging(parameters, most);
  if (!paging.ok) return paging;
  const [{ rows }, counted] = await Promise.all([
    sql<object>`select ${datasource} from content_datasource d where d.space_id = ${space.id} order by d.id
      limit ${paging.value.perPage} offset ${offsetOf(paging.value)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from content_datasource where space_id = ${space.id}`.execute(db),
  ]);
  return done({
    body: { datasources: rows, cv: space.version },
    paging: { total: counted.rows[0]?.total ?? 0, perPage: paging.value.perPage },
  });
};

/** One list of values by id or slug. */
export function deliverDatasource(key: string): Deliver {
  return async (db, { space }) => {
    const { rows } = await sql<object>`select ${datasource} from content_datasource d where d.space_id = ${space.id}
      and (d.slug = ${key} ${isId(key) ? sql`or d.id = ${key}` : sql``}) order by d.slug = ${key} desc limit 1`.execute(
      db,
    );
    if (!rows[0]) return { ok: false, error: notFound };
    return done({ body: { datasource: rows[0], cv: space.version } });
  };
}

/** The entries of one list, or of all, with their values in a dimension. */
export const deliverEntries: Deliver = async (db, { space }, parameters) => {
  const paging = readPaging(parameters, most);
  if (!paging.ok) return paging;
  const [slug, dimension] = [parameters.text("datasource"), parameters.text("dimension")];
  const from = sql`content_datasource_entry e join content_datasource d on d.space_id = e.space_id and d.id = e.datasource_id
    where e.space_id = ${space.id} ${slug === null ? sql`` : sql`and d.slug = ${slug}`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<object>`select e.id, e.name, e.value,
      (select v.value from content_dimension_value v join content_dimension m on m.space_id = v.space_id and m.id = v.dimension_id
        where v.space_id = e.space_id and v.entry_id = e.id and m.entry_value = ${dimension}) as dimension_value
      from ${from} order by e.datasource_id, e.position, e.id
      limit ${paging.value.perPage} offset ${offsetOf(paging.value)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
  ]);
  return done({
    body: { datasource_entries: rows, cv: space.version },
    paging: { total: counted.rows[0]?.total ?? 0, perPage: paging.value.perPage },
  });
};

/** Tags with the number of stories that have each. */
export const deliverTags: Deliver = async (db, access, parameters) => {
  const view = readView(parameters, access);
  if (!view.ok) return view;
  const start = literally(parameters.text("starts_with") ?? "");
  const { rows } = await sql<object>`select tag as name, count(*) as taggings_count
    from content_story s, unnest(s.tags) tag
    where s.space_id = ${access.space.id} and s.full_slug like ${`${start}%`}
      and ${view.value.version === "draft" ? sql`true` : sql`s.published is not null`}
    group by tag order by tag`.execute(db);
  return done({ body: { tags: rows } });
};

/** The space itself, with its version for those who poll for publications. */
export const deliverSpace: Deliver = async (_, { space: { id, name, domain, version, languages } }) =>
  done({ body: { space: { id, name, domain, version, language_codes: languages } } });
