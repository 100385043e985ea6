import type { OrderConfirmation } from "../mail/service.ts";
import type { Address } from "./contract.ts";
import type { OrdersOptions } from "./options.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";
import { cancelPromisedUntil } from "./transitions.ts";

/** An order as its confirmation tells it. */
export function confirmationOf(
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { pages, seller, token, zone }: Pick<OrdersOptions, "pages" | "seller" | "token" | "zone">,
): OrderConfirmation {
  const { locale } = order;
  return {
    orderId: order.id,
    number: orderNumber(order),
    locale,
    email: order.email,
    placedAt: order.placedAt,
    cancelUntil: cancelPromisedUntil(order.placedAt),
    currency: order.currency,
    taxIncluded: order.taxIncluded,
    lines,
    goods: order.goods,
    shipping: { method: order.shippingMethod, price: order.shippingPrice },
    taxes: order.taxes,
    total: order.total,
    paymentMethod: order.paymentMethod,
    arrival: { earliest: order.arrivalEarliest, latest: order.arrivalLatest },
    destination: order.shippingAddress.country,
    shippingAddress: addressLines(order.shippingAddress, locale),
    billingAddress: order.billingAddress && addressLines(order.billingAddress, locale),
    orderUrl: pages.order(locale, token(order.id)),
    termsUrl: pages.terms(locale),
    privacyUrl: pages.privacy(locale),
    seller,
    zone,
  };
}

/** As on a label; British and American towns stand before the code. */
export function addressLines(address: Address, locale: string): readonly string[] {
  const { firstName, lastName, company, street, extra, postcode, city, country, state } = address;
  const town =
    country === "US"
      ? [`${city}, ${state} ${postcode}`]
      : country === "GB"
        ? [city, postcode]
        : [`${postcode} ${city}`];
  const land = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
  return [company, `${firstName} ${lastName}`, extra, street, ...town, land].filter((text) => text !== null);
}
