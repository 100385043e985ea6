import { articleOf } from "../../core/article.ts";
import type { Translate } from "../../core/labels.ts";
import { recipientsOf } from "../../products/recipients.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import { packedParcels } from "../shipping/service.ts";
import { voucherViews } from "../vouchers/service.ts";
import type { Checkout, OrderableLine } from "./checkout.ts";
import type { CheckoutSummary } from "./contract.ts";
import { arrivalOfAll } from "./delivery.ts";
import type { SentLines } from "./sending.ts";

/** A checkout as the visitor sees it before she orders, its texts in her language. */
export function summaryView(
  counted: Checkout,
  paymentMethods: readonly PaymentMethod[],
  text: Translate,
): CheckoutSummary {
  const { cartId, currency, taxIncluded, lines, shipping, totals, vouchers, redemptions, payable } = counted;
  const { method, class: shippingClass, price, arrival } = shipping;
  return {
    cartId,
    currency,
    taxIncluded,
    goods: totals.goods,
    shipping: { method, class: shippingClass, price, arrival },
    recipientParcels: recipientParcelsOf(counted),
    comesHome: counted.parcels.length > 0,
    parcels: packedParcels(counted.parcels),
    ways: [...counted.ways],
    discount: totals.discount,
    vouchers: voucherViews(vouchers, redemptions),
    taxes: [...totals.taxes],
    total: totals.total,
    redeemed: totals.total - payable,
    payable,
    lines: lines.map((line) => ({
      lineId: line.line.id,
      ...lineTexts(line, text),
      ...lineFigures(line),
      recipients: lineSending(line, counted.sent),
    })),
    paymentMethods: [...paymentMethods],
  };
}

function recipientParcelsOf({ recipients }: Checkout): CheckoutSummary["recipientParcels"] {
  const arrival = arrivalOfAll(recipients);
  return arrival && { count: recipients.length, price: recipients.reduce((sum, { price }) => sum + price, 0), arrival };
}

function lineSending({ line, offer }: OrderableLine, sent: SentLines): CheckoutSummary["lines"][number]["recipients"] {
  const list = offer.production.recipients && recipientsOf(line.configuration);
  if (!list) return null;
  const { addressees, unreachable } = sent.get(line.id) ?? { addressees: [], unreachable: 0 };
  return { count: list.count, sent: addressees.length, unreachable };
}

/** A line's texts, frozen with the order. */
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
