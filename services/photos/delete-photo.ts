import { done, failed, type Outcome } from "../../core/outcome.ts";
import { breaksReference } from "../../platform/database/broken-reference.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { lockContent } from "./content/lock-content.ts";
import { filesOf } from "./content/photo-files.ts";
import { sweepLater } from "./content/sweep.ts";
import type { UploadStore } from "./uploads/upload-store.ts";

export interface DeleteDependencies {
  readonly db: Db;
  readonly store: UploadStore;
}

/**
 * Deletes an owner's photo in any state. Its files are removed when nobody else has the same photo. The database
 * refuses deletion of photos in frozen designs, which orders may need, also for simultaneous freezing.
 */
export async function deletePhoto(
  { db, store }: DeleteDependencies,
  owner: Owner,
  id: string,
): Promise<Outcome<void, "not-found" | "in-use">> {
  const found = await ownContent(db, owner, id);
  if (!found) return failed("not-found");
  try {
    await db.transaction().execute((trx) => forget(trx, owner, id, found.content_sha256));
  } catch (error) {
    if (breaksReference(error, "frozen_design_shows_photo")) return failed("in-use");
    throw error;
  }
  await store.remove(id);
  return done(undefined);
}

const ownContent = (db: Db, owner: Owner, id: string) =>
  db.selectFrom("photo").select("content_sha256").where("id", "=", id).where(ownedBy(owner)).executeTakeFirst();

async function forget(trx: Db, owner: Owner, id: string, expected: string | null): Promise<void> {
  // Before the row, as everywhere, so that two transactions never wait for each other.
  if (expected) await lockContent(trx, expected);
  const deleted = await trx
    .deleteFrom("photo")
    .where("id", "=", id)
    .where(ownedBy(owner))
    .returning("content_sha256")
    .executeTakeFirst();
  const sha256 = deleted?.content_sha256;
  if (!sha256) return;
  // It has arrived between the look and the deletion.
  if (sha256 !== expected) await lockContent(trx, sha256);
  const shared = await trx.selectFrom("photo").select("id").where("content_sha256", "=", sha256).executeTakeFirst();
  if (shared) return;
  const files = await filesOf(trx, sha256);
  await trx.deleteFrom("photo_content").where("sha256", "=", sha256).execute();
  await sweepLater(trx, files);
}
