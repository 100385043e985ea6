import { hash } from "node:crypto";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { DiscountRule } from "./discount-rule.ts";

/** A discount code as the office sees it. */
export interface StoredDiscount {
  readonly id: string;
  readonly rule: DiscountRule;
  readonly uses: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
}

const uses = sql<number>`(select count(*)::int from discount_use u where u.discount_id = discount_code.id and u.undone_at is null)`;

const selectDiscounts = (db: Db) =>
  db
    .selectFrom("discount_code")
    .select(["id", "rule", "created_at as createdAt", "created_by as createdBy"])
    .select(["ended_at as endedAt", "ended_by as endedBy", uses.as("uses")])
    // Rules are written by this file alone, parsed by `discountRule`.
    .$narrowType<{ rule: DiscountRule }>();

export async function discountsOf(db: Db, ids: readonly string[]): Promise<readonly StoredDiscount[]> {
  if (ids.length === 0) return [];
  return selectDiscounts(db).where("id", "in", ids).execute();
}

/** The newest first. */
export async function listDiscounts(db: Db): Promise<readonly StoredDiscount[]> {
  return selectDiscounts(db).orderBy("created_at", "desc").orderBy("id", "desc").limit(500).execute();
}

export async function findDiscountId(db: Db, code: string): Promise<string | null> {
  const row = await db.selectFrom("discount_code").select("id").where("code", "=", code).executeTakeFirst();
  return row?.id ?? null;
}

/** @returns null when there is such a code already */
export async function insertDiscount(db: Db, rule: DiscountRule, by: string, now: Date): Promise<string | null> {
  const row = await db
    .insertInto("discount_code")
    .values({ id: newId(), code: rule.code, rule: jsonb(rule), created_at: now, created_by: by })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function endDiscount(db: Db, id: string, by: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("discount_code")
    .set({ ended_at: now, ended_by: by })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks codes until the transaction ends, so that the last free use is given once. */
export async function lockDiscounts(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.selectFrom("discount_code").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
}

/** The orderer; a guest is identified by her address, a customer by both. */
export interface Orderer {
  readonly customerId: string | null;
  readonly email: string;
}

const emailHash = (email: string): string => hash("sha256", email.trim().toLowerCase(), "hex");

/** In how many orders this customer used the code. */
export const usesOf = (db: Db, discountId: string, { customerId, email }: Orderer): Promise<number> =>
  usesByHash(db, discountId, { customerId, emailHash: emailHash(email) });

/** The same by the hash of an address. */
export async function usesByHash(
  db: Db,
  discountId: string,
  { customerId, emailHash: hashed }: Pick<Orderer, "customerId"> & { readonly emailHash: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("discount_use")
    .where("discount_id", "=", discountId)
    .where("undone_at", "is", null)
    .where((eb) => {
      const her: Expression<SqlBool>[] = [eb("email_hash", "=", hashed)];
      if (customerId !== null) her.push(eb("customer_id", "=", customerId));
      return eb.or(her);
    })
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertUse(
  trx: Trx,
  use: { readonly discountId: string; readonly orderId: string; readonly orderer: Orderer; readonly amount: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("discount_use")
    .values({
      discount_id: use.discountId,
      order_id: use.orderId,
      customer_id: use.orderer.customerId,
      email_hash: emailHash(use.orderer.email),
      amount: use.amount,
      used_at: now,
    })
    .execute();
}

/** The order was cancelled: its codes may be used again. */
export async function undoUses(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable("discount_use")
    .set({ undone_at: now })
    .where("order_id", "=", orderId)
    .where("undone_at", "is", null)
    .execute();
}
