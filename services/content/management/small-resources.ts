import { sql } from "kysely";
import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import { refuseField } from "../refusal.ts";
import { nameField, type Resource } from "./resource.ts";
import { readBody } from "./story-input.ts";

const releaseBody = z.object({
  release: z.object({ name: nameField, release_at: z.iso.datetime({ offset: true }).nullish() }),
});
const folderBody = z.object({
  asset_folder: z.object({ name: nameField, parent_id: z.coerce.number().int().min(0).nullish() }),
});
/** Versions of stories that go out together. */
export const releases: Resource = {
  name: "release",
  plural: "releases",
  isSeen: false,
  async list(trx, space) {
    const rows = await trx
      .selectFrom("content_release")
      .select(["id", "name", "release_at", "released", "created_at"])
      .where("space_id", "=", space)
      .orderBy("id")
      .execute();
    return { rows, total: rows.length };
  },
  read: async (trx, space, id) =>
    (await trx
      .selectFrom("content_release")
      .select(["id", "name", "release_at", "released", "created_at"])
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst()) ?? null,
  async write(trx, space, id, body) {
    const read = readBody(releaseBody, body);
    if (!read.ok) return read;
    const { name, release_at } = read.value.release;
    const values = { name, release_at: release_at ?? null };
    const { rows } =
      id === null
        ? await sql<{ id: number }>`insert into content_release (space_id, name, release_at)
            values (${space}, ${values.name}, ${values.release_at}) returning id`.execute(trx)
        : await sql<{ id: number }>`update content_release set name = ${values.name}, release_at = ${values.release_at}
            where space_id = ${space} and id = ${id} returning id`.execute(trx);
    return done(rows[0]?.id ?? null);
  },
  async remove(trx, space, id) {
    const { rows } =
      await sql`delete from content_release where space_id = ${space} and id = ${id} returning id`.execute(trx);
    return rows.length > 0;
  },
};

/** Folders of assets. */
export const assetFolders: Resource = {
  name: "asset_folder",
  plural: "asset_folders",
  isSeen: false,
  async list(trx, space) {
    const rows = await trx
      .selectFrom("content_asset_folder")
      .select(["id", "name", "parent_id"])
      .where("space_id", "=", space)
      .orderBy("id")
      .execute();
    return { rows, total: rows.length };
  },
  read: async (trx, space, id) =>
    (await trx
      .selectFrom("content_asset_folder")
      .select(["id", "name", "parent_id"])
      .where("space_id", "=", space)
      .where("id", "=", id)
      .executeTakeFirst()) ?? null,
  async write(trx, space, id, body) {
    const read = readBody(folderBody, body);
    if (!read.ok) return read;
    const { name, parent_id: parent } = read.value.asset_folder;
    if (parent && (parent === id || !(await assetFolders.read(trx, space, parent, {} as never)))) {
      return refuseField("parent_id", "is no other folder of this space");
    }
    const { rows } =
      id === null
        ? await sql<{ id: number }>`insert into content_asset_folder (space_id, name, parent_id)
            values (${space}, ${name}, ${parent || null}) returning id`.execute(trx)
        : await sql<{ id: number }>`update content_asset_folder set name = ${name}, parent_id = ${parent || null}
            where space_id = ${space} and id = ${id} returning id`.execute(trx);
    return done(rows[0]?.id ?? null);
  },
  async remove(trx, space, id) {
    const { rows } =
      await sql`delete from content_asset_folder where space_id = ${space} and id = ${id} returning id`.execute(trx);
    return rows.length > 0;
  },
};
