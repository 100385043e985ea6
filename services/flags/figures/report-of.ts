import { caches } from "../../../platform/caches/manifest.ts";
import { createSingleFlight } from "../../../platform/caches/single-flight.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { FlagDefinition } from "../definition/flag-schema.ts";
import { type ComparisonRun, comparisonRun } from "./comparison-run.ts";
import type { FlagReport } from "./figure-shapes.ts";
import { makeReport } from "./make-report.ts";
import { readCounts } from "./read-counts.ts";

/** Changes of a flag that are looked through for the run's beginning. */
const mostChanges = 500;
/** Visitors from whom on a report takes seconds, and is kept; of fewer it is always of this moment. */
const visitorsOfKept = 50_000;
/** Milliseconds after which a cached report is recomputed behind the response. */
const freshFor = 30_000;

export interface ReportsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** @see visitorsOfKept */
  readonly keptFrom?: number;
}

/**
 * Compares a flag's treatments; null: it never drew any. Reports of many visitors are cached: the last one is shown
 * while the next is computed. Another run is another report.
 */
export function createReports({ db, clock, keptFrom = visitorsOfKept }: ReportsDependencies) {
  const kept = new Map<string, { readonly report: FlagReport; readonly at: number }>();
  const making = createSingleFlight<FlagReport>();

  const make = (key: string, environment: number, flag: string, run: ComparisonRun) =>
    making.run(key, async () => {
      const at = clock.now().getTime();
      const report = makeReport(run, await readCounts(db, environment, flag, run));
      kept.delete(key);
      if (report.treatments.reduce((all, { visitors }) => all + visitors, 0) >= keptFrom) kept.set(key, { report, at });
      if (kept.size > caches.flagReports.size.most) kept.delete(kept.keys().next().value ?? "");
      return report;
    });

  return async function reportOf(environment: number, flag: string): Promise<FlagReport | null> {
    const run = await runOf(db, environment, flag);
    if (run === null) return null;
    const key = JSON.stringify([environment, flag, run]);
    const known = kept.get(key);
    const age = known ? clock.now().getTime() - known.at : caches.flagReports.life;
    if (!known || age >= caches.flagReports.life) return make(key, environment, flag, run);
    // A failure behind the response is retried at the next request.
    if (age >= freshFor) void make(key, environment, flag, run).catch(() => {});
    return known.report;
  };
}

async function runOf(db: Db, environment: number, flag: string): Promise<ComparisonRun | null> {
  const changes = await db
    .selectFrom("flag_change")
    .select(["details", "at"])
    .where("environment_id", "=", environment)
    .where("kind", "in", ["flag", "kill"])
    .where("name", "=", flag)
    .orderBy("change", "desc")
    .limit(mostChanges)
    .execute();
  return comparisonRun(
    changes.map(({ details, at }) => ({ ...(details as { definition: FlagDefinition; isArchived: boolean }), at })),
  );
}
