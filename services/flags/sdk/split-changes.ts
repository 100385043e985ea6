import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createCache } from "../../../platform/caches/cache.ts";
import type { Db } from "../../../platform/database/database.ts";
import { forSpec, ruleSegmentMessage, type SpecVersion } from "../definition/for-spec.ts";
import type { Access } from "../keys.ts";
import { keptFlag } from "../store/flags.ts";
import { type FlagFilter, passes } from "./flag-filter.ts";

/** A client's state and protocol version. */
export interface SplitQuestion {
  readonly spec: SpecVersion;
  /** -1: nothing yet. */
  readonly since: number;
  readonly ruleSince: number;
  readonly filter: FlagFilter;
}

/** An answer as bytes; compressed too where many clients ask the same. */
export interface SplitAnswer {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

const compress = promisify(gzip);

/** Answers what changed. Whole lists are made once per change and kept, because every client begins with one. */
export function splitChanges(db: Db, most?: number) {
  const kept = createCache<Promise<SplitAnswer>>("flagLists", most);

  return async ({ environment, change }: Access, question: SplitQuestion): Promise<SplitAnswer> => {
    const { since, ruleSince, filter, spec } = question;
    if (since >= 0 || ruleSince >= 0) return { plain: await answer(db, environment, question), gzip: null };
    const key = JSON.stringify([environment, change, spec, filter]);
    const known = kept.get(key);
    if (known) return known;
    const made = answer(db, environment, question).then(async (plain) => {
      const small = new Uint8Array(await compress(plain));
      kept.set(key, made, plain.length + small.length + key.length);
      return { plain, gzip: small };
    });
    // In the map at once, so that a thousand clients after a restart cost one reading.
    kept.set(key, made, key.length);
    made.catch(() => kept.delete(key));
    return made;
  };
}

async function answer(db: Db, environment: number, { spec, since, ruleSince, filter }: SplitQuestion) {
  // Flags first: a rule-based segment exists before the flag that refers to it.
  const flags = await changedSince(db, "flag_definition", environment, since);
  // Clients remove flags that left their sets: a first response needs none of these, later ones must contain them.
  const told = flags.rows
    .map(keptFlag)
    .filter(({ definition }) => passes(definition, since < 0 ? filter : { ...filter, sets: [] }));
  const list = told.map(({ definition, changeNumber, isArchived }) =>
    forSpec(definition, changeNumber, isArchived, spec),
  );
  const body =
    spec === "1.3"
      ? { ff: { s: since, t: flags.newest, d: list }, rbs: await ruleSegmentsSince(db, environment, ruleSince) }
      : { splits: list, since, till: flags.newest };
  return new TextEncoder().encode(JSON.stringify(body));
}

async function ruleSegmentsSince(db: Db, environment: number, since: number) {
  const { rows, newest } = await changedSince(db, "flag_rule_segment", environment, since);
  return { s: since, t: newest, d: rows.map((row) => ruleSegmentMessage(row.definition, row.change, row.is_archived)) };
}

/**
 * Changes since a number, and the newest number, in one read, because clients consider everything up to that number as
 * read. They would miss changes between two reads.
 */
async function changedSince(
  db: Db,
  table: "flag_definition" | "flag_rule_segment",
  environment: number,
  since: number,
) {
  const changed = await db
    .selectFrom(table)
    .select(["definition", "change", "is_archived"])
    .where("environment_id", "=", environment)
    .where("change", ">", since)
    .orderBy("change")
    .execute();
  // A client without data has nothing to delete.
  const rows = since < 0 ? changed.filter(({ is_archived }) => !is_archived) : changed;
  return { rows, newest: changed.at(-1)?.change ?? since };
}
