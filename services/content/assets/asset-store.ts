import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { hashToken, isToken } from "../../../platform/tokens/random.ts";

/** Milliseconds in which an announced file may come, and be finished after that. */
export const uploadLifetime = 60 * 60 * 1000;

/** Assets for `services/images`, which stores their bytes, while this service stores everything else about them. */
export function createAssetStore({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const youngest = () => new Date(clock.now().getTime() - uploadLifetime);

  return {
    /** Finds by the path of a present or former address; null where there is none, or its file is stored elsewhere. */
    async find(path: string) {
      const { rows } = await sql<{ sha256: string; contentType: string | null; focus: string | null }>`
        (select sha256, content_type as "contentType", nullif(facts ->> 'focus', '') as focus from content_asset
          where substring(filename from '/f/[0-9]+/.*$') = ${path} and sha256 is not null order by id limit 1)
        union all
        (select sha256, content_type, null from content_asset_former
          where substring(filename from '/f/[0-9]+/.*$') = ${path} and sha256 is not null limit 1)
        limit 1`.execute(db);
      const [row] = rows;
      return row ? { ...row, contentType: row.contentType ?? "application/octet-stream" } : null;
    },
    /** An announced file that has not come yet, with the pixels its address promises. */
    async awaited(token: string) {
      if (!isToken(token)) return null;
      const row = await db
        .selectFrom("content_asset_upload")
        .select(["width", "height"])
        .where("token_hash", "=", hashToken(token))
        .where("sha256", "is", null)
        .where("created_at", ">", youngest())
        .executeTakeFirst();
      if (!row) return null;
      const { width, height } = row;
      return { size: width !== null && height !== null ? { width, height } : null };
    },
    /** False when another request brought it in between. */
    async arrived(token: string, file: { sha256: string; contentType: string; bytes: number }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("content_asset_upload")
        .set({ sha256: file.sha256, content_type: file.contentType, content_length: file.bytes })
        .where("token_hash", "=", hashToken(token))
        .where("sha256", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    /** Which of these files an asset or an upload under way names. Forgets uploads that nobody finished. */
    async named(sha256s: readonly string[]): Promise<ReadonlySet<string>> {
      await db.deleteFrom("content_asset_upload").where("created_at", "<", youngest()).execute();
      const { rows } = await sql<{ sha256: string }>`
        select sha256 from content_asset where sha256 = any(${sha256s})
        union select sha256 from content_asset_former where sha256 = any(${sha256s})
        union select sha256 from content_asset_upload where sha256 = any(${sha256s})`.execute(db);
      return new Set(rows.map(({ sha256 }) => sha256));
    },
  };
}
