import { sql } from "kysely";
import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { offsetOf } from "../delivery/paging.ts";
import { refuseField } from "../refusal.ts";
import { nameField, type Resource } from "./resource.ts";
import { readBody } from "./story-input.ts";

const releaseBody = z.object({
  release: z.object({ name: nameField, release_at: z.iso.datetime({ offset: true }).nullish() }),
});
const folderBody = z.object({
  asset_folder: z.object({ name: nameField, parent_id: z.coerce.number().int().min(0).nullish() }),
});
const assetFacts = z.looseObject({
  alt: z.string().max(2_000).nullish(),
  title: z.string().max(2_000).nullish(),
  copyright: z.string().max(2_000).nullish(),
  source: z.string().max(2_000).nullish(),
  focus: z
    .string()
    .regex(/^(\d+x\d+:\d+x\d+)?$/, "looks like 10x20:30x40")
    .nullish(),
  asset_folder_id: z.coerce.number().int().min(0).nullish(),
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

const assetColumns = sql`facts || jsonb_build_object('id', id, 'filename', filename, 'content_type', content_type,
  'content_length', content_length, 'created_at', created_at, 'updated_at', updated_at) as asset`;

/** Pictures and files. New ones come by an upload, so here they are only listed, described and removed. */
export const assets: Resource = {
  name: "asset",
  plural: "assets",
  isSeen: true,
  async list(trx, space, parameters, paging) {
    const search = parameters.text("search");
    const folder = parameters.text("in_folder");
    const from = sql`content_asset where space_id = ${space}
      ${search === null ? sql`` : sql`and filename ilike ${`%${search.replaceAll(/[\\%_]/g, "\\$&")}%`}`}
      ${folder === null ? sql`` : sql`and coalesce(facts ->> 'asset_folder_id', '0') = ${folder}`}`;
    const { rows } = await sql<{ asset: object }>`select ${assetColumns} from ${from} order by id
      limit ${paging.perPage} offset ${offsetOf(paging)}`.execute(trx);
    const counted = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(trx);
    return { rows: rows.map(({ asset }) => asset), total: counted.rows[0]?.total ?? 0 };
  },
  async read(trx, space, id) {
    const { rows } = await sql<{ asset: object }>`select ${assetColumns} from content_asset
      where space_id = ${space} and id = ${id}`.execute(trx);
    return rows[0]?.asset ?? null;
  },
  async write(trx, space, id, body) {
    // The protocol allows the facts bare or in `asset`.
    const read = readBody(z.object({ asset: assetFacts }), { asset: body.asset ?? body });
    if (!read.ok) return read;
    if (id === null) return refuseField("filename", "new assets are uploaded");
    const { rows } = await sql<{
      id: number;
    }>`update content_asset set facts = facts || ${jsonb(factsOf(read.value.asset))}, updated_at = now()
      where space_id = ${space} and id = ${id} returning id`.execute(trx);
    return done(rows[0]?.id ?? null);
  },
  async remove(trx, space, id) {
    const { rows } = await sql`delete from content_asset where space_id = ${space} and id = ${id} returning id`.execute(
      trx,
    );
    return rows.length > 0;
  },
};

/** Set by the space, not by whoever writes. */
const ownFacts = ["id", "filename", "content_type", "content_length", "created_at", "updated_at", "space_id"];
/** An asset's facts without those that the space sets. */
export const factsOf = (asset: object): object =>
  Object.fromEntries(Object.entries(asset).filter(([name]) => !ownFacts.includes(name)));
