import { sql } from "kysely";
import { z } from "zod";
import { shopZone } from "../../core/shop.ts";
import type { Db } from "../../platform/database/database.ts";
import { csvCell } from "../../platform/imports/csv-cells.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { ConsentChoice, ConsentCounts, ConsentProof } from "./contract.ts";

export interface ConsentDependencies {
  readonly db: Db;
  readonly clock: Clock;
}

const forgetConsents = defineJob("forget-consents", z.object({}), { maxAttempts: 1 });

const day = 86_400_000;
/** A consent must be provable as long as somebody may doubt it (§ 195, § 199 BGB): three years from the year's end. */
const daysKept = 4 * 366;
/** Refusals prove nothing: they are stored for statistics only. */
const daysCounted = 400;

/** Consent of visitors; see README. */
export function createConsents({ db, clock }: ConsentDependencies) {
  async function counts(): Promise<ConsentCounts> {
    const one = (condition: ReturnType<typeof sql<boolean>>) =>
      sql<number>`(count(*) filter (where ${condition}))::int`;
    const rows = await db
      .selectFrom("consent_choice")
      .select([
        sql<string>`(at at time zone ${shopZone})::date::text`.as("day"),
        "version",
        one(sql`granted <> '{}' and declined = '{}'`).as("all"),
        one(sql`granted <> '{}' and declined <> '{}'`).as("some"),
        one(sql`granted = '{}'`).as("none"),
      ])
      .groupBy(["day", "version"])
      .orderBy("day", "desc")
      .orderBy("version", "desc")
      .limit(400)
      .execute();
    return { counts: rows };
  }

  return {
    /** Writes a choice down. */
    async record({ id, version, locale, way, granted, declined }: ConsentChoice): Promise<void> {
      const choice = { consent_id: id, version, locale, way, granted, declined, at: clock.now() };
      await db.insertInto("consent_choice").values(choice).execute();
    },

    counts,

    /** The decision under an id; null: none, or it expired. */
    async proof(id: string): Promise<ConsentProof | null> {
      const rows = await db
        .selectFrom("consent_choice")
        .select(["version", "locale", "way", "granted", "declined", "at"])
        .where("consent_id", "=", id)
        .orderBy("number")
        .execute();
      const choices = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
      // Parsed before they were recorded.
      return choices.length === 0 ? null : { choices: choices as ConsentProof["choices"] };
    },

    /** The counts as a table (RFC 4180). */
    async file(): Promise<string> {
      const line = (cells: readonly (string | number)[]) =>
        `${cells.map((cell) => csvCell(String(cell), ",")).join(",")}\r\n`;
      const rows = (await counts()).counts.map((one) => line([one.day, one.version, one.all, one.some, one.none]));
      return line(["day", "version", "all", "some", "none"]) + rows.join("");
    },

    handlers: [
      handleJob(forgetConsents, async () => {
        const before = (days: number) => new Date(clock.now().getTime() - days * day);
        await db
          .deleteFrom("consent_choice")
          .where((eb) =>
            eb.or([
              eb("at", "<", before(daysKept)),
              eb.and([eb("consent_id", "is", null), eb("at", "<", before(daysCounted))]),
            ]),
          )
          .execute();
      }),
    ],
    cron: [everyTime("45 3 * * *", forgetConsents, {})],
  };
}
export type Consents = ReturnType<typeof createConsents>;
