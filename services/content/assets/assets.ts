import { sql } from "kysely";
import { z } from "zod";
import { done } from "../../../core/outcome.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { literally } from "../../../platform/database/like.ts";
import { offsetOf } from "../delivery/paging.ts";
import type { Resource } from "../management/resource.ts";
import { readBody } from "../management/story-input.ts";
import { assetFacts, factsOf } from "./asset-facts.ts";

const assetColumns = sql`facts || jsonb_build_object('id', id, 'filename', filename, 'content_type', content_type,
  'content_length', content_length, 'created_at', created_at, 'updated_at', updated_at) as asset`;

/** Pictures and files. New ones come by an upload (`sign-upload.ts`). */
export const assets: Resource = {
  name: "asset",
  plural: "assets",
  isSeen: true,
  isUploaded: true,
  async list(trx, space, parameters, paging) {
    const search = parameters.text("search");
    const folder = parameters.text("in_folder");
    const from = sql`content_asset where space_id = ${space}
      ${search === null ? sql`` : sql`and filename ilike ${`%${literally(search)}%`}`}
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
