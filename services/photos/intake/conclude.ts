import type { Db } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { lockContent } from "../content/lock-content.ts";
import { filesOf, holdFiles, nameFiles, type PutFile } from "../content/photo-files.ts";
import { sweepLater } from "../content/sweep.ts";
import type { RejectionReason } from "../contract.ts";
import type { ExaminedPhoto } from "./verdict.ts";

/**
 * Records the result: from this commit on the photo is ready, with exactly one set of files.
 *
 * @throws when one of the files was removed meanwhile (the job is tried again)
 */
export async function acceptContent(
  db: Db,
  files: FileStore,
  sha256: string,
  { type, width, height, takenAt, master }: ExaminedPhoto,
  results: readonly PutFile[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx, sha256, ...results.map((file) => file.sha256));
    const found = { type, width, height, taken_at: takenAt, master: jsonb(master), ready_at: new Date() };
    const updated = await trx
      .updateTable("photo_content")
      .set(found)
      .where("sha256", "=", sha256)
      .where("ready_at", "is", null)
      .returning("sha256")
      .executeTakeFirst();
    // Deleted meanwhile, or another run was faster: our files are not needed unless its rows name them.
    if (!updated)
      return sweepLater(
        trx,
        results.map((file) => file.sha256),
      );
    const held = await holdFiles(trx, files, results);
    if (!held.ok) throw new Error(`the files of photo ${sha256} no longer exist: ${held.error}`);
    await nameFiles(trx, sha256, results);
  });
}

/** No photo keeps a file that cannot be printed: its people learn why, the bytes go. */
export async function rejectContent(db: Db, sha256: string, reason: RejectionReason): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx, sha256);
    await trx
      .updateTable("photo")
      .set({ rejection: reason, content_sha256: null })
      .where("content_sha256", "=", sha256)
      .execute();
    await sweepLater(trx, await filesOf(trx, sha256));
    await trx.deleteFrom("photo_content").where("sha256", "=", sha256).execute();
  });
}
