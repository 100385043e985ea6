import { sql } from "kysely";
import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import type { Trx } from "../../../platform/database/database.ts";
import { offsetOf } from "../delivery/paging.ts";
import { isId } from "../delivery/story-question.ts";
import { refuseField } from "../refusal.ts";
import { nameField, type Resource } from "./resource.ts";
import { readBody } from "./story-input.ts";

const slug = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u, "may have letters, digits, hyphen, underscore and dot");
const dimensionSchema = z.object({ name: nameField, entry_value: z.string().trim().min(1).max(100) });
const datasourceBody = z.object({
  datasource: z.object({
    name: nameField.optional(),
    slug: slug.optional(),
    dimensions_attributes: z.array(dimensionSchema).max(100).optional(),
  }),
});
const entryBody = z.object({
  datasource_entry: z.object({
    name: nameField.optional(),
    value: z.string().max(10_000).optional(),
    datasource_id: z.coerce.number().int().positive().optional(),
    position: z.coerce.number().int().min(-1e15).max(1e15).optional(),
    dimension_value: z.string().max(10_000).nullish(),
    dimension_id: z.coerce.number().int().positive().optional(),
  }),
});

const columns = sql`d.id, d.name, d.slug,
  (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'entry_value', m.entry_value,
      'datasource_id', m.datasource_id) order by m.id), '[]')
    from content_dimension m where m.space_id = d.space_id and m.datasource_id = d.id) as dimensions`;

const total = async (trx: Trx, from: ReturnType<typeof sql>) =>
  (await sql<{ total: number }>`select count(*) as total from ${from}`.execute(trx)).rows[0]?.total ?? 0;

