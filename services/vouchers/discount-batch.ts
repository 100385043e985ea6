import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { newId } from "../../platform/random.ts";
import type { DiscountRule } from "./discount-rule.ts";

export interface Compared {
  readonly fresh: readonly DiscountRule[];
  readonly unchanged: number;
  /** Codes that exist and mean something else, or were ended. */
  readonly taken: readonly string[];
}

/** Rows of one statement: it may hold 65,535 parameters. */
const batch = 5000;

export async function openRules(db: Db): Promise<readonly DiscountRule[]> {
  const open = db.selectFrom("discount_code").select("rule").where("ended_at", "is", null).orderBy("code");
  return (await open.execute()).map(({ rule }) => rule as DiscountRule);
}

export async function compareRules(db: Db, rules: readonly DiscountRule[]): Promise<Compared> {
  const there = new Map<string, DiscountRule | null>();
  for (const some of batchesOf(rules)) {
    const known = db
      .selectFrom("discount_code")
      .select(["code", "rule", "ended_at as endedAt"])
      .where(
        "code",
        "in",
        some.map(({ code }) => code),
      );
    for (const { code, rule, endedAt } of await known.execute()) {
      there.set(code, endedAt === null ? (rule as DiscountRule) : null);
    }
  }
  const same = (rule: DiscountRule) => isDeepStrictEqual(there.get(rule.code), rule);
  return {
    fresh: rules.filter(({ code }) => !there.has(code)),
    unchanged: rules.filter(same).length,
    taken: rules.filter((rule) => there.has(rule.code) && !same(rule)).map(({ code }) => code),
  };
}

/** @returns the codes that exist already; then nothing is made */
export async function insertAll(
  db: Db,
  rules: readonly DiscountRule[],
  by: string,
  now: Date,
): Promise<readonly string[]> {
  const taken: string[] = [];
  const trx = await db.startTransaction().execute();
  for (const some of batchesOf(rules)) {
    const made = await trx
      .insertInto("discount_code")
      .values(
        some.map((rule) => ({ id: newId(), code: rule.code, rule: jsonb(rule), created_at: now, created_by: by })),
      )
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("code")
      .execute();
    const codes = new Set(made.map(({ code }) => code));
    taken.push(...some.filter(({ code }) => !codes.has(code)).map(({ code }) => code));
  }
  await (taken.length > 0 ? trx.rollback() : trx.commit()).execute();
  return taken;
}

function* batchesOf(rules: readonly DiscountRule[]): Generator<readonly DiscountRule[]> {
  for (let from = 0; from < rules.length; from += batch) yield rules.slice(from, from + batch);
}
