import { sql } from "kysely";
import type { Currency } from "../../core/money.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import { newId } from "../../platform/tokens/random.ts";

export const alertReasons = [
  /** Two attempts of one order were both paid. */
  "paid-twice",
  /** The money came when the order was already cancelled. */
  "paid-after-cancellation",
  /** The order was cancelled after it was paid. */
  "cancelled-after-payment",
  /** The provider reports another amount or currency than was asked for. */
  "wrong-amount",
  /** The provider could not give the money back. */
  "refund-failed",
  /** Ready-made products were withdrawn; one alert per withdrawal. */
  "withdrawn",
  /** A parcel of an order with many is given back, each time for itself. */
  "parcel",
] as const;
export type AlertReason = (typeof alertReasons)[number];

/** Money an operator has to give back or to find out about. */
export interface PaymentAlert {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly reason: AlertReason;
  readonly amount: number;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly note: string | null;
}

/** Reasons that are about a part of a payment, so that there may be many and none says anything of the rest. */
const partly = ["withdrawn", "parcel"] as const satisfies readonly AlertReason[];
export const isPartly = (reason: AlertReason): boolean => partly.some((one) => one === reason);
const ofTheWhole = partly.map((reason) => sql.lit(reason));

const columns = [
  "id",
  "payment_id as paymentId",
  "order_id as orderId",
  "reason",
  "amount",
  "currency",
  "created_at as createdAt",
  "resolved_at as resolvedAt",
  "resolved_by as resolvedBy",
  "note",
] as const;
/** Columns whose values the service's types know more closely than the database. */
type Known = Pick<PaymentAlert, "reason" | "currency">;

export type NewAlert = Pick<PaymentAlert, "paymentId" | "orderId" | "reason" | "amount" | "currency">;

/**
 * Alerts operators once per payment and reason, for parts each time. Only a failed refund can fail again after it was
 * handled; its alert reopens with the former note.
 *
 * @param id of a new alert
 */
export async function raiseAlert(trx: Trx, alert: NewAlert, now: Date, id = newId()): Promise<void> {
  await trx
    .insertInto("payment_alert")
    .values({
      id,
      payment_id: alert.paymentId,
      order_id: alert.orderId,
      reason: alert.reason,
      amount: alert.amount,
      currency: alert.currency,
      created_at: now,
    })
    .onConflict((conflict) => {
      if (alert.reason !== "refund-failed") return conflict.doNothing();
      const same = conflict.columns(["payment_id", "reason"]).where("reason", "not in", ofTheWhole);
      return same.doUpdateSet({ amount: alert.amount, created_at: now, resolved_at: null });
    })
    .execute();
}

/** Those of an order, or all that nobody has looked after yet; the oldest first. */
export async function listAlerts(db: Db, orderId?: string): Promise<readonly PaymentAlert[]> {
  const all = db.selectFrom("payment_alert").select(columns).$narrowType<Known>();
  const wanted = orderId === undefined ? all.where("resolved_at", "is", null) : all.where("order_id", "=", orderId);
  const rows = await wanted.orderBy("created_at").execute();
  return rows;
}

export async function findAlert(db: Db, id: string): Promise<PaymentAlert | null> {
  const row = await db
    .selectFrom("payment_alert")
    .select(columns)
    .$narrowType<Known>()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Closes the open alerts of a refunded payment. A refund of a part, such as withdrawn products, closes only its own
 * alert.
 *
 * @param alertId the alert of the refunded part
 */
export async function settleAlerts(
  trx: Trx,
  { paymentId, alertId }: { readonly paymentId: string; readonly alertId: string | null },
  { by, note, at }: { readonly by: string | null; readonly note: string; readonly at: Date },
): Promise<void> {
  const open = trx
    .updateTable("payment_alert")
    .set({ resolved_at: at, resolved_by: by, note })
    .where("payment_id", "=", paymentId)
    .where("resolved_at", "is", null);
  const settled =
    alertId === null
      ? open.where("reason", "not in", partly)
      : open.where((eb) => eb.or([eb("id", "=", alertId), eb("reason", "=", "refund-failed")]));
  await settled.execute();
}

/** Notes who looked after it and how; false when there is no such open alert. */
export async function resolveAlert(
  db: Db,
  id: string,
  by: { readonly operator: string; readonly note: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment_alert")
    .set({ resolved_at: by.at, resolved_by: by.operator, note: by.note })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
