import type { Currency } from "../../core/money.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import { newId } from "../../platform/random.ts";
import type { PaymentMethod, PaymentState } from "./contract.ts";

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

export async function insertPayment(trx: Trx, payment: NewPayment, now: Date): Promise<Payment> {
  const id = newId();
  await trx
    .insertInto("payment")
    .values({
      id,
      order_id: payment.orderId,
      provider: payment.provider,
      amount: payment.amount,
      currency: payment.currency,
      state: "open",
      created_at: now,
      changed_at: now,
    })
    .execute();
  return { ...payment, id, state: "open", reference: null, redirectUrl: null, createdAt: now };
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

/** Keeps what the provider made of it; the first answer stays, all answers to one payment id are the same. */
export async function recordSession(
  db: Db,
  id: string,
  session: { readonly reference: string; readonly redirectUrl: string },
): Promise<void> {
  await db
    .updateTable("payment")
    .set({ provider_ref: session.reference, redirect_url: session.redirectUrl })
    .where("id", "=", id)
    .where("provider_ref", "is", null)
    .execute();
}
