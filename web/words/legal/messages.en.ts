import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const workingDays = counted("en", { one: "# working day", other: "# working days" });

export const en: typeof de = {
  terms: "Terms",
  privacy: "Privacy",
  imprint: "Legal notice",
  contact: "Contact",
  withdrawal: "Right to cancel",
  delivery: "Delivery and payment",
  navigation: "Legal",
  imprintPage: {
    description:
      "Who is behind Passepartout: the seller and the address, who represents it, register entry and tax number, with email and phone for your questions.",
    lead: "Who runs this shop.",
    seller: "Sold by",
    contact: "Contact",
    email: "Email:",
    phone: "Phone:",
    managingDirectors: "Represented by",
    register: "Register entry",
    vatId: "VAT identification number",
    more: "All ways to reach us are under ",
  },
  contactPage: {
    description:
      "How to reach Passepartout: email, phone and postal address, and what we need to know about your order so that we can help you straight away.",
    lead: "Write to us or call.",
    post: "Post",
    orderTitle: "About your order",
    order: "Tell us the order number; it is in the confirmation. If something arrived damaged, send a photo along.",
    cancel:
      "You can cancel by yourself until production begins: on the page of your order, which the confirmation links to.",
  },
  withdrawalPage: {
    description:
      "What you can give back and what you cannot: ready-made goods, pieces made with your photos, how long you have, and how it is done step by step.",
    lead: "What you can give back, what you cannot, and how it is done.",
    onlineTitle: "Withdraw from contract online",
    online:
      "The page of your order has the button “Withdraw from contract” while the term runs. The link “See your order” in the confirmation you got by email leads there. If you have an account, you also find it in ",
    onlineLink: "Your orders",
    send: "Send it to ",
    more: "If you want to cancel an order before we make it, or something arrived damaged, see ",
    moreAfter: ".",
  },
  deliveryPage: {
    description:
      "What delivery costs, how long it takes and from which amount it is free, for each country we deliver to. And all the ways you can pay for your order.",
    lead: "What delivery costs, how long it takes and how you pay.",
    to: (country) => `Delivery: ${country}`,
    size: "Size",
    standard: "Standard",
    none: "not possible",
    free: (amount) =>
      `For goods of ${amount} or more, letter and parcel are free, also to a pick-up point; express is not.`,
    freeWithoutPickup: (amount) => `For goods of ${amount} or more, letter and parcel are free; express is not.`,
    transit: (standard, express) => `Under way: standard ${standard}, express ${express}.`,
    days: (min, max) => (min === max ? workingDays(min) : `${min} to ${workingDays(max)}`),
    elsewhereTitle: "To other countries",
    elsewhere: "This shop does not deliver to countries other than those named here.",
    rulesTitle: "How it is charged",
    rules: "Delivery is charged once per order, by the largest piece in it.",
    arrival:
      "Production comes on top of the days under way. The page of the product and the checkout say when it is with you.",
    paymentTitle: "Payment",
    payment: "You pay when you order. At checkout you choose from:",
  },
  termsPage: {
    title: "Terms and conditions",
    description:
      "What holds when you order from us, in plain words: the contract, prices and delivery, giving goods back, your pictures, and what we do if something is wrong.",
    lead: "What holds when you order from us, in six paragraphs.",
    sections: [
      {
        title: "The contract",
        text: "The button at checkout is a binding order. The contract is made when we have received your payment and confirmed the order by email. You find its text in that email and on the page of your order.",
      },
      {
        title: "Prices and delivery",
        text: "Prices include the value added tax of the country we deliver to; in the United States tax is added. Delivery is charged once per order and named at checkout before you order. The goods stay ours until they are paid.",
      },
      {
        title: "Changing your mind",
        text: "For 60 minutes after you order we do not start. Until then, and after that until production begins, you can cancel free of charge on the page of your order.",
      },
      {
        title: "Right to cancel",
        text: "Goods made to your specification, such as with your photo or in your size, are exempt from the right to cancel. Ready-made goods, for example a frame without a picture, can be sent back within 14 days of receipt without giving a reason. Instructions and a form are on the page “Right to cancel” and in the confirmation of your order.",
      },
      {
        title: "Your pictures",
        text: "You need the rights to the pictures you upload. We use them only to make your order.",
      },
      {
        title: "If something is wrong",
        text: "If something arrives damaged or not as ordered, write to us with a photo. Your statutory rights apply; we make it again or return the money.",
      },
    ],
  },
  privacyPage: {
    title: "Privacy",
    description:
      "What we keep of you, what for and how long: while you browse, with your photos, when you order and in your account. With the list of all cookies.",
    lead: "What we keep of you, what for, and how long.",
    sections: [
      {
        title: "While you browse",
        text: "Nothing that tells us who you are, and no counting without your consent. A random value makes sure that you always see the same version of a page. Only when you design something or put it into the basket do we set a technically necessary cookie, so that it stays yours. It does not follow you and is shared with nobody.",
      },
      {
        title: "Your photos and designs",
        text: "They are on our servers and can be reached only with your browser or your account. From everything we pass on we remove where it was taken.",
      },
      {
        title: "When you order",
        text: "We need email and addresses to make and deliver the order and to keep the records the law asks for. The carrier gets the delivery address, the payment service the amount and your email. We never see card details.",
      },
      {
        title: "In your account",
        text: "Name, email, and a password that we store only as a salted hash.",
      },
      {
        title: "Your rights",
        text: "You can ask for access, correction and deletion. The law makes us keep invoices; everything else we delete.",
      },
    ],
  },
};

/** American law knows no right to cancel: there it is about returns, and prices come without tax. */
export const enUs: typeof de = {
  ...en,
  withdrawal: "Returns",
  deliveryPage: {
    ...en.deliveryPage,
    free: (amount) =>
      `For goods of ${amount} or more, letter and package are free, also to a pick-up point; express is not.`,
    freeWithoutPickup: (amount) => `For goods of ${amount} or more, letter and package are free; express is not.`,
  },
  termsPage: {
    ...en.termsPage,
    sections: en.termsPage.sections.map((section) =>
      section.title === "Right to cancel"
        ? {
            title: "Returns",
            text: "Goods made to your specification, such as with your photo or in your size, cannot be returned, unless something is wrong with them. Ready-made goods, for example a frame without a picture, can be sent back within 14 days of receipt. How is on the page “Returns” and in the confirmation of your order.",
          }
        : section,
    ),
  },
  privacyPage: {
    ...en.privacyPage,
    sections: en.privacyPage.sections.map(({ title, text }) => ({ title, text: text.replace("basket", "cart") })),
  },
};
