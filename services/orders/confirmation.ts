import type { OrderConfirmation } from "../mail/service.ts";
import { giftVoucherKind } from "../vouchers/service.ts";
import { addressLines } from "./address-lines.ts";
import type { OrdersOptions } from "./options.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";
import type { ParcelProgress } from "./parcel-store.ts";
import { comesHome, parcelsSummary } from "./parcel-view.ts";
import { cancelPromisedUntil } from "./transitions.ts";

/** An order for its confirmation. */
export function confirmationOf(
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  progress: ParcelProgress | null,
  { pages, seller, token }: Pick<OrdersOptions, "pages" | "seller" | "token">,
): OrderConfirmation {
  const { channel, locale } = order;
  return {
    orderId: order.id,
    number: orderNumber(order),
    channel,
    locale,
    email: order.email,
    placedAt: order.placedAt,
    cancelUntil: cancelPromisedUntil(order.placedAt),
    currency: order.currency,
    taxIncluded: order.taxIncluded,
    lines,
    goods: order.goods,
    shipping: lines.every(({ kind }) => kind === giftVoucherKind)
      ? null
      : { method: order.shippingMethod, price: order.shippingPrice },
    recipientParcels: parcelsSummary(order, progress),
    comesHome: comesHome(order),
    taxes: order.taxes,
    total: order.total,
    vouchers: order.vouchers,
    redeemed: order.redeemed,
    paymentMethod: order.paymentMethod,
    arrival: { earliest: order.arrivalEarliest, latest: order.arrivalLatest },
    destination: order.shippingAddress.country,
    shippingAddress: addressLines(order.shippingAddress, locale),
    billingAddress: order.billingAddress && addressLines(order.billingAddress, locale),
    orderUrl: pages.order(order, token(order.id)),
    termsUrl: pages.terms(order),
    privacyUrl: pages.privacy(order),
    imprintUrl: pages.imprint(order),
    seller,
  };
}
