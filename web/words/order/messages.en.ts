import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const en: typeof de = {
  title: "Your order",
  number: (number) => `Order ${number}`,
  loading: "Loading your order",
  withoutScripts:
    "The page of your order is loaded for you alone and needs JavaScript for that. Everything important is in the confirmation you get by email, too.",

  phases: {
    checking: {
      title: "We are asking about your payment",
      text: "This usually takes just a moment.",
    },
    unpaid: {
      title: "Ordered, but not paid yet",
      text: "We start as soon as the payment is here. What you ordered is kept for you until then.",
    },
    pending: {
      title: "Your bank is still checking",
      text: "This can take a few minutes, sometimes longer. You can close this page: once the payment is here, we will write to you.",
    },
    declined: {
      title: "The payment was declined",
      text: "Nothing was charged, and your order is still here. Try again or take another way to pay.",
    },
    "payment-cancelled": {
      title: "The payment was cancelled",
      text: "Nothing was charged, and your order is still here. You can pay now, or later by the link to this page.",
    },
    paid: {
      title: "Thank you, it is ordered",
      text: "Your payment is here.",
    },
    "in-production": {
      title: "Your order is in the workshop",
      text: "It is being printed, framed and checked.",
    },
    shipped: {
      title: "Your order is on its way",
      text: "The tracking number is in the email we wrote to you.",
    },
    delivered: {
      title: "Your order has arrived",
      text: "We hope you enjoy it.",
    },
    cancelled: {
      title: "The order is cancelled",
      text: "Nothing will be made.",
    },
    complaint: {
      title: "We are looking after it",
      text: "Your complaint is registered, we will write to you.",
    },
  },
  mailed: {
    title: "Your gift voucher is on its way",
    text: "It comes with an email of its own, with its code and a PDF to print.",
  },
  refunds: {
    requested: (sum) => `${sum} comes back to you, the same way you paid.`,
    pending: (sum) => `${sum} is on its way back to you. Depending on your bank this takes some days.`,
    succeeded: (sum, day) => `We refunded ${sum} on ${day}.`,
    failed: (sum) => `The refund of ${sum} did not go through. We are looking after it and will write to you.`,
  },
  refund: "What you paid comes back to you the same way.",
  mail: (email) => `The confirmation is on its way to ${email}.`,
  asked: (time) => `Last asked at ${time}; we keep asking by ourselves.`,

  reasons: {
    found: "Your order had arrived already, only the answer got lost on its way. It exists exactly once.",
    "already-ordered":
      "You had ordered this basket already, perhaps in another tab. Here is the order; it exists exactly once.",
    "payment-unavailable":
      "The order stands, but the payment page could not be reached just now. Please try again in a moment.",
  },

  pay: (amount) => `Pay ${amount}`,
  paying: "Opening the payment page",
  cancel: "Cancel order",
  cancelUntil: (time) => `Until ${time} you can cancel free of charge. We do not start before.`,
  cancelStill: "As long as production has not begun you can still cancel.",
  cancelTitle: (number) => `Cancel order ${number}?`,
  cancelUnmailed: "As long as the gift voucher has not been mailed you can cancel free of charge.",
  cancelGiftText: "Then the gift voucher is not valid and is not mailed. It cannot be brought back.",
  cancelText: "Then nothing is made and nothing is delivered. It cannot be brought back.",
  cancelConfirm: "Yes, cancel it",
  cancelling: "Cancelling",
  keep: "Keep it",
  lookAt: "Look at it",
  lookAtOf: (title) => `Look at it: ${title}`,
  close: "Close",
  withdraw: "Withdraw from contract",
  withdrawAlways: "You can withdraw from the contract for ready-made goods until 14 days after they arrive.",
  withdrawUntil: (day) => `You can withdraw from the contract for ready-made goods until ${day}.`,
  withdrawTitle: "Withdraw from contract",
  withdrawText: "I hereby give notice that I withdraw from the contract of sale of the selected goods.",
  withdrawLines: "What I give back",
  withdrawPersonalised: "Made for you, therefore exempt from withdrawal",
  withdrawSpent: "Something of the gift voucher is spent already",
  withdrawSpentText:
    "Something of the gift voucher is spent already, so its purchase can no longer be withdrawn from here. If you still wish to, please write to us: we will decide together.",
  withdrawnAlready: "Withdrawn already",
  withdrawNoLines: "Choose what you give back.",
  withdrawName: "Name",
  withdrawNoName: "Please write your name.",
  withdrawEmail: "Email for the receipt",
  withdrawEmailHint: "We send there at once what you declared, with date and time.",
  withdrawNoEmail: "Please write an email address, for example lena@example.com.",
  withdrawConfirm: "Confirm withdrawal",
  withdrawing: "Sending",
  withdrawKeep: "Never mind",
  withdrawn: (moment) => `Your withdrawal arrived on ${moment}`,
  withdrawnNext: (email) =>
    `The receipt is on its way to ${email}. It says where to send the goods. The money comes back to you the same way you paid.`,

  history: "History",
  states: {
    placed: "Ordered",
    paid: "Paid",
    "files-checked": "Print files checked",
    "in-production": "In the workshop",
    shipped: "On its way to you",
    delivered: "Delivered",
    cancelled: "Cancelled",
    complaint: "Complaint registered",
  },
  earliest: (day) => `${day} at the earliest.`,
  afterPayment: "If the payment arrives today; otherwise we count from the day of payment.",
  parcels: {
    title: "Sent straight to recipients",
    progress: (count, shipped) =>
      counted("en", { one: `One parcel, ${shipped} on the way`, other: `# parcels, ${shipped} on the way` })(count),
    arrival: (day) => `With the recipients by ${day}.`,
    pieces: counted("en", { one: "one piece", other: "# pieces" }),
    states: { waiting: "being prepared", shipped: "on the way", delivered: "delivered", returned: "came back" },
    tracking: (number) => `Tracking number ${number}`,
    refunded: (sum) => `${sum} given back`,
    erased: "address erased",
    show: "Show all",
    failed: "The parcels cannot be loaded just now.",
  },
  shippingAddress: "Delivery to",
  billingAddress: "Bill to",
  sameAddress: "The same address",
  payment: "Payment",
  paymentStates: {
    open: "open",
    pending: "being checked",
    paid: "paid",
    declined: "declined",
    cancelled: "cancelled",
    expired: "expired",
  },

  sequel: {
    lead: "This makes a new draft. What you ordered stays as it is.",
    photos: "Photos",
    photoChoices: { kept: "Keep them", left: "New photos, places empty" },
    make: "Make the draft",
    making: "Making it",
    elsewhere: "This design belongs to another account or device. Sign in and try again.",
    failed: "The draft could not be made. Nothing has changed, try again in a moment.",
  },

  notFound: "There is no such order",
  notFoundText:
    "The link is not complete, or the order belongs to another account. Please open it from the email once more, or log in.",
  failed: "The order cannot be loaded just now",
  offline: "No connection",
  failedText: "It is saved, nothing is lost.",
  tryAgain: "Try again",
  toHome: "Go to the home page",
  problem: {
    "not-payable": "There is nothing to pay just now. The page shows the latest state.",
    "vouchers-used":
      "This order was not paid in time, and its code or gift voucher has been used elsewhere since. Cancel it and order again.",
    "not-cancellable": "It cannot be cancelled any more, production has begun.",
    "withdrawal-over":
      "By our count the term for withdrawing has ended. If the goods arrived later, please write to us.",
    "withdrawal-not-offered": "There is nothing to withdraw from here any more. The page shows the latest state.",
    "already-withdrawn": "You have withdrawn this already.",
    "voucher-spent":
      "Something of the gift voucher is spent already, so its purchase can no longer be withdrawn from here. Nothing has changed. If you still wish to, please write to us.",
    "line-personalised": "Goods made for you are exempt from withdrawal.",
    "payment-provider-unavailable": "The payment page cannot be reached just now. Please try again in a moment.",
    offline: "No connection. Nothing has changed, please try again.",
    failed: "That did not work, and it is our fault. Please try again in a moment.",
  },
};

export const enUs: typeof de = {
  ...en,
  reasons: { ...en.reasons, "already-ordered": en.reasons["already-ordered"].replace("basket", "cart") },
  mailed: { ...en.mailed, title: "Your gift card is on its way" },
  cancelUnmailed: "As long as the gift card has not been mailed you can cancel free of charge.",
  cancelGiftText: "Then the gift card is not valid and is not mailed. It cannot be brought back.",
  parcels: {
    ...en.parcels,
    progress: (count, shipped) =>
      counted("en", { one: `One package, ${shipped} on the way`, other: `# packages, ${shipped} on the way` })(count),
    failed: "The packages cannot be loaded just now.",
  },
  shippingAddress: "Ships to",
  withdrawSpent: en.withdrawSpent.replace("voucher", "card"),
  withdrawSpentText: en.withdrawSpentText.replace("voucher", "card"),
  problem: {
    ...en.problem,
    "voucher-spent": en.problem["voucher-spent"].replace("voucher", "card"),
    "vouchers-used": en.problem["vouchers-used"].replace("voucher", "card"),
  },
};
