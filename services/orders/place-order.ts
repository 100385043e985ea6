import { hash } from "node:crypto";
import type { Channel } from "../../core/channel.ts";
import type { Translate } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { PricedCart } from "../carts/service.ts";
import type { Payment } from "../payments/service.ts";
import { deliverableCountries } from "../shipping/service.ts";
import type { RefusedDiscount } from "../vouchers/service.ts";
import { type Checkout, type CheckoutFailure, checkout } from "./checkout.ts";
import type { CheckoutSummary, PlaceOrderRequest } from "./contract.ts";
import { insertOrder } from "./insert-order.ts";
import { moneyReceived } from "./money-received.ts";
import type { OrdersOptions } from "./options.ts";
import { holdForOrder } from "./order-hold.ts";
import { findOrder, type StoredOrder } from "./order-store.ts";
import { refusedCode, takeVouchers } from "./order-vouchers.ts";
import { sentLines } from "./sending.ts";
import { summaryView } from "./summary-view.ts";

/** Why no order was made, or which one was already. */
export type PlaceFailure =
  | CheckoutFailure
  | { readonly kind: "basket-not-found" | "payment-method-unavailable" | "idempotency-mismatch" }
  | { readonly kind: "price-changed"; readonly summary: CheckoutSummary }
  | ({ readonly kind: "voucher-refused" } & RefusedDiscount)
  | { readonly kind: "already-ordered"; readonly order: OrderReference };

export type OrderReference = Pick<StoredOrder, "id" | "number">;

/** A placed order, with its payment attempt when it is new. */
export interface Placed {
  readonly order: Pick<StoredOrder, "id" | "number" | "state" | "channel" | "locale" | "email">;
  readonly payment: Payment | null;
}

export interface Placing {
  readonly owner: Owner;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly idempotencyKey: string;
  readonly request: PlaceOrderRequest;
}

/** Most repetitions of pricing because the basket changed during the order. */
const mostTries = 3;

/**
 * Makes the visitor's basket an order, at most once. Asked again with the same key and the same request it answers with
 * the order that was made. Everything is priced before the transaction; inside, the basket's lock decides who orders.
 */
export async function placeOrder(options: OrdersOptions, placing: Placing): Promise<Outcome<Placed, PlaceFailure>> {
  await options.crashPoint("placing-started");
  const earlier = await orderOfKey(options, placing);
  if (earlier) return earlier;

  for (let tries = 0; tries < mostTries; tries++) {
    const priced = await priceForOrder(options, placing);
    if (!priced.ok) return (await existingOrder(options, placing)) ?? priced;
    const placed = await write(options, placing, priced.value);
    if (placed) {
      await options.crashPoint("order-committed");
      return done(placed);
    }
    const existing = await existingOrder(options, placing);
    if (existing) return existing;
  }
  return failed({ kind: "basket-not-found" });
}

interface PricedOrder {
  readonly cart: PricedCart;
  readonly checkout: Checkout;
  readonly text: Translate;
}

/** Everything that can be known before the basket is locked. */
async function priceForOrder(
  options: OrdersOptions,
  { owner, locale, request }: Placing,
): Promise<Outcome<PricedOrder, PlaceFailure>> {
  const { database, carts, shippingTables, payments, texts, clock } = options;
  const cart = await carts.priced(owner, locale);
  if (cart?.id !== request.cartId) return failed({ kind: "basket-not-found" });
  const table = await shippingTables.current(database.db);
  const choice = { country: request.shippingAddress.country, method: request.shippingMethod };
  const to = { home: choice.country, reached: deliverableCountries(table, cart.terms.currency) };
  const sent = await sentLines(options.recipients, cart, request.sending ?? [], to);
  const counted = checkout(cart, table, choice, clock.now(), sent);
  if (!counted.ok) return counted;
  const { totals, payable, currency, recipients } = counted.value;
  const text = await texts(locale);
  const seen = { total: request.expectedTotal, payable: request.expectedPayable ?? request.expectedTotal };
  const otherParcels = (request.expectedParcels ?? recipients.length) !== recipients.length;
  if (totals.total !== seen.total || payable !== seen.payable || currency !== request.currency || otherParcels) {
    return failed({ kind: "price-changed", summary: summaryView(counted.value, payments.methods, text) });
  }
  if (payable > 0 && !payments.methods.includes(request.paymentMethod)) {
    return failed({ kind: "payment-method-unavailable" });
  }
  // Last, because it reveals whether an address has ordered, which requires an order of one's own.
  const refused = await refusedCode(database.db, options.vouchers, counted.value, { owner, email: request.email });
  if (refused) return failed({ kind: "voucher-refused", ...refused });
  return done({ cart, checkout: counted.value, text });
}

