import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/**
 * Until the transaction ends, nobody else gives rows to these files or takes them away. Always in one order, so that
 * two transactions never wait for each other.
 *
 * @param sha256s names of files in the file store
 */
export async function lockContent(trx: Db, ...sha256s: readonly string[]): Promise<void> {
  for (const sha256 of [...new Set(sha256s)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`photo-file:${sha256}`}, 0))`.execute(trx);
  }
}
