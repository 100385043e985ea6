import type { Channel } from "../../core/channel.ts";
import type { Translate } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import type { Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type Owner, ownerColumns } from "../../platform/database/ownership.ts";
import { hashToken, newId } from "../../platform/tokens/random.ts";
import { voucherViews } from "../vouchers/service.ts";
import type { Checkout, OrderableLine } from "./checkout.ts";
import type { OrderVoucher, PlaceOrderRequest } from "./contract.ts";
import { writeTransition } from "./move-order.ts";
import type { OrderToken } from "./order-token.ts";
import { insertParcels } from "./parcel-store.ts";
import { lineTexts } from "./summary-view.ts";

export interface NewOrder {
  readonly owner: Owner;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly request: PlaceOrderRequest;
  readonly checkout: Checkout;
}

/** Writes the order with everything it freezes: prices, texts, addresses, design versions. */
export async function insertOrder(
  trx: Trx,
  order: NewOrder,
  { token, text, now }: { readonly token: OrderToken; readonly text: Translate; readonly now: Date },
): Promise<{ readonly id: string; readonly number: number }> {
  const { owner, channel, locale, request, checkout } = order;
  const { shipping, totals, payable } = checkout;
  const id = newId();
  const { number } = await trx
    .insertInto("shop_order")
    .values({
      id,
      ...ownerColumns(owner),
      cart_id: checkout.cartId,
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      token_hash: hashToken(token(id)),
      state: "placed",
      channel,
      locale,
      email: request.email,
      shipping_address: jsonb(request.shippingAddress),
      billing_address: request.billingAddress && jsonb(request.billingAddress),
      currency: checkout.currency,
      tax_included: checkout.taxIncluded,
      goods: totals.goods,
      discount: totals.discount,
      shipping_method: shipping.method,
      shipping_class: shipping.class,
      shipping_price: shipping.price,
      taxes: jsonb(totals.taxes),
      total: totals.total,
      redeemed: totals.total - payable,
      vouchers: jsonb(usedVouchers(checkout)),
      parcels: jsonb(checkout.parcels),
      recipient_parcels: checkout.recipients.length,
      parcels_price: checkout.recipients.reduce((sum, { price }) => sum + price, 0),
      production_days: checkout.productionDays,
      payment_method: payable === 0 ? "voucher" : request.paymentMethod,
      ships_on: checkout.shipsOn,
      arrival_earliest: shipping.arrival.earliest,
      arrival_latest: shipping.arrival.latest,
      placed_at: now,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  const lines = checkout.lines.map((line, index) => lineRow(line, id, index + 1, text));
  await trx.insertInto("order_line").values(lines).execute();
  const lineIds = new Map(checkout.lines.map(({ line }, index) => [line.id, lines[index]?.id ?? line.id]));
  await insertParcels(trx, id, checkout.recipients, lineIds);
  await writeTransition(trx, id, null, "placed", { actor: "customer" }, now);
  return { id, number };
}

/** Vouchers that reduced the price or paid. */
const usedVouchers = ({ vouchers, redemptions }: Checkout): readonly OrderVoucher[] =>
  voucherViews(vouchers, redemptions)
    .filter(({ problem, type, amount }) => problem === null && (type === "discount" || amount > 0))
    .map(({ type, label, amount }) => ({ type, label, amount }));

const lineRow = (orderable: OrderableLine, orderId: string, position: number, text: Translate) => {
  const { line, offer, discount, tax } = orderable;
  const { title, facts } = lineTexts(orderable, text);
  return {
    id: newId(),
    order_id: orderId,
    position,
    kind: line.kind,
    release: offer.release,
    configuration: jsonb(line.configuration),
    design_id: line.designId,
    version_id: line.versionId,
    scene_hash: line.sceneHash,
    title,
    facts: jsonb(facts),
    quantity: line.quantity,
    unit_price: offer.unitPrice,
    total: offer.total,
    discount,
    tax_class: offer.production.taxClass,
    tax_rate: tax.rate,
    withdrawal_right: offer.production.withdrawalRight,
    file_state: line.versionId === null ? "none" : "waiting",
  };
};
