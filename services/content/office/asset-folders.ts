import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { changeSpace } from "../management/change.ts";
import { assetFolders } from "../management/small-resources.ts";
import { notFound, type Refusal, refuseField } from "../refusal.ts";
import type { AssetFolder } from "./asset-shapes.ts";

/** Name of a folder, and its parent; null: none. */
interface FolderPlace {
  readonly name: string;
  readonly parentId: number | null;
}

/** All folders of a space by name, with the number of assets in each. */
export async function readFolders(db: Db, space: number): Promise<AssetFolder[]> {
  const { rows } = await sql<AssetFolder>`
    select f.id, f.name, f.parent_id as "parentId", count(a.id) as count from content_asset_folder f
      left join content_asset a on a.space_id = f.space_id and a.facts ->> 'asset_folder_id' = f.id::text
    where f.space_id = ${space} group by f.id, f.name, f.parent_id order by lower(f.name), f.id`.execute(db);
  return rows;
}

/** Folders of the asset library. Visitors see nothing of them, so no version is raised. */
export function createAssetFolders(db: Db) {
  async function write(space: number, id: number | null, place: FolderPlace): Promise<Outcome<AssetFolder, Refusal>> {
    return changeSpace(db, space, async (trx) => {
      const { name, parentId } = place;
      const { rows } = await sql`select 1 from content_asset_folder where space_id = ${space} and name = ${name}
        and parent_id is not distinct from ${parentId}::bigint and id <> ${id ?? 0}`.execute(trx);
      if (rows.length > 0) return refuseField("name", "has already been taken");
      const made = await assetFolders.write(trx, space, id, { asset_folder: { name, parent_id: parentId } });
      if (!made.ok) return made;
      const folder = (await readFolders(trx, space)).find((one) => one.id === made.value);
      return folder ? done(folder) : failed(notFound);
    });
  }

  return {
    add: (space: number, place: FolderPlace) => write(space, null, place),
    change: write,
    /** @param up whether what is in it goes into the folder above; otherwise only an empty one is removed */
    async remove(space: number, id: number, up: boolean): Promise<Outcome<null, Refusal | "not-empty">> {
      return changeSpace<null, Refusal | "not-empty">(db, space, async (trx) => {
        const folder = (await readFolders(trx, space)).find((one) => one.id === id);
        if (!folder) return failed(notFound);
        if (up) await empty(trx, space, folder);
        else if (folder.count > 0 || (await hasFolders(trx, space, id))) return failed("not-empty");
        await assetFolders.remove(trx, space, id);
        return done(null);
      });
    },
  };
}

async function hasFolders(trx: Trx, space: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from content_asset_folder
    where space_id = ${space} and parent_id = ${id} limit 1`.execute(trx);
  return rows.length > 0;
}

async function empty(trx: Trx, space: number, { id, parentId }: AssetFolder): Promise<void> {
  await sql`update content_asset_folder set parent_id = ${parentId}::bigint
    where space_id = ${space} and parent_id = ${id}`.execute(trx);
  await sql`update content_asset set facts = facts || jsonb_build_object('asset_folder_id', ${parentId ?? 0}::bigint)
    where space_id = ${space} and facts ->> 'asset_folder_id' = ${String(id)}`.execute(trx);
}
