import { z } from "zod";
import { countries } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";
import { isReadableName } from "../../core/readable-name.ts";
import { lookView } from "../carts/contract.ts";
import { sequelView } from "../designs/contract.ts";
import { paymentMethod, paymentState, refundState } from "../payments/contract.ts";
import { arrival, packedParcel, shippingClass, shippingMethod, shippingOption } from "../shipping/contract.ts";
import { voucherView } from "../vouchers/contract.ts";
import { address, addressView } from "./address.ts";
import { lineSending, recipientParcels, sending } from "./parcel-contract.ts";

export { type Address, type AddressCode, address, addressView } from "./address.ts";
export { addressLines, recipientLines } from "./address-lines.ts";
export { isPostcode, postcodeExample, tidyPostcode } from "./postcodes.ts";
export { usStates } from "./us-states.ts";

/**
 * `services/orders` over HTTP. A guest reaches her order by its token, 43 characters of base64url; a signed-in customer
 * hers by the number, too. Both stand where the paths say `name`.
 */
export const orderPaths = {
  /** POST `summaryRequest` -> `checkoutSummary`. */
  summary: "/web-api/checkout/summary",
  /** POST `placeOrderRequest` with the header Idempotency-Key -> `placedOrder`; GET -> `myOrders` of the customer. */
  orders: "/web-api/orders",
  /** GET -> `orderView`. */
  order: (name: string) => `/web-api/orders/${name}`,
  /** POST `payAgainRequest` -> `placedOrder`. */
  pay: (name: string) => `/web-api/orders/${name}/pay`,
  /** POST -> `orderView`. */
  cancel: (name: string) => `/web-api/orders/${name}/cancel`,
  /** POST `withdrawRequest` with the header Idempotency-Key -> `orderView`. */
  withdrawal: (name: string) => `/web-api/orders/${name}/withdrawal`,
} as const;

export const idempotencyKeyHeader = "idempotency-key";

/** Minutes after placing in which the customer may cancel and nothing goes into production. */
export const cancelPromiseMinutes = 60;

const minor = z.number().int();
const priced = {
  currency: z.enum(currencies),
  /** Whether the shown prices include tax; false in the United States. */
  taxIncluded: z.boolean(),
  /** Sum of the lines. */
  goods: minor,
  /** Discount of codes on the products. */
  discount: minor,
  /** Of an order of gift vouchers alone, which nobody carries, it costs nothing and is not shown. */
  shipping: z.object({ method: shippingMethod, class: shippingClass, price: minor, arrival }),
  /** Parcels to recipients of lists; null: none. `shipping` does not include their delivery. */
  recipientParcels: recipientParcels.nullable(),
  /** Whether anything comes to the shipping address; of gift vouchers alone nothing is sent at all. */
  comesHome: z.boolean(),
  /** Packed parcels; empty for orders older than this member. */
  parcels: z.array(packedParcel),
  /** By rate, products and delivery together; rate in parts per million (19 % = 190000). */
  taxes: z.array(z.object({ rate: minor, net: minor, tax: minor, gross: minor })),
  /** Price: products less the discount, and delivery, with tax. */
  total: minor,
  /** Part of the total that gift vouchers pay. */
  redeemed: minor,
  /** Remaining amount: the total less `redeemed`. */
  payable: minor,
};

const pricedLine = {
  /** Product kind, or `giftVoucherKind` for what comes by mail alone. */
  kind: z.string(),
  /** Its name in every language (core/article.ts). */
  article: z.string(),
  title: z.string(),
  facts: z.array(z.string()),
  quantity: minor,
  unitPrice: minor,
  /** Before the discount. */
  total: minor,
  /** The part of the discount that is taken off this line. */
  discount: minor,
  withdrawalRight: z.boolean(),
  look: lookView.nullable(),
  versionId: z.uuid().nullable(),
};

export const summaryRequest = z.object({
  country: z.enum(countries),
  shippingMethod,
  /** Left out: everything comes home. */
  sending: sending.optional(),
});

export const checkoutSummary = z.object({
  cartId: z.uuid(),
  ...priced,
  /** Codes in the basket, also those that do nothing. */
  vouchers: z.array(voucherView),
  lines: z.array(
    z.object({
      lineId: z.uuid(),
      ...pricedLine,
      /** Null: its pieces are not printed for a list. */
      recipients: lineSending.nullable(),
    }),
  ),
  /** Ways of what comes home, with their prices; one alone where nothing does. */
  ways: z.array(shippingOption),
  paymentMethods: z.array(paymentMethod),
});
export type CheckoutSummary = z.infer<typeof checkoutSummary>;

export const placeOrderRequest = z.object({
  /** The basket that was on the screen; one basket becomes one order. */
  cartId: z.uuid(),
  email: z.email("email-format").max(254, "too-long"),
  shippingAddress: address,
  /** Null: the same as the shipping address. */
  billingAddress: address.nullable(),
  shippingMethod,
  /** Parcels to recipients of lists; left out: none. */
  sending: sending.optional(),
  /** In how many parcels, as she saw it; another number is refused with 409 as another total is. */
  expectedParcels: minor.optional(),
  /** `voucher` when gift vouchers pay for all of it. */
  paymentMethod,
  /** The total the visitor saw, minor units; another one is refused with 409 and the new summary. */
  expectedTotal: minor,
  /** The remaining amount after gift vouchers that she saw; left out: all of it. */
  expectedPayable: minor.optional(),
  currency: z.enum(currencies),
  acceptedTerms: z.literal(true, "terms-not-accepted"),
});
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>;

