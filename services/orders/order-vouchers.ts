import type { Db, Trx } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { Payment } from "../payments/service.ts";
import type { KnownOrderer, RefusedDiscount, Vouchers } from "../vouchers/service.ts";
import type { Checkout } from "./checkout.ts";
import type { OrdersOptions } from "./options.ts";

/** The person who orders with codes: her address, her account, and whether she ordered before. */
async function ordererOf(db: Db, owner: Owner, email: string): Promise<KnownOrderer> {
  const earlier = await db
    .selectFrom("shop_order")
    .select("id")
    .where("state", "<>", "cancelled")
    .where((eb) => eb.or([ownedBy(owner)(eb), eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())]))
    .limit(1)
    .executeTakeFirst();
  return { customerId: owner.customerId, email, ordered: earlier !== undefined };
}

/**
 * The code in the basket that this customer may not use; a guest is known only now, by her address. Sure only while the
 * codes are held: she may be ordering in another browser.
 */
export async function refusedCode(
  db: Db,
  vouchers: Pick<Vouchers, "refusedFor">,
  { vouchers: { discounts } }: Pick<Checkout, "vouchers">,
  { owner, email }: { readonly owner: Owner; readonly email: string },
): Promise<RefusedDiscount | null> {
  if (discounts.length === 0) return null;
  return vouchers.refusedFor(db, discounts, await ordererOf(db, owner, email));
}

/**
 * Takes the held codes and gift vouchers of an order. Each gift voucher is a payment of its own, so that refunds work
 * alike; an order that costs nothing has one of 0.
 */
export async function takeVouchers(
  trx: Trx,
  { vouchers, payments }: Pick<OrdersOptions, "vouchers" | "payments">,
  { vouchers: { discounts }, redemptions, totals, currency }: Checkout,
  order: { readonly id: string; readonly owner: Owner; readonly email: string },
): Promise<readonly Payment[]> {
  const { id: orderId, owner, email } = order;
  const provider = "voucher";
  await vouchers.use(trx, orderId, { customerId: owner.customerId, email }, discounts);
  if (totals.total === 0) {
    return [await payments.recordPaid(trx, { orderId, provider, amount: 0, currency, reference: orderId })];
  }
  const paid: Payment[] = [];
  for (const redemption of redemptions) {
    const { giftId: reference, amount } = redemption;
    const payment = await payments.recordPaid(trx, { orderId, provider, amount, currency, reference });
    await vouchers.pay(trx, orderId, payment.id, redemption);
    paid.push(payment);
  }
  return paid;
}
