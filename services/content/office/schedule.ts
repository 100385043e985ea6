import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { everyTime } from "../../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../../platform/jobs/job.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import type { JsonObject } from "../json.ts";
import { changeSpace } from "../management/change.ts";
import { publishStory, unpublishStory } from "../management/stories.ts";
import type { scheduleSettings } from "../management/story-input.ts";
import type { Hand } from "../management/versions.ts";
import type { Refusal } from "../refusal.ts";
import { publishRelease, type ReleaseProblem } from "./publish-release.ts";

type Planned = (typeof scheduleSettings)[number];

/** Planned time; null: none, or an invalid value. */
export function momentOf(settings: JsonObject, name: Planned): Date | null {
  const text = settings[name];
  if (typeof text !== "string") return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const publishByClock = defineJob("publish-by-clock", z.object({}));

interface Due {
  readonly space_id: number;
  readonly id: number;
  readonly settings: JsonObject;
}

const dueOf = ({ settings }: Pick<Due, "settings">, now: Date) =>
  (["publish_at", "expire_at"] as const)
    .flatMap((name) => {
      const at = momentOf(settings, name);
      return at !== null && at <= now ? [{ name, at }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/**
 * Publishes and withdraws planned stories every minute, with their draft of that time. Each story and its plan change
 * in one transaction, so that it happens once despite several processes or crashes.
 */
export function schedule({ db, clock, published }: { db: Db; clock: Clock; published: () => void }) {
  const handler = handleJob(publishByClock, async () => {
    const failures: unknown[] = [];
    for (const story of await planned(db, sql`true`)) {
      if (dueOf(story, clock.now()).length === 0) continue;
      // One that cannot be done must not keep the others waiting.
      await changeSpace(db, story.space_id, (trx) => carryOut(trx, story, clock)).catch((error) =>
        failures.push(error),
      );
      published();
    }
    for (const { space_id: space, id } of await plannedReleases(db, clock)) {
      // One with conflicts waits for somebody to decide; the office says so.
      const hand: Hand = { author: { via: "schedule" }, now: clock.now() };
      const went = await changeSpace<null, ReleaseProblem>(db, space, (trx) =>
        publishRelease(trx, space, id, hand, []),
      ).catch((error) => failures.push(error));
      if (typeof went === "object" && went.ok) published();
    }
    if (failures.length > 0) throw new AggregateError(failures, "planned publications were not done");
  });
  return { handlers: [handler], cron: [everyTime("* * * * *", publishByClock, {})] };
}

const plannedReleases = (db: Db, clock: Clock) =>
  db
    .selectFrom("content_release")
    .select(["space_id", "id"])
    .where("released", "=", false)
    .where("release_at", "<=", clock.now())
    .orderBy("release_at")
    .execute();

async function planned(db: Db, which: RawBuilder<unknown>): Promise<Due[]> {
  const { rows } = await sql<Due>`select space_id, id, settings from content_story
    where (settings ->> 'publish_at' is not null or settings ->> 'expire_at' is not null) and not is_folder and ${which}
    order by space_id, id`.execute(db);
  return rows;
}

/** Looks again, now that nobody else writes: it may be done, put off or removed. */
async function carryOut(trx: Trx, { space_id: space, id }: Due, clock: Clock): Promise<Outcome<null, Refusal>> {
  const [story] = await planned(trx, sql`space_id = ${space} and id = ${id}`);
  if (!story) return done(null);
  const hand: Hand = { author: { via: "schedule" }, now: clock.now() };
  for (const { name } of dueOf(story, hand.now)) {
    await sql`update content_story set settings = settings - ${name}::text
      where space_id = ${space} and id = ${id}`.execute(trx);
    const result =
      name === "publish_at"
        ? await publishStory(trx, space, id, null, hand)
        : await unpublishStory(trx, space, id, hand);
    if (!result.ok) return result;
  }
  return done(null);
}
