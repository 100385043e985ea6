import { sql } from "kysely";
import { currencies } from "../../../core/currency.ts";
import { shopZone } from "../../../core/shop.ts";
import type { Db } from "../../../platform/database/database.ts";
import { sampleKeyPrefix } from "../protocol.ts";
import type { ComparisonRun } from "./comparison-run.ts";

/** Sums of one treatment's visitors after their first impression. */
export interface TreatmentSums {
  readonly treatment: string;
  readonly revenue: number;
  readonly revenueSquares: number;
  readonly errors: number;
  readonly errorSquares: number;
  /** Visitors of whom a load time is known; each counts by the mean of hers. */
  readonly loads: number;
  readonly load: number;
  readonly loadSquares: number;
  readonly loadMedian: number | null;
}

/** Visitors of a day by the shop's clock: new ones, and those whose first basket or order it was. */
export interface DayCount {
  readonly kind: "visitors" | "basket" | "order";
  readonly treatment: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

export interface RunCounts {
  readonly days: readonly DayCount[];
  readonly sums: readonly TreatmentSums[];
  /** Visitors who saw more than one treatment; they are in nothing else. */
  readonly several: number;
  /** Of the demo. */
  readonly samples: number;
  readonly currency: string;
  /** Orders in others, which are not in the revenue. */
  readonly otherCurrencies: number;
}

/**
 * No order costs more, and no page takes longer. Holders of the browsers' key could claim it, and its square would
 * overflow.
 */
const mostValue = 1e9;
/** A page may fail before its client has flags and counts the impression, so guard metrics start that much earlier. */
const guardsBefore = "1 minute";

/**
 * Counts visitors of a run by treatment, and their events after their first impression. Only drawn treatments count,
 * not named or default ones. A visitor's own clock orders her events, ours assigns days and runs.
 */
export async function readCounts(
  db: Db,
  environment: number,
  flag: string,
  { split, since, until }: ComparisonRun,
): Promise<RunCounts> {
  const end = until ?? sql`'infinity'::timestamptz`;
  const day = (column: string) => sql`(${sql.ref(column)} at time zone ${shopZone})::date`;
  const treatments = Object.keys(split.shares);
  return db.transaction().execute(async (trx) => {
    // Room for a million visitors in memory; without it they are sorted on disk.
    await sql`set local work_mem = '128MB'`.execute(trx);
    const looks = sql`flag_exposure where environment_id = ${environment} and flag = ${flag} and treatment <> ''`;
    const counts = sql`is_drawn and label in ('', ${split.label}) and treatment = any(${treatments}::text[])`;
    // Nearly all visitors have one impression, so only the others are aggregated. `not exists`, because `not in` scans
    // all of them per visitor once they exceed the memory estimate.
    await sql`
      create temp table seen on commit drop as
      with again as materialized (select key from ${looks} group by key having count(*) > 1)
      select key, treatment, at, stated_at, 1::bigint as kinds from ${looks}
        and at >= ${since} and at < ${end} and ${counts} and not exists (select from again where again.key = flag_exposure.key)
      union all
      select key, min(treatment), min(at), min(stated_at), count(*) from ${looks}
        and at < ${end} and key in (select key from again)
      group by key
      having max(at) >= ${since} and (count(*) > 1 or (min(at) >= ${since} and bool_and(${counts})))`.execute(trx);
    await sql`analyze seen`.execute(trx);
    const {
      rows: [main],
    } = await sql<{ currency: string | null }>`
      select coalesce(properties ->> 'currency', 'EUR') as currency from flag_event
      where environment_id = ${environment} and event = 'purchase' and at >= ${since} and at < ${end}
        and coalesce(properties ->> 'currency', 'EUR') = any(${[...currencies]}::text[])
      group by 1 order by count(*) desc, 1 limit 1`.execute(trx);
    const currency = main?.currency ?? "EUR";
    await sql`
      create temp table did on commit drop as
      select seen.treatment, min(event.at) filter (where event = 'add_to_cart') as basket_at,
        min(event.at) filter (where event = 'purchase') as order_at,
        coalesce(sum(value) filter (where event = 'purchase'
          and coalesce(properties ->> 'currency', 'EUR') = ${currency}), 0) as revenue,
        count(*) filter (where event = 'purchase' and coalesce(properties ->> 'currency', 'EUR') <> ${currency}) as others,
        count(*) filter (where event = 'browser_error') as errors,
        avg(value) filter (where event = 'page_load') as load
      from seen join flag_event as event on event.environment_id = ${environment} and event.key = seen.key
        and event.stated_at >= seen.stated_at - ${guardsBefore}::interval
        and (event.stated_at >= seen.stated_at or event in ('page_load', 'browser_error'))
        and event.at >= ${since} and event.at < ${end} and (value is null or abs(value) <= ${mostValue})
        and event in ('add_to_cart', 'purchase', 'page_load', 'browser_error')
      where seen.kinds = 1
      group by seen.key, seen.treatment`.execute(trx);
    // A day is written out once, not for each visitor.
    const days = await sql<DayCount>`
      select kind, treatment, to_char(day, 'YYYY-MM-DD') as day, count from (
      select 'visitors' as kind, treatment, ${day("at")} as day, count(*)::int as count
        from seen where kinds = 1 group by 2, 3
      union all select 'basket', treatment, ${day("basket_at")}, count(*)::int
        from did where basket_at is not null group by 2, 3
      union all select 'order', treatment, ${day("order_at")}, count(*)::int
        from did where order_at is not null group by 2, 3) as counted
      order by day, kind, treatment`.execute(trx);
    const sums = await sql<TreatmentSums & { others: number }>`
      select treatment, sum(revenue)::float8 as revenue, sum(revenue * revenue)::float8 as "revenueSquares",
        sum(errors)::float8 as errors, sum(errors * errors)::float8 as "errorSquares",
        count(load)::int as loads, coalesce(sum(load), 0)::float8 as load,
        coalesce(sum(load * load), 0)::float8 as "loadSquares",
        percentile_cont(0.5) within group (order by load)::float8 as "loadMedian", sum(others)::int as others
      from did group by treatment order by treatment`.execute(trx);
    const left = await sql<{ several: number; samples: number }>`
      select count(*) filter (where kinds > 1)::int as several,
        count(*) filter (where kinds = 1 and starts_with(key, ${sampleKeyPrefix}))::int as samples from seen`.execute(
      trx,
    );
    return {
      days: days.rows,
      sums: sums.rows,
      currency,
      ...(left.rows[0] ?? { several: 0, samples: 0 }),
      otherCurrencies: sums.rows.reduce((all, { others }) => all + others, 0),
    };
  });
}
