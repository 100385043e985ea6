import { type Locale, languageOf } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Payment } from "../payments/service.ts";
import type { PlacedOrder } from "./contract.ts";
import type { OrdersOptions } from "./options.ts";
import type { StoredOrder } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";

export type PayableOrder = Pick<StoredOrder, "id" | "number" | "state" | "channel" | "locale" | "email">;

/** The order exists, but the payment provider is unavailable. */
export interface ProviderUnavailable {
  readonly kind: "payment-provider-unavailable";
  readonly order: Pick<StoredOrder, "id" | "number">;
}

/**
 * The customer's next page: the provider's while a payment is open, otherwise the order page. Calls the provider
 * outside of any transaction; idempotent.
 */
export async function startPayment(
  { payments, pages, token, log }: OrdersOptions,
  order: PayableOrder,
  payment: Payment | null,
): Promise<Outcome<PlacedOrder, ProviderUnavailable>> {
  const orderToken = token(order.id);
  const number = orderNumber(order);
  if (order.state !== "placed" || payment?.state !== "open") {
    return done({ orderToken, number, next: { kind: "done" } });
  }
  const { locale, email } = order;
  const returnUrl = pages.order(order, orderToken);
  try {
    const url = await payments.start(payment, { description: paymentText(number, locale), email, locale, returnUrl });
    // Ended while it was begun, by another way to pay chosen at the same moment: the order page knows how to go on.
    return done({ orderToken, number, next: url === null ? { kind: "done" } : { kind: "redirect", url } });
  } catch (err) {
    log.error({ err, orderId: order.id, provider: payment.provider }, "payment provider unavailable");
    return failed({ kind: "payment-provider-unavailable", order });
  }
}

const words = { de: "Bestellung", en: "Order", es: "Pedido", fr: "Commande", it: "Ordine", nl: "Bestelling" } as const;

const paymentText = (number: string, locale: Locale) => `${words[languageOf(locale)]} ${number}`;
