import { sql } from "kysely";
import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { offsetOf } from "../delivery/paging.ts";
import { refuseField } from "../refusal.ts";
import { nameField, type Resource, technicalName } from "./resource.ts";
import { readBody } from "./story-input.ts";

/** Types of fields; a plugin's fields are of type custom. */
export const fieldTypes = [
  "bloks",
  "text",
  "textarea",
  "richtext",
  "markdown",
  "number",
  "datetime",
  "boolean",
  "option",
  "options",
  "asset",
  "multiasset",
  "multilink",
  "table",
  "section",
  "tab",
  "custom",
  "image",
  "file",
  "link",
  "group",
  "commerce",
] as const;

const fieldSchema = z.looseObject({
  type: z.enum(fieldTypes, "is no known type of field"),
  pos: z.number().optional(),
});

/** The definition of a component, with everything else the protocol's components have. */
export const componentSchema = z.looseObject({
  name: technicalName,
  display_name: z.string().nullish(),
  schema: z.record(z.string().min(1).max(200), fieldSchema),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  component_group_uuid: z.uuid().nullish(),
});

/** Set by the space, not by the client. */
const ownFields = ["id", "created_at", "updated_at", "space_id"];

/** A definition without the fields that the space sets. */
export const definitionOf = (component: object): object =>
  Object.fromEntries(Object.entries(component).filter(([name]) => !ownFields.includes(name)));

const columns = sql`definition || jsonb_build_object('id', id, 'name', name, 'created_at', created_at, 'updated_at', updated_at) as component`;

export const components: Resource = {
  name: "component",
  plural: "components",
  isSeen: false,
  async list(trx, space, _, paging) {
    const { rows } = await sql<{ component: object }>`select ${columns} from content_component where space_id = ${space}
      order by name limit ${paging.perPage} offset ${offsetOf(paging)}`.execute(trx);
    const counted = await trx
      .selectFrom("content_component")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("space_id", "=", space)
      .executeTakeFirstOrThrow();
    return { rows: rows.map(({ component }) => component), total: counted.total };
  },
  async read(trx, space, id) {
    const { rows } = await sql<{ component: object }>`select ${columns} from content_component
      where space_id = ${space} and id = ${id}`.execute(trx);
    return rows[0]?.component ?? null;
  },
  async write(trx, space, id, body) {
    const before = id === null ? {} : await components.read(trx, space, id, {} as never);
    if (before === null) return done(null);
    const read = readBody(z.object({ component: componentSchema }), {
      component: { schema: {}, ...before, ...(body.component as object) },
    });
    if (!read.ok) return read;
    const { name } = read.value.component;
    const other = await trx
      .selectFrom("content_component")
      .select("id")
      .where("space_id", "=", space)
      .where("name", "=", name)
      .where("id", "<>", id ?? 0)
      .executeTakeFirst();
    if (other) return refuseField("name", "has already been taken");
    const values = { name, definition: jsonb(definitionOf(read.value.component)) };
    if (id !== null) {
      await trx
        .updateTable("content_component")
        .set({ ...values, updated_at: sql<Date>`now()` })
        .where("space_id", "=", space)
        .where("id", "=", id)
        .execute();
      return done(id);
    }
    const made = await trx
      .insertInto("content_component")
      .values({ space_id: space, ...values })
      .returning("id")
      .executeTakeFirstOrThrow();
    return done(made.id);
  },
  async remove(trx, space, id) {
    const { numDeletedRows } = await trx
      .deleteFrom("content_component")
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};

/** Folders of components in the editor. */
export const componentGroups: Resource = {
  name: "component_group",
  plural: "component_groups",
  isSeen: false,
  async list(trx, space) {
    const rows = await trx
      .selectFrom("content_component_group")
      .select(["id", "uuid", "name"])
      .where("space_id", "=", space)
      .orderBy("name")
      .execute();
    return { rows, total: rows.length };
  },
  read: async (trx, space, id) =>
    (await trx
      .selectFrom("content_component_group")
      .select(["id", "uuid", "name"])
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst()) ?? null,
  async write(trx, space, id, body) {
    const read = readBody(z.object({ component_group: z.object({ name: nameField }) }), body);
    if (!read.ok) return read;
    const { name } = read.value.component_group;
    if (id === null) {
      const made = await trx
        .insertInto("content_component_group")
        .values({ space_id: space, name })
        .returning("id")
        .executeTakeFirstOrThrow();
      return done(made.id);
    }
    const { numUpdatedRows } = await trx
      .updateTable("content_component_group")
      .set({ name })
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst();
    return done(numUpdatedRows > 0n ? id : null);
  },
  async remove(trx, space, id) {
    const { numDeletedRows } = await trx
      .deleteFrom("content_component_group")
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
