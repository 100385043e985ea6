import { sql } from "kysely";
import { z } from "zod";
import { failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import type { FileStore, OpenFile, StoreProblem } from "../../platform/files/file-store.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createToken, hashToken, isToken } from "../../platform/tokens/random.ts";
import { toolboxLimits } from "./contract.ts";

export interface Keeping {
  readonly db: Db;
  readonly clock: Clock;
  /** A place of its own: nothing else is ever removed. */
  readonly files: FileStore;
}

export interface NewResult {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
  readonly type: string;
}

/** Keeps a result for an hour and says by which token it is fetched. */
export async function keepResult({ db, clock, files }: Keeping, result: NewResult) {
  const { path, sha256, bytes, name, type } = result;
  const token = createToken();
  const expiresAt = new Date(clock.now().getTime() + toolboxLimits.minutes * 60_000);
  const stored = await db.transaction().execute(async (trx): Promise<Outcome<unknown, StoreProblem>> => {
    await lockFile(trx, sha256);
    const put = await files.put({ path }, { contentType: type });
    if (!put.ok) return put;
    const row = { token_hash: hashToken(token), sha256, name, content_type: type, bytes, expires_at: expiresAt };
    await trx.insertInto("toolbox_file").values(row).execute();
    return put;
  });
  return stored.ok ? ({ ok: true, value: { token, expiresAt } } as const) : stored;
}

export interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly file: OpenFile;
}

export async function openResult(
  { db, clock, files }: Keeping,
  token: string,
): Promise<Outcome<KeptFile, "file-gone" | "unavailable">> {
  if (!isToken(token)) return failed("file-gone");
  const row = await db
    .selectFrom("toolbox_file")
    .select(["sha256", "name", "content_type"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  if (!row) return failed("file-gone");
  const opened = await files.open(row.sha256);
  if (!opened.ok) return failed(opened.error === "unavailable" ? "unavailable" : "file-gone");
  return { ok: true, value: { name: row.name, type: row.content_type, file: opened.value } };
}

/** Removes what expired, rows and files. */
export const sweepToolbox = defineJob("sweep-toolbox", z.object({}));

export function sweepHandler({ db, clock, files }: Keeping) {
  /** The file goes with the last row that names it. */
  async function remove(trx: Db, sha256: string): Promise<void> {
    await lockFile(trx, sha256);
    const named = trx.selectFrom("toolbox_file").select("sha256").where("sha256", "=", sha256);
    await trx.deleteFrom("toolbox_file").where("sha256", "=", sha256).where("expires_at", "<=", clock.now()).execute();
    if (await named.limit(1).executeTakeFirst()) return;
    const deleted = await files.delete(sha256);
    if (!deleted.ok) throw new Error(`file ${sha256} cannot be removed: ${deleted.error}`);
  }

  return handleJob(sweepToolbox, async () => {
    for (;;) {
      const expired = await db
        .selectFrom("toolbox_file")
        .select("sha256")
        .distinct()
        .where("expires_at", "<=", clock.now())
        .limit(200)
        .execute();
      if (expired.length === 0) return;
      for (const { sha256 } of expired) await db.transaction().execute((trx) => remove(trx, sha256));
    }
  });
}

/** A request for the same file waits while it is removed, and stores it again. */
const lockFile = (trx: Db, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`toolbox-file:${sha256}`}, 0))`.execute(trx);
