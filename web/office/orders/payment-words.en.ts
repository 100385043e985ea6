import type { PaymentWords } from "./payment-words.de.ts";

export const paymentsEn: PaymentWords = {
  title: "Payments",
  method: { test: "Test payment", stripe: "Stripe", voucher: "Gift voucher" },
  state: {
    open: "waits for the customer",
    pending: "waits for the bank",
    paid: "paid",
    declined: "declined",
    cancelled: "cancelled",
    expired: "expired",
  },
  reference: (text) => `Reference ${text}`,
  alert: {
    "paid-twice": {
      title: "Paid twice",
      action: "The second amount goes back by itself. If this stays here, refund it.",
    },
    "paid-after-cancellation": {
      title: "Paid although cancelled",
      action: "The amount goes back by itself. If this stays here, refund it.",
    },
    "cancelled-after-payment": {
      title: "Cancelled and already paid",
      action: "Refund the amount.",
    },
    "wrong-amount": {
      title: "Another amount arrived",
      action: "Compare with the payment provider before you print.",
    },
    "refund-failed": {
      title: "The refund did not go through",
      action: "Try again, or transfer the amount and write down what you did.",
    },
    parcel: {
      title: "A parcel refunded",
      action: "The money is on its way. If this stays here, refund it.",
    },
    withdrawn: {
      title: "Ready-made goods withdrawn",
      action:
        "Keep the goods back if they are still here. Refund the amount within 14 days of the withdrawal, at the earliest when the goods or proof of their return are here.",
    },
  },
  refund: "Refund",
  refundTitle: (sum) => `Refund ${sum}?`,
  refundText: "The whole amount goes back the way it came. This cannot be undone.",
  refundWhy: "Reason",
  refundWhyHint: "Stays with the order, for instance: the customer cancelled.",
  refundWhyMissing: "Write down briefly why.",
  refundFailed: "That did not work. Try again.",
  refundGone: "Somebody has looked after this already. The order has been loaded again.",
  refundDone: (sum) => `${sum} goes back.`,
  refundRunning: "The money is on its way back. There is nothing to do.",
  refundRest:
    "A part of this payment was given back already. Refund what is missing at the payment provider by hand, then mark it as done.",
  refundEntry: "refund",
  refundBy: (name, at) => `by ${name}, ${at}`,
  refundByItself: (at) => `by itself, ${at}`,
  refundState: {
    requested: "being ordered",
    pending: "on its way",
    succeeded: "refunded",
    failed: "failed",
  },
  resolvedByItself: (at) => `Done by itself, ${at}`,
  resolve: "Done",
  resolveTitle: "What did you do?",
  note: "Note",
  noteHint: "For instance: refunded €48.85 at Stripe, reference re_123.",
  noteMissing: "Write down briefly what you did.",
  save: "Mark as done",
  cancel: "Go back",
  resolvedBy: (name, at) => `Done by ${name}, ${at}`,
  failed: "This was not saved. Try again.",
  done: "Noted.",
};
