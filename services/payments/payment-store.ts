import type { Currency } from "../../core/money.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { PaymentMethod, PaymentState } from "./contract.ts";
import { closePayment } from "./jobs.ts";

/** An attempt to pay an order. */
export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly provider: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: PaymentState;
  readonly reference: string | null;
  readonly redirectUrl: string | null;
  readonly createdAt: Date;
}

export type NewPayment = Pick<Payment, "orderId" | "provider" | "amount" | "currency">;

const columns = [
  "id",
  "order_id as orderId",
  "provider",
  "amount",
  "currency",
  "state",
  "provider_ref as reference",
  "redirect_url as redirectUrl",
  "created_at as createdAt",
] as const;

/** `provider`, `currency` and `state` are texts for the database; only this file writes them. */
const known = (row: object | undefined): Payment | null => (row as Payment | undefined) ?? null;

/** @param paid what a payment was made with that needs nobody to be asked; null: it is open */
export async function insertPayment(
  trx: Trx,
  payment: NewPayment,
  paid: { readonly reference: string } | null,
  now: Date,
): Promise<Payment> {
  const id = newId();
  const [state, reference] = paid ? (["paid", paid.reference] as const) : (["open", null] as const);
  await trx
    .insertInto("payment")
    .values({
      id,
      order_id: payment.orderId,
      provider: payment.provider,
      amount: payment.amount,
      currency: payment.currency,
      state,
      provider_ref: reference,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return { ...payment, id, state, reference, redirectUrl: null, createdAt: now };
}

/** All attempts of an order, the newest first. */
export async function paymentsOf(db: Db, orderId: string): Promise<readonly Payment[]> {
  const rows = await db
    .selectFrom("payment")
    .select(columns)
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.flatMap((row) => known(row) ?? []);
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  return known(await db.selectFrom("payment").select(columns).where("id", "=", id).executeTakeFirst());
}

/** Has every open attempt of the order closed at its provider, but for one; once the transaction is committed. */
export async function closeOthers(trx: Trx, orderId: string, except: string | null): Promise<void> {
  for (const { id: paymentId, state } of await paymentsOf(trx, orderId)) {
    if (state !== "open" || paymentId === except) continue;
    await enqueue(trx, closePayment, { paymentId }, { jobKey: `close-payment:${paymentId}` });
  }
}

/** Keeps others from changing the payment until the transaction ends. */
export async function lockPayment(trx: Trx, id: string, provider: PaymentMethod): Promise<Payment | null> {
  const row = await trx
    .selectFrom("payment")
    .select(columns)
    .where("id", "=", id)
    .where("provider", "=", provider)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return known(row);
}

export async function changeState(trx: Trx, id: string, state: PaymentState, now: Date): Promise<void> {
  await trx.updateTable("payment").set({ state, changed_at: now }).where("id", "=", id).execute();
}

/**
 * Records the provider's session; the first one stays, because all responses to one payment id are the same.
 *
 * @returns false when the attempt was closed meanwhile: its page must not be shown
 */
export async function recordSession(
  db: Db,
  { id: paymentId, provider }: Pick<Payment, "id" | "provider">,
  session: { readonly reference: string; readonly redirectUrl: string },
): Promise<boolean> {
  const keep = (connection: Db) =>
    connection
      .updateTable("payment")
      .set({ provider_ref: session.reference, redirect_url: session.redirectUrl })
      .where("id", "=", paymentId)
      .where("provider", "=", provider)
      .where("provider_ref", "is", null);
  const { numUpdatedRows } = await keep(db).where("state", "<>", "expired").executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  // It was asked before, or ended meanwhile.
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId, provider);
    await keep(trx).execute();
    if (payment?.state !== "expired") return true;
    await enqueue(trx, closePayment, { paymentId }, { jobKey: `close-payment:${paymentId}` });
    return false;
  });
}
