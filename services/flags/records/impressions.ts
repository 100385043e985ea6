import { sql } from "kysely";
import { z } from "zod";
import { statedTime } from "../../../core/stated-time.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { treatmentsOf } from "../definition/check-definition.ts";
import type { FlagDefinition } from "../definition/flag-schema.ts";
import { shownProperty } from "../protocol.ts";
import type { CountsBody, ImpressionsBody } from "./report-shapes.ts";
import { isNotForgotten, whileNobodyIsForgotten } from "./withdrawals.ts";

/** Report mode of a client: OPTIMIZED counts repetitions separately, DEBUG sends every impression. */
export type ImpressionsMode = "OPTIMIZED" | "DEBUG" | "NONE";

const hour = 3_600_000;
/** Given by the clients themselves, without a draw for this visitor. */
const undrawn = new Set([
  "archived",
  "killed",
  "prerequisites not met",
  "not in split",
  "default rule",
  "definition not found",
  "not ready",
  "exception",
  "targeting rule type unsupported by sdk",
]);
/** A treatment or label that the flag does not have (any more); public keys are in anybody's hands. */
const other = "(other)";

interface Look {
  readonly flag: string;
  readonly key: string;
  readonly treatment: string;
  readonly label: string;
  readonly change: number;
  /** By our clock. */
  readonly at: number;
  /** By the visitor's. */
  readonly stated: number;
  /** The treatment was drawn now, not taken from her session. */
  readonly isNow: boolean;
  /** Whether it is a separate record, or also part of the client's counts. */
  readonly isCounted: boolean;
}

export interface RecordsOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Most milliseconds for which clients store reports; those of servers when left out. */
  readonly kept?: number;
}

/** Stores impressions: exact counts by hour, and each visitor's first impression of a treatment. */
export function impressionRecords({ db, clock, kept }: RecordsOptions) {
  const timeOf = (stated: number): number => statedTime(stated, clock.now().getTime(), kept);

  async function record(environment: number, looks: readonly Look[], repeats: CountsBody["pf"]): Promise<void> {
    const flags = await definitionsOf(db, environment, [
      ...looks.map(({ flag }) => flag),
      ...repeats.map(({ f }) => f),
    ]);
    const known = looks.flatMap((look) => {
      const definition = flags.get(look.flag);
      return definition ? [named(look, definition)] : [];
    });
    const counts = new Map<string, [flag: string, treatment: string, label: string, hour: number, count: number]>();
    const count = (flag: string, treatment: string, label: string, at: number, more: number) => {
      const start = at - (at % hour);
      const key = JSON.stringify([flag, treatment, label, start]);
      counts.set(key, [flag, treatment, label, start, (counts.get(key)?.[4] ?? 0) + more]);
    };
    for (const look of known) if (look.isCounted) count(look.flag, look.treatment, look.label, look.at, 1);
    for (const { f, m, rc } of repeats) if (flags.has(f) && rc > 0) count(f, "", "", timeOf(m), rc);
    await db.transaction().execute(async (trx) => {
      await whileNobodyIsForgotten(trx, environment);
      await writeCounts(trx, environment, [...counts.values()]);
      await writeExposures(trx, environment, known);
    });
  }

  return {
    looks: (environment: number, body: ImpressionsBody, mode: ImpressionsMode): Promise<void> =>
      record(
        environment,
        body.flatMap(({ f, i }) =>
          i.map(({ k, t, m, c, r, pt, properties }) => {
            const shown = shownIn(properties) ?? t;
            return {
              flag: f,
              key: k,
              treatment: shown,
              label: r ?? "",
              change: c ?? 0,
              at: timeOf(m),
              stated: m,
              isNow: shown === t,
              isCounted: mode !== "OPTIMIZED" || pt === undefined || pt === null,
            };
          }),
        ),
        [],
      ),
    repeats: (environment: number, { pf }: CountsBody): Promise<void> => record(environment, [], pf),
    /** Of flags whose looks are not sent one by one: that a visitor saw them. */
    seen: (environment: number, pairs: readonly { readonly flag: string; readonly key: string }[]): Promise<void> =>
      record(
        environment,
        pairs.map(({ flag, key }) => {
          const now = clock.now().getTime();
          const look = { flag, key, treatment: "", label: "", change: 0, at: now, stated: now };
          return { ...look, isNow: true, isCounted: false };
        }),
        [],
      ),
  };
}

