import type { ShippingTable } from "../../core/shipping.ts";
import type { Trx } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { OnPaid } from "../payments/service.ts";
import { arrivalOf, type ShippingTables, shipsOn } from "../shipping/service.ts";
import { giftVoucherKind } from "../vouchers/service.ts";
import { arrivalOfAll } from "./delivery.ts";
import { enqueueIssuing } from "./issue-gifts.ts";
import { orderConfirmationMail, printOrderLine } from "./jobs.ts";
import { moveOrder } from "./move-order.ts";
import { endHold, type HoldBooks, retakeHold } from "./order-hold.ts";
import { lockOrder, type StoredOrder } from "./order-store.ts";
import { parcelsOf } from "./parcel-store.ts";
import { comesHome } from "./parcel-view.ts";

/** Dependencies of an incoming payment. */
export interface MoneyBooks extends HoldBooks {
  readonly shippingTables: ShippingTables;
}

/**
 * Handles an incoming payment in its transaction: the order is paid, its arrival promised from this moment, mail and
 * printing are enqueued. Each happens once, or nothing does.
 */
export function moneyReceived({ shippingTables, payments, vouchers }: MoneyBooks): OnPaid {
  return async (trx, { id, orderId, provider }, now) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order) throw new Error(`payment ${id} belongs to no order`);
    if (order.state === "cancelled") return "paid-after-cancellation";
    if (order.state === "placed" && !(await retakeHold(trx, { payments, vouchers }, order, now))) {
      // It would be paid only in part: she gets the money back and may order again.
      await moveOrder(trx, order, "cancelled", { actor: "system", why: "another order used its codes" }, now);
      await endHold(trx, orderId);
      return "paid-after-cancellation";
    }
    const moved = await moveOrder(trx, order, "paid", { actor: "payment", why: provider }, now);
    if (!moved.ok) return "paid-twice";
    await endHold(trx, orderId);
    await promiseArrival(trx, { ...order, paymentMethod: provider }, shippingTables, now);
    await startWork(trx, order, now);
    return "accepted";
  };
}

/** Fixes shipping and arrival at the moment of payment. */
async function promiseArrival(trx: Trx, order: StoredOrder, tables: ShippingTables, now: Date): Promise<void> {
  const { id, shippingAddress, shippingMethod, productionDays, paymentMethod } = order;
  const table = await tables.current(trx);
  const parcel = [table, shippingAddress.country, shippingMethod, productionDays, now] as const;
  const { earliest, latest } = arrivalOf(...parcel);
  await trx
    .updateTable("shop_order")
    .set({
      paid_at: now,
      payment_method: paymentMethod,
      ships_on: shipsOn(...parcel),
      arrival_earliest: earliest,
      arrival_latest: latest,
    })
    .where("id", "=", id)
    .execute();
  if (order.recipientParcels > 0) await promiseParcels(trx, order, table, now);
}

/**
 * The same for parcels to recipients, by the standard method to each country. Without other parcels it is the order's.
 */
async function promiseParcels(trx: Trx, order: StoredOrder, table: ShippingTable, now: Date): Promise<void> {
  const { id, productionDays } = order;
  const parcels = await parcelsOf(trx, id);
  const promised = [...new Set(parcels.map(({ country }) => country))].map((country) => {
    return { country, arrival: arrivalOf(table, country, "standard", productionDays, now) };
  });
  for (const { country, arrival } of promised) {
    await trx
      .updateTable("order_parcel")
      .set({ arrival_earliest: arrival.earliest, arrival_latest: arrival.latest })
      .where("order_id", "=", id)
      .where("country", "=", country)
      .execute();
  }
  const all = arrivalOfAll(promised);
  if (!all || comesHome(order)) return;
  const days = { arrival_earliest: all.earliest, arrival_latest: all.latest };
  await trx.updateTable("shop_order").set(days).where("id", "=", id).execute();
}

async function startWork(trx: Trx, order: StoredOrder, now: Date): Promise<void> {
  const { id: orderId } = order;
  await enqueue(trx, orderConfirmationMail, { orderId }, { jobKey: `order-confirmation-mail:${orderId}` });
  const lines = await trx
    .selectFrom("order_line")
    .select(["id", "kind", "file_state"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  if (lines.some(({ kind }) => kind === giftVoucherKind)) await enqueueIssuing(trx, orderId);
  const printed = lines.filter(({ file_state }) => file_state === "waiting");
  for (const { id: lineId } of printed) {
    const payload = { orderId, lineId, attempt: newId() };
    await enqueue(trx, printOrderLine, payload, { jobKey: `print-order-line:${lineId}` });
  }
  if (printed.length > 0) return;
  const why = "nothing to print";
  await moveOrder(trx, { ...order, state: "paid" }, "files-checked", { actor: "system", why }, now);
}
