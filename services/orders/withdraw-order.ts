import { hash } from "node:crypto";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { withdrawalReceipt } from "../mail/service.ts";
import { giftVoucherKind } from "../vouchers/service.ts";
import type { WithdrawRequest } from "./contract.ts";
import { enqueueIssuing } from "./issue-gifts.ts";
import type { OrdersOptions } from "./options.ts";
import { linesOf, lockOrder, type OrderRef, type StoredOrder, type StoredOrderLine } from "./order-store.ts";
import { historyOf, orderNumber } from "./order-view.ts";
import { amountBack, partsBack, type WithdrawalRight, withdrawalRight } from "./withdrawal-right.ts";
import { insertWithdrawal, type Withdrawal, withdrawalsOf, withdrawnLines } from "./withdrawal-store.ts";

export type WithdrawFailure =
  | { readonly kind: "order-not-found" | "idempotency-mismatch" | "line-not-found" | "voucher-spent" }
  | { readonly kind: Exclude<WithdrawalRight["kind"], "open"> }
  | { readonly kind: "line-personalised"; readonly lines: readonly string[] };

export interface Withdrawing {
  readonly ref: OrderRef;
  readonly idempotencyKey: string;
  readonly request: WithdrawRequest;
}

/**
 * Records a withdrawal for some lines, once per key: declaration, receipt by mail and alert for operators are written
 * together or not at all. The order's state stays; operators decide about the products.
 */
export function withdrawOrder(
  options: OrdersOptions,
  withdrawing: Withdrawing,
): Promise<Outcome<StoredOrder, WithdrawFailure>> {
  return options.database.db.transaction().execute(async (trx) => {
    const { ref, idempotencyKey, request } = withdrawing;
    const order = await lockOrder(trx, ref);
    if (!order) return failed({ kind: "order-not-found" });
    const earlier = await withdrawalsOf(trx, order.id);
    const requestHash = hash("sha256", JSON.stringify(request), "hex");
    const same = earlier.find((one) => one.idempotencyKey === idempotencyKey);
    if (same) return same.requestHash === requestHash ? done(order) : failed({ kind: "idempotency-mismatch" });

    const [lines, history, now] = [
      await linesOf(trx, order.id),
      await historyOf(trx, order.id),
      options.clock.now(),
    ] as const;
    const right = withdrawalRight({ order, lines, history, withdrawn: withdrawnLines(earlier) }, now, options.zone);
    const wanted = new Set(request.lines);
    const refused = refusalOf(lines, wanted, right);
    if (refused) return failed(refused);

    const before = earlier.reduce((sum, one) => sum + one.amount, 0);
    const gifts = lines.filter(({ id, kind }) => kind === giftVoucherKind && wanted.has(id)).map(({ id }) => id);
    if (!(await options.vouchers.voidBought(trx, gifts))) return failed({ kind: "voucher-spent" });
    // When no other gift voucher waits for its day, the order has arrived.
    if (gifts.length > 0) await enqueueIssuing(trx, order.id);
    const amount = amountBack({ total: order.total, lines }, wanted, {
      lines: withdrawnLines(earlier),
      amount: before,
    });
    const withdrawal = {
      id: newId(),
      orderId: order.id,
      idempotencyKey,
      requestHash,
      name: request.name,
      email: request.email,
      lines: [...wanted],
      amount,
      declaredAt: now,
    };
    await insertWithdrawal(trx, withdrawal);
    await options.mail.write(trx, withdrawalReceipt(receiptOf(order, lines, withdrawal, options)));
    await raiseAlerts(trx, options, order, { amount, earlier: before });
    return done(order);
  });
}

/** Why these lines cannot be given back, the same words for a line as for an order of such lines alone. */
function refusalOf(
  lines: readonly StoredOrderLine[],
  wanted: ReadonlySet<string>,
  right: WithdrawalRight,
): WithdrawFailure | null {
  const known = lines.filter(({ id }) => wanted.has(id));
  if (known.length < wanted.size) return { kind: "line-not-found" };
  const personalised = known.filter((line) => !line.withdrawalRight);
  if (personalised.length > 0) return { kind: "line-personalised", lines: personalised.map(({ id }) => id) };
  if (right.kind !== "open") return right;
  return known.every(({ id }) => right.lines.includes(id)) ? null : { kind: "already-withdrawn" };
}

async function raiseAlerts(
  trx: Trx,
  { payments }: Pick<OrdersOptions, "payments">,
  { id: orderId }: Pick<StoredOrder, "id">,
  { amount, earlier }: { readonly amount: number; readonly earlier: number },
): Promise<void> {
  const paid = (await payments.of(trx, orderId)).filter(({ state }) => state === "paid");
  for (const { payment, amount: part } of partsBack(paid, earlier, amount)) {
    const { id: paymentId, currency } = payment;
    await payments.raiseAlert(trx, { paymentId, orderId, reason: "withdrawn", amount: part, currency });
  }
}

function receiptOf(
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { id, name, email, lines: given, declaredAt }: Withdrawal,
  { pages, seller, token }: Pick<OrdersOptions, "pages" | "seller" | "token">,
) {
  const { channel, locale, currency } = order;
  return {
    withdrawalId: id,
    orderId: order.id,
    number: orderNumber(order),
    channel,
    locale,
    currency,
    destination: order.shippingAddress.country,
    name,
    email,
    placedAt: order.placedAt,
    declaredAt,
    lines: lines.filter((line) => given.includes(line.id)),
    orderUrl: pages.order(order, token(order.id)),
    imprintUrl: pages.imprint(order),
    seller,
  };
}
