import type { Db } from "../../../platform/database/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { deliverTestEvent } from "../jobs.ts";
import type { RefundReport, RefundRequest } from "../provider.ts";
import { noteEvent } from "./books.ts";

/**
 * Gives pretended money back: on its way at once, done when the message about it is delivered. Refused when it was
 * never paid, or less than that is left of it.
 */
export function refundTestPayment(db: Db, { refundId, paymentId, amount }: RefundRequest): Promise<RefundReport> {
  return db.transaction().execute(async (trx) => {
    const paid = await trx
      .selectFrom("test_payment")
      .select("amount")
      .where("id", "=", paymentId)
      .where("state", "=", "paid")
      .forUpdate()
      .executeTakeFirst();
    if (!paid) return { state: "failed", reference: null };
    const known = await findTestRefund(trx, refundId);
    if (known) return known;
    const { given } = await trx
      .selectFrom("test_refund")
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("given"))
      .where("test_payment_id", "=", paymentId)
      .executeTakeFirstOrThrow();
    if (Number(given) + amount > paid.amount) return { state: "failed", reference: null };
    await trx
      .insertInto("test_refund")
      .values({ id: refundId, test_payment_id: paymentId, amount, state: "pending" })
      .execute();
    const eventId = await noteEvent(trx, paymentId, "paid", refundId);
    await enqueue(trx, deliverTestEvent, { eventId });
    return { state: "pending", reference: refundId };
  });
}

export async function findTestRefund(db: Db, id: string): Promise<RefundReport | null> {
  const row = await db
    .selectFrom("test_refund")
    .select(["id as reference", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return (row as RefundReport | undefined) ?? null;
}

/** The pretended bank has paid out. */
export async function finishRefund(db: Db, id: string): Promise<void> {
  await db.updateTable("test_refund").set({ state: "succeeded" }).where("id", "=", id).execute();
}
