import type { WithdrawalTexts } from "./withdrawal-texts.ts";

const personalised = {
  title: "Goods made for you",
  paragraphs: [
    "There is no right to cancel the contract for goods made to your specifications. This applies to every item with your picture or your measurements. Faulty items are replaced, of course.",
  ],
};

/**
 * The statutory model instruction and form (directive 2011/83/EU, annex I), with placeholders `{contact}` and
 * `{number}`.
 */
export const withdrawalEn: WithdrawalTexts = {
  personalised,
  instruction: [
    {
      title: "Right to cancel for ready-made goods",
      paragraphs: [
        "You have the right to cancel this contract within 14 days without giving any reason. The cancellation period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.",
        "To exercise the right to cancel, you must inform us ({contact}) of your decision to cancel this contract by a clear statement, for example a letter sent by post or an email. You may use the model form below, but it is not obligatory. To meet the deadline, it is sufficient for you to send your communication before the cancellation period has expired.",
      ],
    },
    {
      title: "Effects of cancellation",
      paragraphs: [
        "If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and not later than 14 days from the day on which we are informed about your decision. We will use the same means of payment as you used, and you will not incur any fees.",
        "We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is the earliest. You shall send back the goods without undue delay and not later than 14 days from the day on which you communicate your cancellation to us. You will have to bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from handling other than what is necessary to establish their nature, characteristics and functioning.",
      ],
    },
  ],
  online:
    "You can also exercise your right of withdrawal online: by “Withdraw from contract” on the page of your order, which the confirmation links to. If you use this online function, we will send you without delay, on a durable medium (by email), an acknowledgement of receipt with the content of your withdrawal and the date and time of its submission.",
  form: {
    title: "Model cancellation form",
    paragraphs: [
      "To {contact}:\nI/We (*) hereby give notice that I/We (*) cancel my/our (*) contract of sale of the following goods (*):\nOrdered on (*) / received on (*):\nOrder number: {number}\nName of consumer(s):\nAddress of consumer(s):\nSignature of consumer(s) (only if this form is notified on paper):\nDate:\n(*) Delete as appropriate.",
    ],
  },
};

/** The shop's own promise, where no law gives a right. */
export const withdrawalEnUs: WithdrawalTexts = {
  personalised: {
    title: personalised.title,
    paragraphs: [
      "Goods made to your specifications cannot be returned. This applies to every item with your picture or your measurements. Faulty items are replaced, of course.",
    ],
  },
  instruction: [
    {
      title: "Returning ready-made goods",
      paragraphs: [
        "You can return ready-made goods within 14 days of delivery. Write to {email} first. We refund what you paid within 14 days of receiving them; you pay for the return shipping.",
      ],
    },
  ],
  online: "",
  form: null,
};
