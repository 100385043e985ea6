import type { Db } from "../../../platform/database/database.ts";
import type { FlagDefinition } from "../definition/flag-schema.ts";
import type { FlagReport } from "../office/figure-shapes.ts";
import { comparisonRun } from "./comparison-run.ts";
import { makeReport } from "./make-report.ts";
import { readCounts } from "./read-counts.ts";

/** Changes of a flag that are looked through for the run's beginning. */
const mostChanges = 500;

/** How the treatments of a flag compare; null: it never threw dice. */
export async function reportOf(db: Db, environment: number, flag: string): Promise<FlagReport | null> {
  const changes = await db
    .selectFrom("flag_change")
    .select(["details", "at"])
    .where("environment_id", "=", environment)
    .where("kind", "in", ["flag", "kill"])
    .where("name", "=", flag)
    .orderBy("change", "desc")
    .limit(mostChanges)
    .execute();
  const run = comparisonRun(
    changes.map(({ details, at }) => ({ ...(details as { definition: FlagDefinition; isArchived: boolean }), at })),
  );
  return run && makeReport(run, await readCounts(db, environment, flag, run));
}
