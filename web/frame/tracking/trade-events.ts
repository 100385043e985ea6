import { cut } from "../../../core/cut-text.ts";
import type { TrackedEvent, TrackedItem } from "../../../services/tracking/contract.ts";

type Currency = Extract<TrackedEvent, { event: "view_item" }>["currency"];

/** A line of a basket, a checkout or an order; amounts in minor units. */
export interface TradeLine {
  readonly kind: string;
  readonly article: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly quantity: number;
  /** Of all pieces, before codes take something off; null where it cannot be had. */
  readonly total: number | null;
  /** What codes take off all pieces. */
  readonly discount?: number;
}

interface Code {
  readonly type: "discount" | "gift";
  readonly label: string;
  readonly problem?: unknown;
}

interface Sums {
  readonly currency: Currency;
  /** Sum of the lines. */
  readonly goods: number;
  readonly discount: number;
  readonly vouchers: readonly Code[];
  readonly lines: readonly TradeLine[];
}

export interface OrderSums extends Sums {
  readonly number: string;
  readonly total: number;
  readonly shipping: { readonly price: number };
  readonly recipientParcels?: { readonly price: number } | null;
  readonly taxes: readonly { readonly tax: number }[];
}

/** Minor units as whole ones: 3990 is 39.9. A piece of several may cost a fraction of a cent. */
const whole = (minor: number): number => Number((minor / 100).toFixed(6));

/** A line as an item: its price is what one piece costs after the discount. */
export function itemOf({ kind, article, title, facts, quantity, total, discount = 0 }: TradeLine): TrackedItem {
  return {
    item_id: article,
    item_name: cut(title, 200),
    item_category: kind,
    quantity,
    ...(facts.length > 0 && { item_variant: cut(facts.join(", "), 500) }),
    ...(total !== null && { price: whole((total - discount) / quantity) }),
    ...(discount > 0 && { discount: whole(discount / quantity) }),
  };
}

const trade = ({ currency, goods, discount, lines }: Omit<Sums, "vouchers">) => ({
  currency,
  value: whole(goods - discount),
  items: lines.map(itemOf),
});

/** Codes that take something off. A gift voucher's is money, and said to nobody. */
function couponOf(vouchers: readonly Code[]): { readonly coupon?: string } {
  const codes = vouchers.filter(({ type, problem }) => type === "discount" && !problem).map(({ label }) => label);
  return codes.length === 0 ? {} : { coupon: codes.join(",").slice(0, 200) };
}

/** One piece of something that is looked at. */
export function viewed(currency: Currency, line: TradeLine): TrackedEvent {
  return { event: "view_item", currency, value: whole(line.total ?? 0), items: [itemOf(line)] };
}

export const cartViewed = (cart: Omit<Sums, "vouchers">): TrackedEvent => ({ event: "view_cart", ...trade(cart) });

/** More or fewer pieces of a line, which may be new or gone; null where nothing changed. */
export function lineChanged(
  currency: Currency,
  before: TradeLine | undefined,
  after: TradeLine | undefined,
): TrackedEvent | null {
  const line = after ?? before;
  const more = (after?.quantity ?? 0) - (before?.quantity ?? 0);
  if (!line || more === 0) return null;
  const item = { ...itemOf(line), quantity: Math.abs(more) };
  const value = Number(((item.price ?? 0) * item.quantity).toFixed(2));
  return { event: more > 0 ? "add_to_cart" : "remove_from_cart", currency, value, items: [item] };
}

export const checkoutBegun = (sums: Sums): TrackedEvent => ({
  event: "begin_checkout",
  ...trade(sums),
  ...couponOf(sums.vouchers),
});

/** The order is sent off: how it is delivered, and how it is paid. */
export function orderSent(sums: Sums, delivery: string, payment: string): readonly TrackedEvent[] {
  const all = { ...trade(sums), ...couponOf(sums.vouchers) };
  return [
    { event: "add_shipping_info", ...all, shipping_tier: delivery },
    { event: "add_payment_info", ...all, payment_type: payment },
  ];
}

/** A purchase. Its value is the order's total: articles less codes, delivery, and tax where prices exclude it. */
export const bought = (order: OrderSums): TrackedEvent => ({
  event: "purchase",
  ...trade(order),
  ...couponOf(order.vouchers),
  transaction_id: order.number,
  value: whole(order.total),
  shipping: whole(order.shipping.price + (order.recipientParcels?.price ?? 0)),
  tax: whole(order.taxes.reduce((sum, { tax }) => sum + tax, 0)),
});

export const refunded = (order: OrderSums): TrackedEvent => ({
  event: "refund",
  ...trade(order),
  transaction_id: order.number,
  value: whole(order.total),
});
