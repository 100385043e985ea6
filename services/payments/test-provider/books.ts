import type { Locale } from "../../../core/locale.ts";
import type { Currency } from "../../../core/money.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/tokens/random.ts";
import type { PaymentRequest } from "../provider.ts";

export type TestState = "open" | "pending" | "paid" | "declined" | "cancelled" | "expired";

/** A payment in the test provider's own books, which an outside provider would keep. */
export interface TestPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: TestState;
  readonly description: string;
  readonly locale: Locale;
  readonly returnUrl: string;
}

const columns = ["id", "amount", "currency", "state", "description", "locale", "return_url as returnUrl"] as const;

export async function openTestPayment(db: Db, request: PaymentRequest, tokenHash: string): Promise<void> {
  await db
    .insertInto("test_payment")
    .values({
      id: request.paymentId,
      token_hash: tokenHash,
      amount: request.amount,
      currency: request.currency,
      state: "open",
      description: request.description,
      locale: request.locale,
      return_url: request.returnUrl,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findTestPayment(
  db: Db,
  by: { readonly tokenHash: string } | { readonly id: string },
): Promise<TestPayment | null> {
  const row = await db
    .selectFrom("test_payment")
    .select(columns)
    .where((eb) => ("id" in by ? eb("id", "=", by.id) : eb("token_hash", "=", by.tokenHash)))
    .executeTakeFirst();
  return (row as TestPayment | undefined) ?? null;
}

/** Moves an open payment on; false when it is not open any more, because each payment is decided once. */
export async function decide(trx: Trx, id: string, state: TestState): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("test_payment")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes a message for the shop. @returns its id */
export async function noteEvent(
  trx: Trx,
  paymentId: string,
  state: TestState,
  refundId: string | null = null,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto("test_payment_event")
    .values({ id, test_payment_id: paymentId, state, refund_id: refundId })
    .execute();
  return id;
}

/** The message as it is sent, and the payment it is about. */
export async function eventBody(db: Db, eventId: string): Promise<TestEventBody | null> {
  const row = await db
    .selectFrom("test_payment_event as event")
    .innerJoin("test_payment as payment", "payment.id", "event.test_payment_id")
    .select(["event.id as eventId", "payment.id as paymentId", "event.refund_id as refundId"])
    .select(["event.state", "payment.amount", "payment.currency"])
    .where("event.id", "=", eventId)
    .executeTakeFirst();
  return (row as TestEventBody | undefined) ?? null;
}

export interface TestEventBody {
  readonly eventId: string;
  readonly paymentId: string;
  /** Set when it reports a refund. */
  readonly refundId: string | null;
  readonly state: TestState;
  readonly amount: number;
  readonly currency: string;
}

/** The bank has made up its mind about a pending payment. */
export async function finishPending(db: Db, id: string): Promise<void> {
  await db
    .updateTable("test_payment")
    .set({ state: "paid" })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .execute();
}
