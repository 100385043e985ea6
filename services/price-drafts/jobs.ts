import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { forgetClosed } from "./draft-store.ts";

const keptDays = 30;

/** Removes published and discarded drafts; their changes stay in the record. */
const forgetDrafts = defineJob("forget-closed-drafts", z.object({}), { maxAttempts: 1 });

export function priceDraftJobs({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    handlers: [
      handleJob(forgetDrafts, async (_payload, { log }) => {
        const before = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
        log.info(
          { forgotten: await db.transaction().execute((trx) => forgetClosed(trx, before)) },
          "old drafts forgotten",
        );
      }),
    ],
    cron: [everyTime("20 3 * * *", forgetDrafts, {})],
  };
}
