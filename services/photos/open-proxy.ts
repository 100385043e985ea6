import type { Readable } from "node:stream";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { ProxyWidth } from "./contract.ts";

export interface ProxyFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** The file of an owner's proxy; null for photos that are not ready, not hers or not there. */
export async function findProxy(db: Db, owner: Owner, id: string, width: ProxyWidth): Promise<ProxyFile | null> {
  const row = await db
    .with("own", (with_) =>
      with_.selectFrom("photo").select("content_sha256").where("id", "=", id).where(ownedBy(owner)),
    )
    .selectFrom("own")
    .innerJoin("photo_file as file", "file.content_sha256", "own.content_sha256")
    .select(["file.sha256", "file.bytes"])
    .where("file.role", "=", `proxy-${width}`)
    .executeTakeFirst();
  return row ?? null;
}

export async function openProxy(
  files: FileStore,
  { sha256 }: ProxyFile,
): Promise<Outcome<Readable, "not-found" | "unavailable">> {
  const opened = await files.open(sha256);
  if (opened.ok) return done(opened.value.stream);
  return failed(opened.error === "unavailable" ? "unavailable" : "not-found");
}
