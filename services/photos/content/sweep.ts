import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob } from "../../../platform/jobs/job.ts";
import { lockContent } from "./lock-content.ts";

/** Removes files of photos from the file store, those that no row names. */
export const sweepPhotoFiles = defineJob("sweep-photo-files", z.object({ sha256s: z.array(z.string()) }));

/** Files whose rows this transaction took away are removed after it, when nobody else has given them a row. */
export async function sweepLater(trx: Db, sha256s: readonly string[]): Promise<void> {
  if (sha256s.length > 0) await enqueue(trx, sweepPhotoFiles, { sha256s: [...new Set(sha256s)] });
}

export function sweepHandler(db: Db, files: FileStore) {
  return handleJob(sweepPhotoFiles, async ({ sha256s }) => {
    for (const sha256 of sha256s) {
      await db.transaction().execute(async (trx) => {
        await lockContent(trx, sha256);
        const used = await trx.selectFrom("photo_file").select("role").where("sha256", "=", sha256).executeTakeFirst();
        if (used) return;
        const deleted = await files.delete(sha256);
        if (!deleted.ok) throw new Error(`file ${sha256} cannot be removed: ${deleted.error}`);
      });
    }
  });
}
