import type { ConfirmationTexts, ConfirmedLine, OrderConfirmation, Writing } from "./confirmation-data.ts";
import { sellerLines } from "./seller-lines.ts";
import { withdrawalSections } from "./withdrawal-sections.ts";

const methods = { standard: "Delivery", pickup: "Delivery to a pick-up point", express: "Express delivery" };
const payments = {
  test: "Test payment, no money has moved",
  stripe: "Online payment by Stripe",
};
const sellerWords = { represented: "Represented by", vatId: "VAT ID" };

export const confirmationTextsEn: ConfirmationTexts = {
  content: (order, write) => ({
    subject: `Your order ${order.number} is confirmed`,
    heading: "Thank you for your order",
    lead: [
      `Your payment has arrived and we accept order ${order.number} of ${write.moment(order.placedAt)}.`,
      order.shipping
        ? write.arrival(order.arrival.latest)
        : `The ${nameOf(order)} comes with a mail of its own: right away, or on the day you chose.`,
      order.shipping
        ? `You can cancel free of charge until ${write.moment(order.cancelUntil)}. We start nothing before.`
        : "You can cancel free of charge until it is sent, and withdraw from the purchase for 14 days after that while nothing of it is used.",
    ],
    link: { label: "See your order", url: order.orderUrl },
    itemsTitle: `Order ${order.number}`,
    items: order.lines.map((line) => ({
      title: line.title,
      details: [...line.facts, piecesText(line, write), withdrawalNote(line)],
      amount: write.money(line.total),
    })),
    sums: [
      { label: "Subtotal", amount: write.money(order.goods) },
      ...order.vouchers
        .filter(({ type, amount }) => type === "discount" && amount > 0)
        .map(({ label, amount }) => ({ label: `Discount ${label}`, amount: write.money(-amount) })),
      ...(order.shipping ? [{ label: methods[order.shipping.method], amount: write.money(order.shipping.price) }] : []),
      ...order.taxes.flatMap(({ rate, tax }) => taxSum(order, rate, tax, write)),
      { label: "Total", amount: write.money(order.total), strong: true },
      ...order.vouchers
        .filter(({ type }) => type === "gift")
        .map(({ label, amount }) => ({
          label: `${order.locale === "en-US" ? "Gift card" : "Gift voucher"} ${label}`,
          amount: write.money(-amount),
        })),
      ...(order.redeemed > 0 ? [{ label: "Paid otherwise", amount: write.money(order.total - order.redeemed) }] : []),
    ],
    sections: [
      {
        title: "Delivery",
        paragraphs: order.shipping
          ? [write.arrival(order.arrival.latest), order.shippingAddress.join("\n")]
          : [`By e-mail to ${order.email}`],
      },
      {
        title: "Bill and payment",
        paragraphs: [
          order.shipping && !order.billingAddress
            ? "Billing address: the same as the delivery address"
            : (order.billingAddress ?? order.shippingAddress).join("\n"),
          order.paymentMethod === "voucher" ? `Paid with a ${nameOf(order)}` : payments[order.paymentMethod],
        ],
      },
      ...withdrawalSections(order),
      {
        title: "If something is not right",
        paragraphs: [
          `Write to ${order.seller.email} or call ${order.seller.phone}. Your statutory rights apply to faulty goods.`,
        ],
      },
      { title: "Sold by", paragraphs: [sellerLines(order.seller, sellerWords)] },
    ],
    links: [
      { label: "Terms", url: order.termsUrl },
      { label: "Privacy", url: order.privacyUrl },
      { label: "Imprint", url: order.imprintUrl },
    ],
  }),
};

/** In the United States a rate of zero is no tax at all and not named. */
function taxSum({ taxIncluded }: OrderConfirmation, rate: number, tax: number, write: Writing) {
  if (!taxIncluded && rate === 0) return [];
  const label = taxIncluded ? `including ${write.percent(rate)} VAT` : `plus ${write.percent(rate)} sales tax`;
  return [{ label, amount: write.money(tax) }];
}

const piecesText = ({ quantity, unitPrice }: ConfirmedLine, { money }: Writing) =>
  `${quantity} at ${money(unitPrice)} each`;

const withdrawalNote = ({ withdrawalRight }: ConfirmedLine) =>
  withdrawalRight ? "Can be returned within 14 days" : "Made for you, cannot be returned";

const nameOf = ({ locale }: OrderConfirmation) => (locale === "en-US" ? "gift card" : "gift voucher");
