import { sql } from "kysely";
import { statedTime } from "../../../core/stated-time.ts";
import type { RecordsOptions } from "./impressions.ts";
import type { EventsBody } from "./report-shapes.ts";
import { isNotForgotten, whileNobodyIsForgotten } from "./withdrawals.ts";

/** Stores visitors' events, except after a withdrawal of consent. */
export async function recordEvents(
  { db, clock, kept }: RecordsOptions,
  environment: number,
  events: EventsBody,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await whileNobodyIsForgotten(trx, environment);
    await sql`
    insert into flag_event (environment_id, key, traffic_type, event, value, properties, at, stated_at, received_at)
    select ${environment}, key, traffic_type, event, value, properties::jsonb, to_timestamp(at / 1000.0),
      to_timestamp(stated / 1000.0), ${now}
    from unnest(${events.map(({ key }) => key)}::text[], ${events.map((one) => one.trafficTypeName)}::text[],
      ${events.map((one) => one.eventTypeId)}::text[], ${events.map(({ value }) => value ?? null)}::double precision[],
      ${events.map(({ properties }) => (properties ? JSON.stringify(properties) : null))}::text[],
      ${events.map(({ timestamp }) => statedTime(timestamp, now.getTime(), kept))}::bigint[],
      ${events.map(({ timestamp }) => timestamp)}::bigint[])
      as told (key, traffic_type, event, value, properties, at, stated)
    where ${isNotForgotten(environment)}`.execute(trx);
  });
}
