import { sql } from "kysely";
import { statedTime } from "../../../core/stated-time.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { EventsBody } from "./report-shapes.ts";

/** Writes down what visitors did. */
export async function recordEvents(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  environment: number,
  events: EventsBody,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  await sql`
    insert into flag_event (environment_id, key, traffic_type, event, value, properties, at, received_at)
    select ${environment}, key, traffic_type, event, value, properties::jsonb, to_timestamp(at / 1000.0), ${now}
    from unnest(${events.map(({ key }) => key)}::text[], ${events.map((one) => one.trafficTypeName)}::text[],
      ${events.map((one) => one.eventTypeId)}::text[], ${events.map(({ value }) => value ?? null)}::double precision[],
      ${events.map(({ properties }) => (properties ? JSON.stringify(properties) : null))}::text[],
      ${events.map(({ timestamp }) => statedTime(timestamp, now.getTime()))}::bigint[])
      as told (key, traffic_type, event, value, properties, at)`.execute(db);
}
