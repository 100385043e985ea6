import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { type PhotoRecord, photoId, rejectionReasons } from "./contract.ts";

/** This owner's photos among these ids; those of others and unknown ones are not in the list. */
export async function listPhotos(db: Db, owner: Owner, ids: readonly string[]): Promise<PhotoRecord[]> {
  // Designs may name photos by any word; ours have ids that the database takes.
  const known = ids.filter((id) => photoId.safeParse(id).success);
  if (known.length === 0) return [];
  const rows = await db
    .with("own", (with_) => with_.selectFrom("photo").selectAll().where("id", "in", known).where(ownedBy(owner)))
    .selectFrom("own")
    .leftJoin("photo_content as content", "content.sha256", "own.content_sha256")
    .select(["own.id", "own.name", "own.rejection", "own.bytes", "own.content_sha256"])
    .select(["content.width", "content.height", "content.taken_at", "content.ready_at"])
    .orderBy("own.created_at")
    .orderBy("own.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: statusOf(row),
    rejection: rejectionReasons.find((reason) => reason === row.rejection) ?? null,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    takenAt: row.taken_at,
  }));
}

interface StatusColumns {
  readonly rejection: string | null;
  readonly content_sha256: string | null;
  readonly ready_at: Date | null;
}

function statusOf({ rejection, content_sha256, ready_at }: StatusColumns): PhotoRecord["status"] {
  if (rejection !== null) return "rejected";
  if (content_sha256 === null) return "uploading";
  return ready_at === null ? "received" : "ready";
}

/** Has the intake said its last word? */
export const isJudged = ({ status }: PhotoRecord) => status === "ready" || status === "rejected";

/** Complete photos of this owner with their upright size in pixels. */
export async function readyPhotos(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { width: number; height: number }>> {
  const photos = await listPhotos(db, owner, ids);
  return new Map(
    photos.flatMap(({ id, status, width, height }) =>
      status === "ready" && width !== null && height !== null ? [[id, { width, height }]] : [],
    ),
  );
}
