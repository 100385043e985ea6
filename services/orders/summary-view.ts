import { articleOf } from "../../core/article.ts";
import type { Translate } from "../../core/labels.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import { voucherViews } from "../vouchers/service.ts";
import type { Checkout, OrderableLine } from "./checkout.ts";
import type { CheckoutSummary } from "./contract.ts";

/** A checkout as the visitor sees it before she orders, its texts in her language. */
export function summaryView(
  { cartId, currency, taxIncluded, lines, shipping, totals, vouchers, redemptions, payable }: Checkout,
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
    discount: totals.discount,
    vouchers: voucherViews(vouchers, redemptions),
    taxes: [...totals.taxes],
    total: totals.total,
    redeemed: totals.total - payable,
    payable,
    lines: lines.map((line) => ({ lineId: line.line.id, ...lineTexts(line, text), ...lineFigures(line) })),
    paymentMethods: [...paymentMethods],
  };
}

/** How the line is called; frozen with the order. */
export const lineTexts = ({ description }: OrderableLine, text: Translate) => ({
  title: text(description.title),
  facts: description.facts.map(text),
});

const lineFigures = ({ line, look, offer, discount }: OrderableLine) => ({
  kind: line.kind,
  article: articleOf(line.kind, line.configuration),
  quantity: line.quantity,
  unitPrice: offer.unitPrice,
  total: offer.total,
  discount,
  withdrawalRight: offer.production.withdrawalRight,
  look,
  versionId: line.versionId,
});