/** @returns null when the basket was ordered or changed by another request meanwhile */
async function write(
  options: OrdersOptions,
  { owner, channel, locale, idempotencyKey, request }: Placing,
  { cart, checkout, text }: PricedOrder,
): Promise<Placed | null> {
  const { database, carts, payments, vouchers, token, clock, crashPoint } = options;
  return database.db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { redemptions, payable, currency } = checkout;
    // The first lock: many baskets wait here for one code, and one that comes too late has written nothing yet.
    if (!(await vouchers.hold(trx, { discounts: checkout.vouchers.discounts, redemptions }))) return null;
    if (await refusedCode(trx, vouchers, checkout, { owner, email: request.email })) return null;
    if (!(await carts.close(trx, cart, owner, now))) return null;
    const order = { owner, channel, locale, idempotencyKey, requestHash: hashOf(request), request, checkout };
    const { id, number } = await insertOrder(trx, order, { token, text, now });
    const { paymentMethod: provider, email } = request;
    const [given] = await takeVouchers(trx, options, checkout, { id, owner, email });
    if (payable === 0 && given) {
      // Nobody has to be asked for money: the order is paid as it is placed.
      await moneyReceived(options)(trx, given, now);
      await crashPoint("order-uncommitted");
      return { order: { id, number, state: "paid", channel, locale, email }, payment: null };
    }
    const payment = await payments.prepare(trx, { orderId: id, provider, amount: payable, currency });
    if (redemptions.length > 0 || usesCode(checkout)) await holdForOrder(trx, id, now);
    await crashPoint("order-uncommitted");
    return { order: { id, number, state: "placed", channel, locale, email }, payment };
  });
}

const usesCode = ({ vouchers: { discounts } }: Checkout): boolean => discounts.some(({ refusal }) => refusal === null);

/** The existing order of this key. */
async function orderOfKey(
  { database }: OrdersOptions,
  { owner: { visitorId }, idempotencyKey, request }: Placing,
): Promise<Outcome<Placed, PlaceFailure> | null> {
  const order = await findOrder(database.db, { visitorId, idempotencyKey });
  if (!order) return null;
  if (order.requestHash !== hashOf(request)) return failed({ kind: "idempotency-mismatch" });
  return done({ order, payment: null });
}

/** The basket is not to be had: because of this very request sent twice, or because another one ordered it. */
async function existingOrder(options: OrdersOptions, placing: Placing): Promise<Outcome<Placed, PlaceFailure> | null> {
  const same = await orderOfKey(options, placing);
  if (same) return same;
  const order = await findOrder(options.database.db, { cartId: placing.request.cartId });
  return order && owns(placing.owner, order) ? failed({ kind: "already-ordered", order }) : null;
}

const owns = ({ visitorId, customerId }: Owner, order: StoredOrder): boolean =>
  order.customerId === null ? order.visitorId === visitorId : order.customerId === customerId;

/** The request as it was parsed, so that spaces and the order of fields do not matter. */
const hashOf = (request: PlaceOrderRequest): string => hash("sha256", JSON.stringify(request), "hex");
