import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { createFlagStore, flagDefinition } from "../../services/flags/service.ts";
import { median } from "../load/requests.ts";

const exposures = 1_000_000;
const rounds = 3;

/**
 * The figures of an experiment that a million visitors saw, a tenth of whom did something: how long the office waits for the first look and for the next, and
 * the memory that it takes, beside a bare count of the same rows.
 */
export async function figures({ db }: Database, environment: number): Promise<void> {
  const store = createFlagStore({ db, clock: systemClock });
  const flag = "seen-by-a-million";
  const label = "everybody";
  const partitions = [
    { treatment: "on", size: 50 },
    { treatment: "off", size: 50 },
  ];
  const condition = { label, matcherGroup: { matchers: [{ matcherType: "ALL_KEYS" as const }] }, partitions };
  const definition = { name: flag, defaultTreatment: "off", conditions: [condition] };
  await store.flags.save({ environment, by: "bench" }, flagDefinition.parse(definition));
  await sql`insert into flag_exposure (environment_id, flag, key, treatment, is_drawn, change, at, stated_at, label)
    select ${environment}, ${flag}, 'visitor-' || n, case n % 2 when 0 then 'on' else 'off' end, true, 1,
      now() + n * interval '1 millisecond', now() + n * interval '1 millisecond', ${label}
    from generate_series(1, ${exposures}::int) n`.execute(db);
  await sql`insert into flag_event (environment_id, key, traffic_type, event, value, properties, at, stated_at, received_at)
    select ${environment}, 'visitor-' || n, 'user', (array['add_to_cart', 'purchase', 'page_load', 'browser_error'])[1 + n % 4],
      30 + n % 70, '{"currency":"EUR"}', now() + interval '1 hour', now() + interval '1 hour', now()
    from generate_series(1, ${exposures}::int, 10) n`.execute(db);
  await sql`analyze flag_exposure, flag_event`.execute(db);

  const timed = async (act: () => Promise<unknown>) => {
    const begun = performance.now();
    await act();
    return performance.now() - begun;
  };
  const bare = () =>
    sql`select count(*) from flag_exposure where environment_id = ${environment} and flag = ${flag}`.execute(db);
  const times = { first: [] as number[], bare: [] as number[], again: [] as number[] };
  const before = process.memoryUsage().rss;
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await timed(bare));
    // A store without reports in its cache.
    const fresh = createFlagStore({ db, clock: systemClock });
    times.first.push(await timed(() => fresh.report(environment, flag)));
    times.again.push(await timed(() => fresh.report(environment, flag)));
  }
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
  console.log(
    `figures of ${exposures} exposures: first look ${median(times.first).toFixed(0)} ms, next ${median(times.again).toFixed(1)} ms;` +
      ` count(*) ${median(times.bare).toFixed(0)} ms; ${grown.toFixed(0)} MB more in this process`,
  );
}
