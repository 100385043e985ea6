import type { de } from "./messages.de.ts";

export const en: typeof de = {
  terms: "Terms",
  privacy: "Privacy",
  termsPage: {
    title: "Terms and conditions",
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
        text: "Goods made to your specification, such as with your photo or in your size, are exempt from the right to cancel. Ready-made goods, for example a frame without a picture, can be sent back within 14 days of receipt without giving a reason. Instructions and a form are in the confirmation of your order.",
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
    lead: "What we keep of you, what for, and how long.",
    sections: [
      {
        title: "While you browse",
        text: "Nothing that tells us who you are. Only when you design something or put it into the basket do we set a technically necessary cookie, so that it stays yours. It does not follow you and is shared with nobody.",
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
