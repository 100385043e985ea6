import { sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type Owner, ownedBy, ownerColumns } from "../../../platform/database/ownership.ts";
import { type Refusal, refusals } from "./refusal.ts";
import type { UploadMetadata } from "./upload-metadata.ts";

/** More unfinished uploads at a time are a program gone wrong: the designer has three under way. */
export const UNFINISHED_ALLOWED = 60;
/** About 2,500 photos of a phone; a visitor is anybody. */
export const BYTES_ALLOWED = 20_000_000_000;

export interface NewUpload extends UploadMetadata {
  readonly bytes: number;
}

/**
 * Records an upload before its first byte. Its owner may start it again (her browser may have missed the first
 * response); a completed photo or another owner's stays as it is.
 */
export function beginUpload(db: Db, owner: Owner, upload: NewUpload): Promise<Outcome<void, Refusal>> {
  return db.transaction().execute(async (trx): Promise<Outcome<void, Refusal>> => {
    // Counting and adding are one step for each visitor.
    await sql`select 1 from visitor where id = ${owner.visitorId} for no key update`.execute(trx);
    const { photoId: id, name, bytes } = upload;
    const existing = await trx
      .selectFrom("photo")
      .select((eb) => ["content_sha256", "rejection", ownedBy(owner)(eb).as("own")])
      .where("id", "=", id)
      .executeTakeFirst();
    if (existing && !existing.own) return failed(refusals.foreign);
    if (existing?.content_sha256 || existing?.rejection) return failed(refusals.received);
    if (existing) {
      await trx.updateTable("photo").set({ name, bytes }).where("id", "=", id).execute();
      return done(undefined);
    }
    const { unfinished, total } = await usageOf(trx, owner);
    if (unfinished >= UNFINISHED_ALLOWED) return failed(refusals.tooMany);
    if (total + bytes > BYTES_ALLOWED) return failed(refusals.quota);
    await trx
      .insertInto("photo")
      .values({ id, ...ownerColumns(owner), name, bytes })
      .execute();
    return done(undefined);
  });
}

async function usageOf(trx: Db, owner: Owner): Promise<{ unfinished: number; total: number }> {
  return trx
    .selectFrom("photo")
    .select([
      sql<number>`count(*) filter (where content_sha256 is null)`.as("unfinished"),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as("total"),
    ])
    .where("rejection", "is", null)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow();
}

/** An upload as stored in its row. */
export interface KnownUpload {
  readonly id: string;
  readonly bytes: number;
  readonly createdAt: Date;
  /** All bytes are in the file store, or were refused. */
  readonly finished: boolean;
}

/** @param owner null for the house itself */
export async function findUpload(db: Db, id: string, owner: Owner | null): Promise<KnownUpload | null> {
  const query = db
    .selectFrom("photo")
    .select(["id", "bytes", "created_at", "content_sha256", "rejection"])
    .where("id", "=", id);
  const row = await (owner ? query.where(ownedBy(owner)) : query).executeTakeFirst();
  if (!row) return null;
  const finished = row.content_sha256 !== null || row.rejection !== null;
  return { id: row.id, bytes: row.bytes, createdAt: row.created_at, finished };
}

/** Forgets an upload that did not arrive; an arrived photo stays. Answers whether there was one. */
export async function forgetUpload(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("photo")
    .where("id", "=", id)
    .where("content_sha256", "is", null)
    .where("rejection", "is", null)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
