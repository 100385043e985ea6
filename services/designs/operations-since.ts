import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { OperationsSince } from "./contract.ts";
import type { DesignsDependencies } from "./ports.ts";
import { designsOf } from "./read-design.ts";

/** Operations of a design after a sequence, so that a browser can continue. */
export function operationsSince({ db }: Pick<DesignsDependencies, "db">) {
  return async (owner: Owner, id: string, after: number): Promise<Outcome<OperationsSince, "not-found">> => {
    const log = sql<readonly unknown[]>`(
      select coalesce(json_agg(operation order by log.sequence), '[]') from design_operation as log
      where log.design_id = design.id and log.sequence > ${after})`;
    const row = await designsOf(db, owner)
      .where("id", "=", id)
      .select(["sequence", log.as("operations")])
      .executeTakeFirst();
    if (!row) return failed("not-found");
    const { sequence, operations } = row;
    const isWhole = after + operations.length === sequence;
    return done({ sequence, operations: isWhole ? [...operations] : null });
  };
}
