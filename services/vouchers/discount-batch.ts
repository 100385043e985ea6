import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { DiscountRule } from "./discount-rule.ts";

export interface Compared {
  readonly fresh: readonly DiscountRule[];
  readonly unchanged: number;
  /** Codes that exist and mean something else, or were ended. */
  readonly taken: readonly string[];
}

/** Rows of one statement; other requests are answered while the database works. */
const batch = 1000;

export async function openRules(db: Db): Promise<readonly DiscountRule[]> {
  const open = db.selectFrom("discount_code").select("rule").where("ended_at", "is", null).orderBy("code");
  return (await open.execute()).map(({ rule }) => rule as DiscountRule);
}

export async function compareRules(db: Db, rules: readonly DiscountRule[]): Promise<Compared> {
  const fresh: DiscountRule[] = [];
  const taken: string[] = [];
  let unchanged = 0;
  for (const some of batchesOf(rules)) {
    const codes = some.map(({ code }) => code);
    const known = await db
      .selectFrom("discount_code")
      .select(["code", "rule", "ended_at as endedAt"])
      .where("code", "=", sql<string>`any(${codes}::text[])`)
      .execute();
    const there = new Map(known.map(({ code, ...one }) => [code, one]));
    for (const rule of some) {
      const one = there.get(rule.code);
      if (!one) fresh.push(rule);
      else if (one.endedAt === null && isDeepStrictEqual(one.rule, rule)) unchanged++;
      else taken.push(rule.code);
    }
  }
  return { fresh, unchanged, taken };
}

/** @returns the codes that exist already; then nothing is made */
export async function insertAll(
  db: Db,
  rules: readonly DiscountRule[],
  by: string,
  now: Date,
): Promise<readonly string[]> {
  const taken: string[] = [];
  // Thrown, because whatever ends a transaction by throwing also gives its connection back.
  const undone = new Error("codes were made meanwhile");
  const making = db.transaction().execute(async (trx) => {
    for (const some of batchesOf(rules)) {
      const rows = jsonb(some.map((rule) => ({ id: newId(), code: rule.code, rule })));
      const made = await trx
        .insertInto("discount_code")
        .columns(["id", "code", "rule", "created_at", "created_by"])
        .expression(
          sql`select id, code, rule, ${now}::timestamptz, ${by}::text
            from jsonb_to_recordset(${rows}) as made (id uuid, code text, rule jsonb)`,
        )
        .onConflict((conflict) => conflict.column("code").doNothing())
        .returning("code")
        .execute();
      const codes = new Set(made.map(({ code }) => code));
      taken.push(...some.filter(({ code }) => !codes.has(code)).map(({ code }) => code));
    }
    if (taken.length > 0) throw undone;
  });
  await making.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return taken;
}

function* batchesOf(rules: readonly DiscountRule[]): Generator<readonly DiscountRule[]> {
  for (let from = 0; from < rules.length; from += batch) yield rules.slice(from, from + batch);
}
