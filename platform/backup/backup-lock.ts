import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Pool } from "pg";
import { failed } from "../../core/outcome.ts";
import type { FileStore } from "../files/file-store.ts";

/** Advisory lock that a backup holds alone and a removal of a file together with others: "PPBK". */
const backupLock = 0x50_50_42_4b;
/** Milliseconds that transactions which began before the backup are waited for, and between two looks. */
const [patience, pause] = [120_000, 50];

/**
 * The store as the shop uses it. No file is removed while a backup runs, because the backup's rows may name it: removal
 * jobs try again later.
 */
export const keptDuringBackups = (files: FileStore, pool: Pool): FileStore => ({
  ...files,
  async delete(sha256) {
    const client = await pool.connect();
    try {
      const { rows } = await client.query("select pg_try_advisory_lock_shared($1) as free", [backupLock]);
      if (rows[0]?.free !== true) return failed("unavailable");
      try {
        return await files.delete(sha256);
      } finally {
        await client.query("select pg_advisory_unlock_shared($1)", [backupLock]);
      }
    } finally {
      client.release();
    }
  },
});

/**
 * Blocks removals as long as the session lives. Resolves once transactions have ended that may have removed a file
 * before committing that no row names it.
 *
 * @throws where another transaction does not end
 */
export async function holdRemovals(session: Client): Promise<void> {
  await session.query("select pg_advisory_lock($1)", [backupLock]);
  const { rows } = await session.query<{ id: string }>("select pg_current_xact_id()::text as id");
  const until = Date.now() + patience;
  for (;;) {
    const { rows: later } = await session.query<{ over: boolean }>(
      "select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 as over",
      [rows[0]?.id],
    );
    if (later[0]?.over) return;
    if (Date.now() > until) throw new Error("a transaction older than the backup does not end");
    await sleep(pause);
  }
}
