import { z } from "zod";
import { addDays, wallClock } from "../../core/calendar-date.ts";
import { shopZone } from "../../core/shop.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import type { Log } from "../../platform/log/log.ts";
import { redactLine } from "../../platform/log/redact.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { BrowserLogEntry, BrowserLogs, LogCounts } from "./contract.ts";

export interface BrowserLogDependencies {
  readonly db: Db;
  readonly clock: Clock;
}

const forgetBrowserLog = defineJob("forget-browser-log", z.object({}), { maxAttempts: 1 });

const daysKept = 90;

/** Errors in browsers; see README. */
export function createBrowserLog({ db, clock }: BrowserLogDependencies) {
  const today = () => wallClock(clock.now(), shopZone).date;
  return {
    /** Writes entries into the log, and counts them by name and day. */
    async record({ page, entries }: BrowserLogs, log: Log): Promise<void> {
      for (const { name, level, times, details } of entries) {
        log[level]({ event: name, browser: details, page, times }, name);
      }
      const rows = sums(entries).map(({ name, times, details }) => ({
        name,
        day: today(),
        count: times,
        last_at: clock.now(),
        sample: jsonb(JSON.parse(redactLine(JSON.stringify({ page, details })))),
      }));
      await db
        .insertInto("browser_log")
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(["name", "day"]).doUpdateSet((eb) => ({
            count: eb("browser_log.count", "+", eb.ref("excluded.count")),
            last_at: eb.ref("excluded.last_at"),
            sample: eb.ref("excluded.sample"),
          })),
        )
        .execute();
    },

    /** The newest day first, on it the most frequent first. */
    async counts(): Promise<LogCounts> {
      const rows = await db
        .selectFrom("browser_log")
        .selectAll()
        .orderBy("day", "desc")
        .orderBy("count", "desc")
        .orderBy("name")
        .limit(500)
        .execute();
      return {
        counts: rows.map(({ name, day, count, last_at, sample }) => ({
          name,
          day,
          count,
          lastAt: last_at.toISOString(),
          sample: sample as LogCounts["counts"][number]["sample"],
        })),
      };
    },

    handlers: [
      handleJob(forgetBrowserLog, async () => {
        await db.deleteFrom("browser_log").where("day", "<", addDays(today(), -daysKept)).execute();
      }),
    ],
    cron: [everyTime("40 3 * * *", forgetBrowserLog, {})],
  };
}
export type BrowserLog = ReturnType<typeof createBrowserLog>;

/** One entry per name, with the last one's details; sorted, so that simultaneous batches cannot deadlock. */
const sums = (entries: readonly BrowserLogEntry[]): readonly BrowserLogEntry[] =>
  [...Map.groupBy(entries, ({ name }) => name).values()]
    .map((same) => ({ ...(same.at(-1) as BrowserLogEntry), times: same.reduce((all, { times }) => all + times, 0) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
