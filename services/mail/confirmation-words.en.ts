import { counted } from "../../core/counted.ts";
import type { ConfirmationWords } from "./confirmation-words.de.ts";

export const en: ConfirmationWords = {
  subject: (number) => `Your order ${number} is confirmed`,
  heading: "Thank you for your order",
  accepted: (number, moment) => `Your payment has arrived and we accept order ${number} of ${moment}.`,
  giftComes: "The gift voucher comes with a mail of its own: right away, or on the day you chose.",
  cancelUntil: (moment) => `You can cancel free of charge until ${moment}. We start nothing before.`,
  cancelGift:
    "You can cancel free of charge until it is sent, and withdraw from the purchase for 14 days after that while nothing of it is used.",
  seeOrder: "See your order",
  order: (number) => `Order ${number}`,
  pieces: (quantity, each) => `${quantity} at ${each} each`,
  withdrawal: { right: "Can be returned within 14 days", none: "Made for you, cannot be returned" },
  subtotal: "Subtotal",
  discount: (label) => `Discount ${label}`,
  methods: { standard: "Delivery", pickup: "Delivery to a pick-up point", express: "Express delivery" },
  taxWithin: (rate) => `including ${rate} VAT`,
  taxAdded: (rate) => `plus ${rate} sales tax`,
  total: "Total",
  gift: (label) => `Gift voucher ${label}`,
  paidOtherwise: "Paid otherwise",
  delivery: "Delivery",
  byMail: (email) => `By e-mail to ${email}`,
  toRecipients: counted("en", {
    one: "One parcel goes straight to a recipient of your list.",
    other: "# parcels go straight to the recipients of your list.",
  }),
  recipientsBy: (day) => `Arrival by ${day}.`,
  recipientsDelivery: counted("en", { one: "Delivery to one recipient", other: "Delivery to # recipients" }),
  billAndPayment: "Bill and payment",
  sameAddress: "Billing address: the same as the delivery address",
  payments: {
    test: "Test payment, no money has moved",
    stripe: "Online payment by Stripe",
    voucher: "Paid with a gift voucher",
  },
  wrongTitle: "If something is not right",
  wrong: (email, phone) => `Write to ${email} or call ${phone}. Your statutory rights apply to faulty goods.`,
  soldBy: "Sold by",
  seller: { represented: "Represented by", vatId: "VAT ID" },
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Legal notice",
};

export const enUS: ConfirmationWords = {
  ...en,
  toRecipients: counted("en", {
    one: "One package goes straight to a recipient of your list.",
    other: "# packages go straight to the recipients of your list.",
  }),
  giftComes: en.giftComes.replace("gift voucher", "gift card"),
  gift: (label) => `Gift card ${label}`,
  payments: { ...en.payments, voucher: "Paid with a gift card" },
};
