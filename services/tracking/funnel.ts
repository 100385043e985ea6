import { type RawBuilder, sql } from "kysely";
import { addDays, beginOfDay, wallClock } from "../../core/calendar-date.ts";
import type { Db } from "../../platform/database/database.ts";
import { csvCell } from "../../platform/imports/csv-cells.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { type Funnel, type FunnelQuery, type FunnelStep, funnelSteps } from "./contract.ts";

export interface FunnelDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the shop, whose days are counted. */
  readonly zone: string;
}

const steps = Object.entries(funnelSteps) as readonly (readonly [FunnelStep, string])[];
const events = steps.map(([, event]) => event);
const usualDays = 28;

/**
 * The funnel of visitors. A visitor at a step counts at all earlier ones, because a ready-made frame needs no designer.
 * The number who saw each step is reported beside it.
 */
export async function readFunnel({ db, clock, zone }: FunnelDependencies, asked: FunnelQuery): Promise<Funnel> {
  const to = asked.to ?? wallClock(clock.now(), zone).date;
  const from = asked.from ?? addDays(to, 1 - usualDays);
  const within = sql`at >= ${beginOfDay(from, zone)} and at < ${beginOfDay(addDays(to, 1), zone)}`;
  const told = sql`from tracked_event where ${sql.join([within, ...filters(asked)], sql` and `)}`;
  const [reached, seen, groups, samples] = await Promise.all([
    sql<{ furthest: number; visitors: number }>`
      select furthest, count(*)::int as visitors from
        (select max(array_position(${events}::text[], event)) as furthest ${told} group by visitor) as visits
      group by furthest`.execute(db),
    sql<{ event: string; visitors: number; events: number }>`
      select event, count(distinct visitor)::int as visitors, count(*)::int as events ${told} group by event`.execute(
      db,
    ),
    sql<{ name: string }>`select distinct unnest(groups) as name from tracked_event where ${within}
      and event = any(${events}::text[]) order by name`.execute(db),
    sql<{ count: number }>`select count(distinct visitor)::int as count ${told} and is_sample`.execute(db),
  ]);
  const atLeast = (place: number) =>
    reached.rows.reduce((sum, { furthest, visitors }) => (furthest >= place ? sum + visitors : sum), 0);
  return {
    from,
    to,
    steps: steps.map(([step, event], index) => {
      const visitors = atLeast(index + 1);
      const before = index === 0 ? null : atLeast(index);
      const own = seen.rows.find((row) => row.event === event);
      return {
        step,
        visitors,
        conversion: before === null || before === 0 ? null : visitors / before,
        lost: before === null ? null : before - visitors,
        seen: own?.visitors ?? 0,
        events: own?.events ?? 0,
      };
    }),
    groups: groups.rows.map(({ name }) => name),
    samples: samples.rows[0]?.count ?? 0,
  };
}

function filters({ channel, locale, group, samples }: FunnelQuery): readonly RawBuilder<unknown>[] {
  return [
    sql`event = any(${events}::text[])`,
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(locale === undefined ? [] : [sql`locale = ${locale}`]),
    ...(group === undefined ? [] : [sql`(event = ${funnelSteps.landing} or groups @> array[${group}])`]),
    ...(samples === "with" ? [] : [sql`not is_sample`]),
  ];
}

/** The same figures as a table for spreadsheets (RFC 4180). */
export function funnelFile({ from, to, steps: rows }: Funnel): string {
  const line = (cells: readonly (string | number | null)[]) =>
    `${cells.map((cell) => csvCell(String(cell ?? ""), ",")).join(",")}\r\n`;
  const head = ["from", "to", "step", "visitors", "conversion", "lost", "seen", "events"];
  const body = rows.map(({ step, visitors, conversion, lost, seen, events: times }) =>
    line([from, to, step, visitors, conversion === null ? null : Number(conversion.toFixed(4)), lost, seen, times]),
  );
  return line(head) + body.join("");
}