/** Next step: the provider's page, or `done` when nothing is left to pay. */
export const nextStep = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("redirect"), url: z.url() }),
  z.object({ kind: z.literal("done") }),
]);
export const placedOrder = z.object({ orderToken: z.string(), number: z.string(), next: nextStep });
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Left out: the way chosen last time. */
export const payAgainRequest = z.object({ paymentMethod: paymentMethod.optional() });

export const orderStates = [
  "placed",
  "paid",
  "files-checked",
  "in-production",
  "shipped",
  "delivered",
  "cancelled",
  "complaint",
] as const;
export const orderState = z.enum(orderStates);
export type OrderState = z.infer<typeof orderState>;

/** A code as it was used: of a gift voucher only its end, and what it paid. */
const orderVoucher = z.object({ type: z.enum(["discount", "gift"]), label: z.string(), amount: minor });
export type OrderVoucher = z.infer<typeof orderVoucher>;

export const orderView = z.object({
  number: z.string(),
  state: orderState,
  placedAt: z.iso.datetime(),
  email: z.string(),
  shippingAddress: addressView,
  billingAddress: addressView.nullable(),
  ...priced,
  recipientParcels: recipientParcels.extend({ /** No longer waiting. */ shipped: minor }).nullable(),
  /** Codes it was ordered with. */
  vouchers: z.array(orderVoucher),
  /** Lines with their sequels; null: none. */
  lines: z.array(z.object({ id: z.uuid(), ...pricedLine, sequel: sequelView.nullable() })),
  payment: z.object({
    method: paymentMethod,
    state: paymentState,
    /** Whether "pay again" is offered: not paid, not pending, not cancelled. */
    payable: z.boolean(),
  }),
  /** Money that goes back, minor units of the order's currency; a failed one is looked after by the shop. */
  refunds: z.array(z.object({ amount: minor, state: refundState, changedAt: z.iso.datetime() })),
  /** Whether the customer may cancel now, and until when it is promised; after that only while not in production. */
  cancellable: z.boolean(),
  cancelPromisedUntil: z.iso.datetime(),
  /** Present online withdrawal; null where nothing can be withdrawn from. */
  withdrawal: z
    .object({
      /** Last day of the term; null while it has not begun. */
      until: z.iso.date().nullable(),
      lines: z.array(z.uuid()),
      /** Gift vouchers of which something is spent: refused here, people decide about them. */
      spent: z.array(z.uuid()),
    })
    .nullable(),
  /** Declared withdrawals, oldest first. */
  withdrawals: z.array(
    z.object({ at: z.iso.datetime(), name: z.string(), email: z.string(), lines: z.array(z.uuid()) }),
  ),
  /** States the order went through, oldest first. */
  history: z.array(z.object({ state: orderState, at: z.iso.datetime() })),
});
export type OrderView = z.infer<typeof orderView>;

/** The legally required declaration: name, products of the order, and address of the receipt. */
export const withdrawRequest = z.object({
  name: z.string().trim().min(1, "required").max(200, "too-long").refine(isReadableName, "unreadable-characters"),
  email: z.email("email-format").max(254, "too-long"),
  /** Lines of the order, whole. */
  lines: z.array(z.uuid()).min(1, "required").max(200),
});
export type WithdrawRequest = z.infer<typeof withdrawRequest>;

/** An order as its customer's account lists it; the whole of it is at `orderPaths.order(number)`. */
export const myOrder = z.object({
  number: z.string(),
  state: orderState,
  placedAt: z.iso.datetime(),
  currency: z.enum(currencies),
  /** Minor units, what was or is to be paid. */
  total: minor,
  /** Of each line, in the order's language. */
  titles: z.array(z.string()),
  /** Sequels of its designs, by their versions. */
  sequels: z.array(sequelView.extend({ versionId: z.uuid() })),
  pieces: minor,
});
export type MyOrder = z.infer<typeof myOrder>;

/** All orders of the customer, the newest first. */
export const myOrders = z.object({ orders: z.array(myOrder) });
export type MyOrders = z.infer<typeof myOrders>;

/** Problem types of these routes, the last part of a problem's `type`. */
export const orderProblems = [
  "basket-empty", // 409
  "line-unavailable", // 409, with `lines` (ids)
  "price-changed", // 409, with `summary`: the new checkout summary
  "already-ordered", // 409, with `orderToken` and `number`: this basket became an order under another key
  "basket-not-found", // 404: not this visitor's, or not her open one
  "idempotency-key-missing", // 400
  "idempotency-mismatch", // 422: the key was used for another order
  "country-not-delivered", // 422
  "shipping-method-unavailable", // 422
  "voucher-refused", // 409, with `code` and `reason`: this customer may not use it
  "order-too-large", // 422: more than payment providers take
  "too-many-parcels", // 422: more people of lists than `mostParcels`
  "payment-method-unavailable", // 422
  "order-not-found", // 404
  "not-signed-in", // 401: the list of orders is for customers
  "not-payable", // 409: paid, pending or cancelled
  "vouchers-used", // 409: another order used its codes or gift money, which it keeps for half an hour only
  "not-cancellable", // 409: in production or later
  "withdrawal-not-offered", // 409: not paid, cancelled, nothing ready-made, or the law of the country knows none
  "withdrawal-over", // 409: the term has ended
  "already-withdrawn", // 409
  "line-personalised", // 409, with `lines` (ids): made for the customer
  "voucher-spent", // 409: something of a gift voucher that was bought is spent
  "line-not-found", // 422: not of this order
  "payment-provider-unavailable", // 503: the order stands and can be paid later; with `orderToken` and `number`
] as const;
export type OrderProblem = (typeof orderProblems)[number];
