import type { Trx } from "../../platform/database/database.ts";
import { discountsOf, lockDiscounts, usesByHash } from "./discount-store.ts";

/**
 * Locks the codes that an order used and gave up, and says whether it may use them once more. Their days are not asked:
 * the order was placed within them.
 */
export async function mayRetakeUses(trx: Trx, orderId: string): Promise<boolean> {
  const used = await trx
    .selectFrom("discount_use")
    .select(["discount_id as discountId", "customer_id as customerId", "email_hash as emailHash"])
    .where("order_id", "=", orderId)
    .execute();
  const ids = used.map(({ discountId }) => discountId);
  await lockDiscounts(trx, ids);
  for (const { id, rule, uses, endedAt } of await discountsOf(trx, ids)) {
    if (endedAt !== null || (rule.mostUses !== null && uses >= rule.mostUses)) return false;
    const hers = used.find(({ discountId }) => discountId === id);
    if (rule.mostUsesEach === null || !hers) continue;
    if ((await usesByHash(trx, id, hers)) >= rule.mostUsesEach) return false;
  }
  return true;
}

/** Notes the order's codes as used again. */
export async function retakeUses(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable("discount_use")
    .set({ used_at: now, undone_at: null })
    .where("order_id", "=", orderId)
    .execute();
}
