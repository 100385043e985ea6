import type { Currency } from "../../core/money.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import type { RefundState } from "./contract.ts";

/** Money that goes back. */
export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  /** Its alert of withdrawn products; null: for the payment as a whole. */
  readonly alertId: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: RefundState;
  readonly reference: string | null;
  /** An operator's name; null: by itself. */
  readonly requestedBy: string | null;
  readonly why: string;
  readonly requestedAt: Date;
  /** Of its state. */
  readonly changedAt: Date;
}

export type NewRefund = Pick<
  Refund,
  "id" | "paymentId" | "orderId" | "alertId" | "amount" | "currency" | "requestedBy" | "why"
>;

const columns = [
  "id",
  "payment_id as paymentId",
  "order_id as orderId",
  "alert_id as alertId",
  "amount",
  "currency",
  "state",
  "provider_ref as reference",
  "requested_by as requestedBy",
  "why",
  "requested_at as requestedAt",
  "changed_at as changedAt",
] as const;
/** Columns whose values the service's types know more closely than the database. */
type Known = Pick<Refund, "currency" | "state">;

/** The unrefunded part of a payment, minor units; locks it against other refunds until the transaction ends. */
export async function leftOf(trx: Trx, paymentId: string): Promise<number> {
  const payment = await trx
    .selectFrom("payment")
    .select("amount")
    .where("id", "=", paymentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { given } = await trx
    .selectFrom("payment_refund")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("given"))
    .where("payment_id", "=", paymentId)
    .where("state", "!=", "failed")
    .executeTakeFirstOrThrow();
  return payment.amount - Number(given);
}

/** False when there is one for the same reason that did not fail, or less than its amount is left of the payment. */
export async function insertRefund(trx: Trx, refund: NewRefund, now: Date): Promise<boolean> {
  if ((await leftOf(trx, refund.paymentId)) < refund.amount) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("payment_refund")
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      alert_id: refund.alertId,
      amount: refund.amount,
      currency: refund.currency,
      state: "requested",
      requested_by: refund.requestedBy,
      why: refund.why,
      requested_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a whole payment is refunded or about to be; false after a refund of a part, for withdrawn products. */
export async function isGivenBack(trx: Trx, paymentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("payment_refund")
    .innerJoin("payment", "payment.id", "payment_refund.payment_id")
    .select("payment_refund.id")
    .where("payment_id", "=", paymentId)
    .where("payment_refund.state", "!=", "failed")
    .where((eb) => eb.or([eb("alert_id", "is", null), eb("payment_refund.amount", ">=", eb.ref("payment.amount"))]))
    .executeTakeFirst();
  return row !== undefined;
}

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const row = await db
    .selectFrom("payment_refund")
    .select(columns)
    .$narrowType<Known>()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps others from changing the refund until the transaction ends. */
export async function lockRefund(trx: Trx, id: string): Promise<Refund | null> {
  const row = await trx
    .selectFrom("payment_refund")
    .select(columns)
    .$narrowType<Known>()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function changeRefund(
  trx: Trx,
  id: string,
  { state, reference }: { readonly state: RefundState; readonly reference: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("payment_refund")
    .set({ state, provider_ref: reference, changed_at: now })
    .where("id", "=", id)
    .execute();
}

/** The refunds of an order, the oldest first. */
export async function refundsOf(db: Db, orderId: string): Promise<readonly Refund[]> {
  const rows = await db
    .selectFrom("payment_refund")
    .select(columns)
    .$narrowType<Known>()
    .where("order_id", "=", orderId)
    .orderBy("requested_at")
    .execute();
  return rows;
}

/** Most refunds asked about in one run. */
const batch = 25;

/**
 * Takes refunds without news for an hour, and records the request: those with a silent provider, and those that no
 * provider accepted, whose job may have been given up.
 */
export async function takeSilentRefunds(db: Db, now: Date): Promise<readonly string[]> {
  const before = new Date(now.getTime() - 60 * 60_000);
  const rows = await db
    .updateTable("payment_refund")
    .set({ asked_at: now })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("payment_refund")
        .select("id")
        .where("state", "in", ["requested", "pending"])
        .where((where) => where(where.fn.coalesce("asked_at", "changed_at"), "<", before))
        .orderBy("requested_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
