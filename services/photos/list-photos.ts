import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { type MyPhotosPage, type PhotoRecord, photoId, photosAPage, rejectionReasons } from "./contract.ts";

/** This owner's photos among these ids; those of others and unknown ones are not in the list. */
export async function listPhotos(db: Db, owner: Owner, ids: readonly string[]): Promise<PhotoRecord[]> {
  // Designs may name photos by any word; ours have ids that the database takes.
  const known = ids.filter((id) => photoId.safeParse(id).success);
  if (known.length === 0) return [];
  const rows = await ownPhotos(db, owner)
    .where("own.id", "in", known)
    .orderBy("own.created_at")
    .orderBy("own.id")
    .execute();
  return rows.map(recordOf);
}

/** This owner's ready photos, the last uploaded first and each content once: a page of them, from behind a photo on. */
export async function myPhotos(db: Db, owner: Owner, before: string | undefined): Promise<MyPhotosPage> {
  const rows = await ownPhotos(db, owner)
    .where("content.ready_at", "is not", null)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(own.created_at, own.id) < (select created_at, id from photo where id = ${before}::uuid)`,
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("photo")
            .select("photo.id")
            .whereRef("photo.content_sha256", "=", "own.content_sha256")
            .where(ownedBy(owner))
            .where(sql<boolean>`(photo.created_at, photo.id) > (own.created_at, own.id)`),
        ),
      ),
    )
    .orderBy("own.created_at", "desc")
    .orderBy("own.id", "desc")
    .limit(photosAPage + 1)
    .execute();
  const photos = rows.slice(0, photosAPage).map(recordOf);
  return { photos, next: rows.length > photosAPage ? (photos.at(-1)?.id ?? null) : null };
}

const ownPhotos = (db: Db, owner: Owner) =>
  db
    .with("own", (with_) => with_.selectFrom("photo").selectAll().where(ownedBy(owner)))
    .selectFrom("own")
    .leftJoin("photo_content as content", "content.sha256", "own.content_sha256")
    .select(["own.id", "own.name", "own.rejection", "own.bytes", "own.content_sha256"])
    .select(["content.width", "content.height", "content.taken_at", "content.ready_at"]);

interface PhotoRow extends StatusColumns {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly taken_at: string | null;
}

const recordOf = (row: PhotoRow): PhotoRecord => ({
  id: row.id,
  name: row.name,
  status: statusOf(row),
  rejection: rejectionReasons.find((reason) => reason === row.rejection) ?? null,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  takenAt: row.taken_at,
});

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