/** The shown treatment, reported by the shop's browsers (`shownProperty`). */
const shownSaid = z.object({ [shownProperty]: z.string().min(1).max(100) });

function shownIn(properties: string | null | undefined): string | undefined {
  if (!properties) return undefined;
  try {
    const said = shownSaid.safeParse(JSON.parse(properties));
    return said.success ? said.data[shownProperty] : undefined;
  } catch {
    return undefined;
  }
}

/** A look with no more treatments and labels than the flag can give. */
function named(look: Look, definition: FlagDefinition): Look {
  const { treatment, label } = look;
  const isGiven = treatment === "" || treatment === "control" || treatmentsOf(definition).has(treatment);
  const isLabel = label === "" || undrawn.has(label) || definition.conditions.some((one) => one.label === label);
  return { ...look, treatment: isGiven ? treatment : other, label: isLabel ? label : other };
}

/** Flags that the environment knows, also those that were archived: of others nothing is written. */
async function definitionsOf(db: Db, environment: number, names: readonly string[]) {
  if (names.length === 0) return new Map<string, FlagDefinition>();
  const rows = await db
    .selectFrom("flag_definition")
    .select(["name", "definition"])
    .where("environment_id", "=", environment)
    // One parameter for all: a report may name more flags than a statement has parameters.
    .where("name", "=", sql<string>`any(${[...new Set(names)]}::text[])`)
    .execute();
  return new Map(rows.map(({ name, definition }) => [name, definition as FlagDefinition]));
}

async function writeCounts(
  db: Db,
  environment: number,
  counts: readonly (readonly [string, string, string, number, number])[],
): Promise<void> {
  if (counts.length === 0) return;
  const column = <Index extends 0 | 1 | 2 | 3 | 4>(index: Index) => counts.map((row) => row[index]);
  // In one order, so that two processes never wait for each other.
  await sql`
    insert into flag_impression (environment_id, flag, treatment, label, hour, count)
    select ${environment}, flag, treatment, label, to_timestamp(hour / 1000.0), count
    from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::bigint[],
      ${column(4)}::bigint[]) as told (flag, treatment, label, hour, count)
    order by flag, treatment, label, hour
    on conflict (environment_id, flag, treatment, label, hour)
      do update set count = flag_impression.count + excluded.count`.execute(db);
}

async function writeExposures(db: Db, environment: number, looks: readonly Look[]): Promise<void> {
  const first = new Map<string, Look>();
  for (const look of looks) {
    const key = JSON.stringify([look.flag, look.key, look.treatment]);
    const known = first.get(key);
    if (!known || look.at < known.at) first.set(key, look);
  }
  if (first.size === 0) return;
  const all = [...first.values()];
  await sql`
    insert into flag_exposure (environment_id, flag, key, treatment, label, is_drawn, change, at, stated_at)
    select ${environment}, flag, key, treatment, label, is_drawn, change, to_timestamp(at / 1000.0),
      to_timestamp(stated / 1000.0)
    from unnest(${all.map(({ flag }) => flag)}::text[], ${all.map(({ key }) => key)}::text[],
      ${all.map(({ treatment }) => treatment)}::text[], ${all.map(({ label }) => label)}::text[],
      ${all.map(({ label, isNow }) => isNow && !undrawn.has(label))}::boolean[],
      ${all.map(({ change }) => change)}::bigint[], ${all.map(({ at }) => at)}::bigint[],
      ${all.map(({ stated }) => stated)}::bigint[])
      as told (flag, key, treatment, label, is_drawn, change, at, stated)
    where ${isNotForgotten(environment)}
    order by flag, key, treatment
    on conflict (environment_id, flag, key, treatment)
      do update set at = excluded.at, change = excluded.change, label = excluded.label,
        is_drawn = excluded.is_drawn, stated_at = excluded.stated_at
      where excluded.at < flag_exposure.at`.execute(db);
}
