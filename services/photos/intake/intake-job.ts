import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { defineJob, handleJob, type JobRun } from "../../../platform/jobs/job.ts";
import { newId } from "../../../platform/tokens/random.ts";
import type { RejectionReason } from "../contract.ts";
import { acceptContent, rejectContent } from "./conclude.ts";
import type { Decoder } from "./decoder.ts";
import { withLocalFile } from "./local-file.ts";
import { putResults } from "./put-results.ts";
import type { Verdict } from "./verdict.ts";

/** Examines an uploaded file by content, so that the same photo of many visitors is examined once. */
export const photoIntake = defineJob("photo-intake", z.object({ sha256: z.string().length(64) }));

export interface IntakeDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly decoder: Decoder;
  /** Folder of working files. */
  readonly folder: string;
  readonly maxPixels: number;
  /** Called when photos have become ready or rejected. */
  readonly judged: () => void;
}

/** A file that kills its process so often is not given to another one. */
const CRASHES_ALLOWED = 3;

export function intakeHandler(dependencies: IntakeDependencies) {
  const { db, files, folder, judged } = dependencies;
  return handleJob(photoIntake, async ({ sha256 }, run) => {
    if (!(await isWaiting(db, sha256))) return;
    const renditionPath = join(folder, `${newId()}.jpg`);
    try {
      const verdict = await withLocalFile(files, folder, sha256, (path) =>
        examine(dependencies, sha256, { path, renditionPath }, run),
      );
      if (verdict === "gone") return;
      if (verdict.kind === "rejected") {
        await rejectContent(db, sha256, verdict.reason);
        run.log.info({ sha256, reason: verdict.reason }, "photo rejected");
      } else {
        const results = await putResults(files, verdict.photo, renditionPath);
        await acceptContent(db, files, sha256, verdict.photo, results);
      }
      judged();
    } finally {
      await rm(renditionPath, { force: true });
    }
  });
}

async function isWaiting(db: Db, sha256: string): Promise<boolean> {
  const row = await db.selectFrom("photo_content").select("ready_at").where("sha256", "=", sha256).executeTakeFirst();
  return row?.ready_at === null;
}

/** A process that died is counted in the database, so that neither a retry nor a restart forgets it. */
async function examine(
  { db, decoder, maxPixels }: IntakeDependencies,
  sha256: string,
  paths: { readonly path: string; readonly renditionPath: string },
  { signal, log }: JobRun,
): Promise<Verdict> {
  const examined = await decoder.ask({ ...paths, maxPixels }, signal);
  if (examined.ok) return examined.value;
  const row = await db
    .updateTable("photo_content")
    .set((eb) => ({ crashes: eb("crashes", "+", 1) }))
    .where("sha256", "=", sha256)
    .returning("crashes")
    .executeTakeFirst();
  const crashes = row?.crashes ?? 0;
  log.warn({ sha256, crashes }, "a photo crashed the decoding process");
  if (crashes < CRASHES_ALLOWED) throw new Error(`the decoding process died of ${sha256}`);
  const reason: RejectionReason = "corrupt";
  return { kind: "rejected", reason };
}
