import type { Translate } from "../../core/labels.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import type { Checkout, OrderableLine } from "./checkout.ts";
import type { CheckoutSummary } from "./contract.ts";

/** A checkout as the visitor sees it before she orders, its texts in her language. */
export function summaryView(
  { cartId, currency, taxIncluded, lines, shipping, totals }: Checkout,
  paymentMethods: readonly PaymentMethod[],
  text: Translate,
): CheckoutSummary {
  const { method, class: shippingClass, price, arrival } = shipping;
  return {
    cartId,
    currency,
    taxIncluded,
    goods: totals.goods,
    shipping: { method, class: shippingClass, price, arrival },
    taxes: [...totals.taxes],
    total: totals.total,
    lines: lines.map((line) => ({ lineId: line.line.id, ...lineTexts(line, text), ...lineFigures(line) })),
    paymentMethods: [...paymentMethods],
  };
}

/** How the line is called; frozen with the order. */
export const lineTexts = ({ description }: OrderableLine, text: Translate) => ({
  title: text(description.title),
  facts: description.facts.map(text),
});

const lineFigures = ({ line, look, offer }: OrderableLine) => ({
  quantity: line.quantity,
  unitPrice: offer.unitPrice,
  total: offer.total,
  withdrawalRight: offer.production.withdrawalRight,
  look,
  versionId: line.versionId,
});