const removeFrom =
  (table: "content_datasource" | "content_datasource_entry"): Resource["remove"] =>
  async (trx, space, id) => {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

export const datasources: Resource = {
  name: "datasource",
  plural: "datasources",
  isSeen: true,
  async list(trx, space, _, paging) {
    const from = sql`content_datasource d where d.space_id = ${space}`;
    const { rows } = await sql<object>`select ${columns} from ${from} order by d.id
      limit ${paging.perPage} offset ${offsetOf(paging)}`.execute(trx);
    return { rows, total: await total(trx, from) };
  },
  async read(trx, space, id) {
    const { rows } = await sql<object>`select ${columns} from content_datasource d
      where d.space_id = ${space} and d.id = ${id}`.execute(trx);
    return rows[0] ?? null;
  },
  async write(trx, space, id, body) {
    const read = readBody(datasourceBody, body);
    if (!read.ok) return read;
    const { dimensions_attributes: dimensions, ...fields } = read.value.datasource;
    if (id === null && (fields.name === undefined || fields.slug === undefined)) {
      return refuseField(fields.name === undefined ? "name" : "slug", "can't be blank");
    }
    const { rows: taken } = await sql`select 1 from content_datasource
      where space_id = ${space} and slug = ${fields.slug ?? null} and id <> ${id ?? 0}`.execute(trx);
    if (taken.length > 0) return refuseField("slug", "has already been taken");
    const { rows } =
      id === null
        ? await sql<{ id: number }>`insert into content_datasource (space_id, name, slug)
            values (${space}, ${fields.name}, ${fields.slug}) returning id`.execute(trx)
        : await sql<{ id: number }>`update content_datasource
            set name = coalesce(${fields.name ?? null}, name), slug = coalesce(${fields.slug ?? null}, slug)
            where space_id = ${space} and id = ${id} returning id`.execute(trx);
    const written = rows[0]?.id ?? null;
    if (written !== null && dimensions) await writeDimensions(trx, space, written, dimensions);
    return done(written);
  },
  remove: removeFrom("content_datasource"),
};

/** Dimensions are identified by their entry value, so that values survive renaming. */
async function writeDimensions(
  trx: Trx,
  space: number,
  datasource: number,
  dimensions: readonly z.infer<typeof dimensionSchema>[],
): Promise<void> {
  const values = dimensions.map((one) => one.entry_value);
  await sql`delete from content_dimension where space_id = ${space} and datasource_id = ${datasource}
    and entry_value <> all(${values}::text[])`.execute(trx);
  await sql`insert into content_dimension (space_id, datasource_id, name, entry_value)
    select distinct on (entry_value) ${space}::bigint, ${datasource}::bigint, name, entry_value
    from unnest(${dimensions.map((one) => one.name)}::text[], ${values}::text[]) with ordinality as given (name, entry_value, place)
    order by entry_value, place
    on conflict (space_id, datasource_id, entry_value) do update set name = excluded.name`.execute(trx);
}

export const datasourceEntries: Resource = {
  name: "datasource_entry",
  plural: "datasource_entries",
  isSeen: true,
  async list(trx, space, parameters, paging) {
    const { text } = parameters;
    const [id, slugOf, dimension] = [text("datasource_id"), text("datasource_slug"), text("dimension")];
    const from = sql`content_datasource_entry e join content_datasource d on d.space_id = e.space_id and d.id = e.datasource_id
      where e.space_id = ${space} ${id === null ? sql`` : isId(id) ? sql`and d.id = ${id}` : sql`and false`}
        ${slugOf === null ? sql`` : sql`and d.slug = ${slugOf}`}`;
    const { rows } = await sql<object>`select e.id, e.name, e.value, e.datasource_id, e.position,
      (select v.value from content_dimension_value v where v.space_id = e.space_id and v.entry_id = e.id
        and v.dimension_id = ${dimension !== null && isId(dimension) ? dimension : null}::bigint) as dimension_value
      from ${from} order by e.datasource_id, e.position, e.id
      limit ${paging.perPage} offset ${offsetOf(paging)}`.execute(trx);
    return { rows, total: await total(trx, from) };
  },
  async read(trx, space, id) {
    const { rows } = await sql<object>`select id, name, value, datasource_id, position from content_datasource_entry
      where space_id = ${space} and id = ${id}`.execute(trx);
    return rows[0] ?? null;
  },
  async write(trx, space, id, body) {
    const read = readBody(entryBody, body);
    if (!read.ok) return read;
    const { dimension_value: inDimension, dimension_id: dimension, ...fields } = read.value.datasource_entry;
    const before = id === null ? null : ((await datasourceEntries.read(trx, space, id, {} as never)) as Entry | null);
    if (id !== null && !before) return done(null);
    const [name, source] = [fields.name ?? before?.name, fields.datasource_id ?? before?.datasource_id];
    if (name === undefined) return refuseField("name", "can't be blank");
    if (source === undefined || !(await datasources.read(trx, space, source, {} as never))) {
      return refuseField("datasource_id", "is no datasource of this space");
    }
    const { rows: taken } = await sql`select 1 from content_datasource_entry where space_id = ${space}
      and datasource_id = ${source} and name = ${name} and id <> ${id ?? 0}`.execute(trx);
    if (taken.length > 0) return refuseField("name", "has already been taken");
    const value = fields.value ?? before?.value ?? "";
    const { rows } =
      id === null
        ? await sql<{
            id: number;
          }>`insert into content_datasource_entry (space_id, datasource_id, name, value, position)
            values (${space}, ${source}, ${name}, ${value}, coalesce(${fields.position ?? null}::bigint,
              (select coalesce(max(position) + 1, 0) from content_datasource_entry
                where space_id = ${space} and datasource_id = ${source}))) returning id`.execute(trx)
        : await sql<{ id: number }>`update content_datasource_entry
            set name = ${name}, value = ${value}, datasource_id = ${source}, position = coalesce(${fields.position ?? null}::bigint, position)
            where space_id = ${space} and id = ${id} returning id`.execute(trx);
    const written = rows[0]?.id ?? null;
    if (written === null || inDimension === undefined || dimension === undefined) return done(written);
    return (await writeValue(trx, space, { entry: written, source, dimension }, inDimension))
      ? done(written)
      : refuseField("dimension_id", "is no dimension of the datasource");
  },
  remove: removeFrom("content_datasource_entry"),
};

interface Entry {
  readonly name: string;
  readonly value: string;
  readonly datasource_id: number;
}

async function writeValue(
  trx: Trx,
  space: number,
  { entry, source, dimension }: { entry: number; source: number; dimension: number },
  value: string | null,
): Promise<boolean> {
  const { rows } = await sql`select 1 from content_dimension
    where space_id = ${space} and id = ${dimension} and datasource_id = ${source}`.execute(trx);
  if (rows.length === 0) return false;
  await (value === null
    ? sql`delete from content_dimension_value
        where space_id = ${space} and entry_id = ${entry} and dimension_id = ${dimension}`
    : sql`insert into content_dimension_value (space_id, entry_id, dimension_id, value)
        values (${space}, ${entry}, ${dimension}, ${value})
        on conflict (space_id, entry_id, dimension_id) do update set value = excluded.value`
  ).execute(trx);
  return true;
}
