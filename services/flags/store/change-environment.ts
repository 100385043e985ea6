import { sql } from "kysely";
import type { Outcome } from "../../../core/outcome.ts";
import { changeOrRefuse } from "../../../platform/database/change-or-refuse.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { Refusal } from "./refusal.ts";

/** Author of a change, and the reason. */
export interface Author {
  readonly environment: number;
  /** A name for the history: an operator's, or that of a script. */
  readonly by: string;
  readonly comment?: string;
}

export type ChangeKind = "flag" | "kill" | "rule-segment" | "segment" | "control";

/** A change under way. */
export interface Change {
  readonly trx: Trx;
  /**
   * Takes the next number for a change and records it. Clients are notified at the commit.
   *
   * @returns a number above all others of the environment: epoch milliseconds, or one more than the newest
   */
  readonly number: (kind: ChangeKind, name: string, details: unknown) => Promise<number>;
}

/**
 * Changes an environment in one transaction, sequentially, so that numbers commit in order: a client that read up to a
 * number has everything below it. A refused change leaves no trace.
 *
 * @param work refuses by its outcome
 */
export function changeEnvironment<Value>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { environment, by, comment = "" }: Author,
  work: (change: Change) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  return changeOrRefuse(db, async (trx) => {
    await trx.selectFrom("flag_environment").select("id").where("id", "=", environment).forNoKeyUpdate().execute();
    return work({
      trx,
      number: async (kind, name, details) => {
        const now = clock.now();
        const { change } = await trx
          .updateTable("flag_environment")
          .set({ change: sql<number>`greatest(change + 1, ${now.getTime()})` })
          .where("id", "=", environment)
          .returning("change")
          .executeTakeFirstOrThrow();
        const before = await newestOf(trx, environment, kind);
        await trx
          .insertInto("flag_change")
          .values({
            environment_id: environment,
            change,
            kind,
            name,
            before,
            details: jsonb(details),
            by,
            comment,
            at: now,
          })
          .execute();
        return change;
      },
    });
  });
}

const tables = { flag: "flag_definition", kill: "flag_definition", "rule-segment": "flag_rule_segment" } as const;

/** The newest number of flags or of rule-based segments; -1, as clients ask at first, where there is none. */
async function newestOf(db: Db, environment: number, kind: ChangeKind): Promise<number> {
  if (kind === "segment" || kind === "control") return -1;
  const { newest } = await db
    .selectFrom(tables[kind])
    .select(({ fn }) => fn.max("change").as("newest"))
    .where("environment_id", "=", environment)
    .executeTakeFirstOrThrow();
  return newest ?? -1;
}
