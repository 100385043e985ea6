import type { GiftWords } from "./gift-words.de.ts";

export const en: GiftWords = {
  title: "Gift voucher",
  to: (name) => `For ${name}`,
  from: (name) => `From ${name}`,
  code: "Code",
  validTo: (day) => `Valid until ${day}`,
  how: "How to use it",
  steps: (shop) => [
    `Choose something on ${shop} and enter the code in the basket or at the checkout.`,
    "What is not used stays on it.",
    "Whoever has the code can use it: pass it on to nobody but the person it is for.",
  ],
  file: "Gift voucher",
  mail: {
    subject: (amount) => `Your gift voucher of ${amount}`,
    heading: "A gift voucher",
    headingFor: (name) => `For ${name}`,
    code: (code) => `The code: ${code}`,
    how: "Enter it in the basket or at the checkout. What is not used stays on it.",
    toPrint: "To print and to give away, the gift voucher comes with this mail as a PDF.",
    toShop: "To the shop",
    order: (number) => `Order ${number}`,
    goodToKnow: "Good to know",
    whoever: "Whoever has the code can use it: pass it on to nobody but the person it is for.",
    tax: "Tax falls due when it is used. While nothing of it is used you can withdraw from the purchase for 14 days.",
    imprint: "Legal notice",
  },
};

export const enUS: GiftWords = {
  ...en,
  title: "Gift card",
  steps: (shop) => [
    `Choose something on ${shop} and enter the code in the cart or at the checkout.`,
    ...en.steps(shop).slice(1),
  ],
  file: "Gift card",
  mail: {
    ...en.mail,
    subject: (amount) => `Your gift card of ${amount}`,
    heading: "A gift card",
    how: en.mail.how.replace("basket", "cart"),
    toPrint: en.mail.toPrint.replace("gift voucher", "gift card"),
  },
};
