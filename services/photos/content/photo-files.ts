import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { FileStore, StoredFile, StoreProblem } from "../../../platform/files/file-store.ts";
import type { ProxyWidth } from "../contract.ts";
import { lockContent } from "./lock-content.ts";

export type FileRole = "original" | "rendition" | "profile" | `proxy-${ProxyWidth}`;

/** A file that was just put into the store. */
export interface PutFile extends StoredFile {
  readonly role: FileRole;
}

/**
 * Keeps files where they are until the transaction ends, so that they can be given rows. `swept`: one of them was
 * removed between putting and now, because the last row that named it had gone; put it again and come back.
 */
export async function holdFiles(
  trx: Db,
  files: FileStore,
  put: readonly StoredFile[],
): Promise<Outcome<void, "swept" | StoreProblem>> {
  await lockContent(trx, ...put.map(({ sha256 }) => sha256));
  for (const { sha256 } of put) {
    const there = await files.stat(sha256);
    if (!there.ok) return failed(there.error === "not-found" ? "swept" : there.error);
  }
  return done(undefined);
}

/** Names files as a content's; `holdFiles` has been called in this transaction. */
export async function nameFiles(trx: Db, contentSha256: string, put: readonly PutFile[]): Promise<void> {
  await trx
    .insertInto("photo_file")
    .values(put.map(({ role, sha256, bytes }) => ({ content_sha256: contentSha256, role, sha256, bytes })))
    .onConflict((conflict) => conflict.columns(["content_sha256", "role"]).doNothing())
    .execute();
}

/** Names of all files of a content. */
export async function filesOf(trx: Db, contentSha256: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("photo_file")
    .select("sha256")
    .where("content_sha256", "=", contentSha256)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}
