import { sql } from "kysely";
import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import type { Trx } from "../../../platform/database/database.ts";
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
    if (parent && !(await mayHold(trx, space, parent, id))) {
      return refuseField("parent_id", "is no other folder of this space, or lies below the folder itself");
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

/** Whether there is such a folder, and the one that is to be put into it is not above it. */
async function mayHold(trx: Trx, space: number, parent: number, id: number | null): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive up (id, parent_id) as (
      select id, parent_id from content_asset_folder where space_id = ${space} and id = ${parent}
      union select f.id, f.parent_id from content_asset_folder f
        join up on f.space_id = ${space} and f.id = up.parent_id
    ) select id from up`.execute(trx);
  return rows.length > 0 && rows.every((above) => above.id !== id);
}
