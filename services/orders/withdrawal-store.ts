import type { Db, Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";

/** A customer's declaration as it was made. */
export interface Withdrawal {
  readonly id: string;
  readonly orderId: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly name: string;
  readonly email: string;
  /** Ids of order lines. */
  readonly lines: readonly string[];
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly declaredAt: Date;
}

/** Of an order, the oldest first. */
export async function withdrawalsOf(db: Db, orderId: string): Promise<readonly Withdrawal[]> {
  return db
    .selectFrom("order_withdrawal")
    .select([
      "id",
      "order_id as orderId",
      "idempotency_key as idempotencyKey",
      "request_hash as requestHash",
      "name",
      "email",
      "lines",
      "amount",
      "declared_at as declaredAt",
    ])
    .$narrowType<Pick<Withdrawal, "lines">>()
    .where("order_id", "=", orderId)
    .orderBy("declared_at")
    .orderBy("id")
    .execute();
}

export async function insertWithdrawal(trx: Trx, withdrawal: Withdrawal): Promise<void> {
  await trx
    .insertInto("order_withdrawal")
    .values({
      id: withdrawal.id,
      order_id: withdrawal.orderId,
      idempotency_key: withdrawal.idempotencyKey,
      request_hash: withdrawal.requestHash,
      name: withdrawal.name,
      email: withdrawal.email,
      lines: jsonb(withdrawal.lines),
      amount: withdrawal.amount,
      declared_at: withdrawal.declaredAt,
    })
    .execute();
}

export const withdrawnLines = (withdrawals: readonly Pick<Withdrawal, "lines">[]): ReadonlySet<string> =>
  new Set(withdrawals.flatMap(({ lines }) => lines));
