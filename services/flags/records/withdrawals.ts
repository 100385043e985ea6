import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";

const lockOf = (environment: number) => sql`hashtextextended(${`flag records ${environment}`}, 0)`;

/** Blocks deletions of visitors until the transaction ends: a record written beside a withdrawal would stay forever. */
export const whileNobodyIsForgotten = (trx: Db, environment: number) =>
  sql`select pg_advisory_xact_lock_shared(${lockOf(environment)})`.execute(trx);

/** A condition on a column `told.key`: its visitor did not withdraw consent. */
export const isNotForgotten = (environment: number) =>
  sql`not exists (select from flag_withdrawal as gone where gone.environment_id = ${environment} and gone.key = told.key)`;

/**
 * Deletes a visitor's impressions and events. Her key is remembered for a while, so that late reports are dropped, too.
 * Anonymous counts stay.
 */
export async function forgetVisitor(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  environment: number,
  key: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockOf(environment)})`.execute(trx);
    await trx
      .insertInto("flag_withdrawal")
      .values({ environment_id: environment, key, at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // By name, as the primary key begins: without it every look of the environment would be gone through.
    await sql`delete from flag_exposure where environment_id = ${environment} and key = ${key}
      and flag = any(array(select name from flag_definition where environment_id = ${environment}))`.execute(trx);
    await trx.deleteFrom("flag_event").where("environment_id", "=", environment).where("key", "=", key).execute();
  });
}
