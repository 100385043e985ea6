import { dayStart } from "../../core/day-start.ts";
import type { ConfirmedLine, OrderConfirmation, Writing } from "./confirmation-data.ts";
import type { ConfirmationWords } from "./confirmation-words.ts";
import type { MailContent, MailSum } from "./mail-content.ts";
import { sellerLines } from "./seller-lines.ts";
import { withdrawalSections } from "./withdrawal-sections.ts";

/** Content of an order's confirmation in a language. */
export function confirmationContent(order: OrderConfirmation, words: ConfirmationWords, write: Writing): MailContent {
  const { number, seller } = order;
  return {
    subject: words.subject({ number }),
    heading: words.heading,
    lead: leadOf(order, words, write),
    link: { label: words.seeOrder, url: order.orderUrl },
    itemsTitle: words.order({ number }),
    items: order.lines.map((line) => ({
      title: line.title,
      details: [
        ...line.facts,
        words.pieces({ quantity: line.quantity, each: write.money(line.unitPrice) }),
        words.withdrawal[rightOf(line)],
      ],
      amount: write.money(line.total),
    })),
    sums: sumsOf(order, words, write),
    sections: [
      { title: words.delivery, paragraphs: deliveryOf(order, words, write) },
      { title: words.billAndPayment, paragraphs: [billOf(order, words), words.payments[order.paymentMethod]] },
      ...withdrawalSections(order),
      { title: words.wrongTitle, paragraphs: [words.wrong({ email: seller.email, phone: seller.phone })] },
      { title: words.soldBy, paragraphs: [sellerLines(seller, words.seller)] },
    ],
    links: [
      { label: words.terms, url: order.termsUrl },
      { label: words.privacy, url: order.privacyUrl },
      { label: words.imprint, url: order.imprintUrl },
    ],
  };
}

const rightOf = ({ withdrawalRight }: ConfirmedLine) => (withdrawalRight ? "right" : "none");

const leadOf = (order: OrderConfirmation, words: ConfirmationWords, write: Writing): string[] => [
  words.accepted({ number: order.number, moment: write.moment(order.placedAt) }),
  order.shipping ? write.arrival(order.arrival.latest) : words.giftComes,
  order.shipping ? cancelUntil(words, write.moment(order.cancelUntil)) : words.cancelGift,
];

const cancelUntil = (words: ConfirmationWords, moment: string): string =>
  words.cancelUntil({ moment, start: dayStart(moment) });

function deliveryOf(order: OrderConfirmation, words: ConfirmationWords, write: Writing): string[] {
  const { shipping, recipientParcels: sent, comesHome } = order;
  if (!shipping) return [words.byMail({ email: order.email })];
  return [
    ...(comesHome ? [write.arrival(order.arrival.latest), order.shippingAddress.join("\n")] : []),
    ...(sent
      ? [`${words.toRecipients({ count: sent.count })} ${words.recipientsBy({ day: write.day(sent.arrival.latest) })}`]
      : []),
  ];
}

const billOf = (
  { shipping, comesHome, billingAddress, shippingAddress }: OrderConfirmation,
  words: ConfirmationWords,
): string =>
  shipping && comesHome && !billingAddress ? words.sameAddress : (billingAddress ?? shippingAddress).join("\n");

function sumsOf(order: OrderConfirmation, words: ConfirmationWords, write: Writing): MailSum[] {
  const { shipping, recipientParcels: sent, comesHome, vouchers, total, redeemed } = order;
  const used = (type: "discount" | "gift") => vouchers.filter((voucher) => voucher.type === type);
  return [
    { label: words.subtotal, amount: write.money(order.goods) },
    ...used("discount")
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount }) => ({ label: words.discount({ label }), amount: write.money(-amount) })),
    ...(shipping && comesHome ? [{ label: words.methods[shipping.method], amount: write.money(shipping.price) }] : []),
    ...(sent ? [{ label: words.recipientsDelivery({ count: sent.count }), amount: write.money(sent.price) }] : []),
    ...taxSums(order, words, write),
    { label: words.total, amount: write.money(total), strong: true },
    ...used("gift").map(({ label, amount }) => ({ label: words.gift({ label }), amount: write.money(-amount) })),
    ...(redeemed > 0 ? [{ label: words.paidOtherwise, amount: write.money(total - redeemed) }] : []),
  ];
}

/** Where prices exclude tax, a rate of zero is no tax and omitted. */
const taxSums = ({ taxes, taxIncluded }: OrderConfirmation, words: ConfirmationWords, write: Writing): MailSum[] =>
  taxes
    .filter(({ rate }) => taxIncluded || rate > 0)
    .map(({ rate, tax }) => ({
      label: (taxIncluded ? words.taxWithin : words.taxAdded)({ rate: write.percent(rate) }),
      amount: write.money(tax),
    }));
