import { stat } from "node:fs/promises";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { FileStore, StoreProblem } from "../../../platform/files/file-store.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { holdFiles, nameFiles, type PutFile } from "../content/photo-files.ts";
import { sweepLater } from "../content/sweep.ts";
import { photoIntake } from "../intake/intake-job.ts";
import type { KnownUpload } from "./upload-rows.ts";
import type { UploadStore } from "./upload-store.ts";

export interface FinishDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly store: UploadStore;
}

/**
 * Tries for a file that is removed between storing and naming it; each needs a simultaneous deletion of the same photo.
 */
const TRIES = 3;

/**
 * Moves a completely uploaded file into the file store and hands it to the intake, in one transaction. Answers only
 * when the bytes are safe; asked again, it does nothing. On `no-space` the upload stays, complete, for another try.
 */
export async function finishUpload(
  { db, files, store }: FinishDependencies,
  id: string,
): Promise<Outcome<void, StoreProblem>> {
  for (let tries = 1; ; tries++) {
    const put = await files
      .put({ path: store.pathOf(id) }, { contentType: "application/octet-stream" })
      .catch((error) => (isMissing(error) ? "gone" : Promise.reject(error)));
    // Another request of the same upload was faster.
    if (put === "gone") return done(undefined);
    if (!put.ok) return put;
    const received = await receive(db, files, id, { role: "original", ...put.value });
    if (received.ok) break;
    if (received.error !== "swept" || tries === TRIES) return failed("unavailable");
  }
  await store.remove(id);
  return done(undefined);
}

/** Finishes an upload whose bytes are all there; leaves any other alone. */
export async function finishIfWhole(
  dependencies: FinishDependencies,
  { id, bytes }: Pick<KnownUpload, "id" | "bytes">,
): Promise<Outcome<void, StoreProblem>> {
  const size = await sizeOf(dependencies.store.pathOf(id));
  return size === bytes ? finishUpload(dependencies, id) : done(undefined);
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

function receive(db: Db, files: FileStore, id: string, original: PutFile) {
  const { sha256, bytes } = original;
  return db.transaction().execute(async (trx) => {
    const held = await holdFiles(trx, files, [original]);
    if (!held.ok) return held;
    const photo = await trx
      .selectFrom("photo")
      .select(["content_sha256", "rejection"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!photo || photo.content_sha256 || photo.rejection) {
      await sweepLater(trx, [sha256]);
      return done(undefined);
    }
    await trx
      .insertInto("photo_content")
      .values({ sha256, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await nameFiles(trx, sha256, [original]);
    await trx.updateTable("photo").set({ content_sha256: sha256, bytes }).where("id", "=", id).execute();
    const content = await trx
      .selectFrom("photo_content")
      .select("ready_at")
      .where("sha256", "=", sha256)
      .executeTakeFirstOrThrow();
    if (content.ready_at === null) await enqueue(trx, photoIntake, { sha256 }, { jobKey: `photo-intake:${sha256}` });
    return done(undefined);
  });
}
