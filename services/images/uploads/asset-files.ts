import { z } from "zod";
import type { Outcome } from "../../../core/outcome.ts";
import type { StoreProblem } from "../../../platform/files/file-store.ts";
import { defineJob, handleJob } from "../../../platform/jobs/job.ts";
import type { ImagesDependencies } from "../ports.ts";

type Keeping = Pick<ImagesDependencies, "db" | "clock" | "files" | "assets">;

/** Puts a file into the store; its row comes first, so that no file is ever without one. */
export async function storeFile(
  { db, clock, files }: Keeping,
  sha256: string,
  path: string,
  contentType: string,
): Promise<Outcome<unknown, StoreProblem>> {
  const stored_at = clock.now();
  await db
    .insertInto("asset_file")
    .values({ sha256, stored_at })
    .onConflict((known) => known.column("sha256").doUpdateSet({ stored_at }))
    .execute();
  return files.put({ path }, { contentType });
}

/** Removes files whose assets are gone. */
export const sweepAssetFiles = defineJob("sweep-asset-files", z.object({}));

/** Longer than an upload may take; in milliseconds. */
const leftAlone = 24 * 60 * 60 * 1000;
const atOnce = 500;

export function sweepHandler({ db, clock, files, assets }: Keeping) {
  async function remove(sha256: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      // Holds the row until the file is gone: who brings the same file now waits, and stores it again.
      const before = new Date(clock.now().getTime() - leftAlone);
      const { numDeletedRows } = await trx
        .deleteFrom("asset_file")
        .where("sha256", "=", sha256)
        .where("stored_at", "<", before)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      const deleted = await files.delete(sha256);
      if (!deleted.ok) throw new Error(`file ${sha256} cannot be removed: ${deleted.error}`);
    });
  }

  return handleJob(sweepAssetFiles, async () => {
    const before = new Date(clock.now().getTime() - leftAlone);
    let after = "";
    for (;;) {
      const rows = await db
        .selectFrom("asset_file")
        .select("sha256")
        .where("stored_at", "<", before)
        .where("sha256", ">", after)
        .orderBy("sha256")
        .limit(atOnce)
        .execute();
      const names = rows.map(({ sha256 }) => sha256);
      const named = await assets.named(names);
      for (const sha256 of names) if (!named.has(sha256)) await remove(sha256);
      const last = names.at(-1);
      if (last === undefined) return;
      after = last;
    }
  });
}
