import { done } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createReports } from "./figures/report-of.ts";
import type { FlagFigures, streamControls } from "./protocol.ts";
import { flagFigures } from "./records/figures.ts";
import { type Author, changeEnvironment } from "./store/change-environment.ts";
import { createFlags } from "./store/flags.ts";
import { type FlagVersion, type HistoryEntry, historyOf, versionsOf } from "./store/history.ts";
import { createPlans } from "./store/plans.ts";
import { createRuleSegments } from "./store/rule-segments.ts";
import { createSegments } from "./store/segments.ts";

/** Everything that operators and scripts do with an environment. */
export function createFlagStore(foundation: { readonly db: Db; readonly clock: Clock }) {
  const { db } = foundation;
  return {
    flags: createFlags(foundation),
    segments: createSegments(foundation),
    ruleSegments: createRuleSegments(foundation),
    plans: createPlans(foundation),
    versions: (
      environment: number,
      name: string,
      page: { readonly before?: number | undefined; readonly limit: number },
    ): Promise<FlagVersion[]> => versionsOf(db, environment, name, page),
    history: (environment: number, name?: string): Promise<HistoryEntry[]> => historyOf(db, environment, name),
    /** Comparison of a flag's treatments; null: it never drew any. */
    report: createReports(foundation),
    figures: (environment: number, flag: string): Promise<FlagFigures> => flagFigures(db, environment, flag),
    /** Sends all streams of the environment a control: pause, resume, end or reconnect. */
    control: (author: Author, control: (typeof streamControls)[number]) =>
      changeEnvironment(foundation, author, async ({ number }) => {
        await number("control", control, {});
        return done<void>(undefined);
      }),
  };
}
export type FlagStore = ReturnType<typeof createFlagStore>;
