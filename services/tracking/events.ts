import { sql } from "kysely";
import { statedTime } from "../../core/stated-time.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { TrackedEvent, TrackingBatch } from "./contract.ts";

export interface EventsDependencies {
  readonly db: Db;
  readonly clock: Clock;
}

/** Product kinds that an event is about. */
function groupsOf(event: TrackedEvent): readonly string[] {
  if ("items" in event) return [...new Set(event.items.map(({ item_category }) => item_category))].sort();
  return "kind" in event ? [event.kind] : [];
}

/** Two of one visitor's requests at a time would let an event in behind her withdrawal. */
const oneAtATime = (trx: Db, visitor: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`.execute(trx);

/**
 * Stores events. Repeated ones count once, by id; an order is bought once. After a withdrawal nothing of the visitor is
 * stored.
 *
 * @param sample whether the demo made them
 */
export async function recordEvents(
  { db, clock }: EventsDependencies,
  { visitor, shop, events }: TrackingBatch,
  sample = false,
): Promise<void> {
  const now = clock.now();
  const rows = events.map(({ id, at, what }) => {
    const { event, ...details } = what;
    const texts = { details: JSON.stringify(details), groups: JSON.stringify(groupsOf(what)) };
    return { id, event, at: statedTime(at, now.getTime()), ...texts };
  });
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, visitor);
    await sql`
      insert into tracked_event (id, visitor, event, channel, locale, platform, at, received_at, groups, details, is_sample)
      select id, ${visitor}, event, ${shop.channel}, ${shop.locale}, ${shop.platform}, to_timestamp(at / 1000.0), ${now},
        array(select jsonb_array_elements_text(groups::jsonb)), details::jsonb, ${sample}
      from unnest(${column("id")}::uuid[], ${column("event")}::text[], ${column("at")}::bigint[],
        ${column("groups")}::text[], ${column("details")}::text[]) as told (id, event, at, groups, details)
      where not exists (select from tracking_withdrawal where visitor = ${visitor})
      on conflict do nothing`.execute(trx);
  });
}

/** Forgets all of a visitor, for she withdrew her consent. */
export async function withdrawVisitor({ db, clock }: EventsDependencies, visitor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, visitor);
    await trx
      .insertInto("tracking_withdrawal")
      .values({ visitor, at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.deleteFrom("tracked_event").where("visitor", "=", visitor).execute();
  });
}

const day = 86_400_000;
/** Days that events are kept: a year and a month, to compare one Christmas with the next. */
const kept = 400;
/** Days that a withdrawal can be overtaken by what was on its way: longer than any clock that is believed. */
const keptWithdrawals = 30;

/** Forgets what is older than that. */
export async function forgetOldEvents({ db, clock }: EventsDependencies): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await db.deleteFrom("tracked_event").where("received_at", "<", before(kept)).execute();
  await db.deleteFrom("tracking_withdrawal").where("at", "<", before(keptWithdrawals)).execute();
}
