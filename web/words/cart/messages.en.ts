import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const itemsOf = counted("en", { one: "# item", other: "# items" });

export const en: typeof de = {
  title: "Basket",
  loading: "Loading your basket",
  withoutScripts:
    "The basket is put together for you alone and needs JavaScript for that. Switch it on and reload the page, or write to us what you would like to order.",
  lead: (articles, day) => `${itemsOf(articles)}, with you on ${day} if you order today.`,
  leadWithoutDay: itemsOf,
  lines: "Your items",
  summary: "Summary",

  empty: "Nothing hangs here yet",
  emptyText: "Pick a material, upload a photo, and the picture will wait for you here.",
  emptyAction: (product) => `Design: ${product}`,
  emptyOther: "Go to the home page",
  emptyCards: "Nothing in here yet",
  emptyCardsText: "Find a card design that you like, write your words into it and put your cards here.",

  failed: "The basket cannot be loaded just now",
  failedText: "What is in it is saved.",
  offline: "No connection",
  offlineText: "Your basket is saved. Once you are back online, it goes on from here.",
  tryAgain: "Try again",

  quantity: "Quantity",
  quantityOf: (title) => `Quantity, ${title}`,
  fewer: "One fewer",
  more: "One more",
  notANumber: "Write the quantity as a number, for example 2.",
  fraction: "Whole pieces, please: for example 2.",
  tooFew: "At least 1. To leave it out, use “Remove”.",
  tooMany: (most) => `At most ${most} pieces in one order.`,

  edit: "Edit",
  editOf: (title) => `Edit ${title}`,
  duplicate: "Duplicate",
  duplicateOf: (title) => `Duplicate ${title}`,
  remove: "Remove",
  removeOf: (title) => `Remove ${title}`,
  removed: (title) => `${title} is removed.`,
  undo: "Undo",
  duplicated: (title) => `${title} is here twice now, each with a design of its own.`,
  duplicatedReadyMade: (title) => `${title} is on two lines now.`,
  dismiss: "Close message",

  each: (price) => `${price} each`,
  stepsApart: "The quantity price goes by the number on this line.",
  lowest30: "Lowest price of the last 30 days",
  priceChanged: (from, to) => `The price has changed: each was ${from}, now it is ${to}.`,
  unavailable: "Not available like this any more",
  unavailableHelp: "Edit or remove this item, then you can go on to checkout.",
  readyMade: "14 days to return it",

  subtotal: "Subtotal",
  freeFrom: (amount) => `free from ${amount}`,
  missingToFree: (amount) => `${amount} more and delivery is free.`,
  total: "Total",
  taxIncluded: "incl. VAT and delivery",
  taxAdded: "with shipping, plus sales tax if due",
  arrivesText: "If you order today and pay right away.",
  toCheckout: "Go to checkout",
  secure: (encrypted) => `${encrypted ? "Encrypted. " : ""}You do not need an account.`,

  problem: {
    "line-not-found": "This item is not in your basket any more; perhaps you removed it in another tab.",
    "design-not-found": "The design of this item does not exist any more.",
    "basket-full": "More than 100 different items do not fit in.",
    "too-many-requests": "That was a lot in a short time. Wait a few minutes; the basket is as it was.",
    offline: "No connection. The basket is as it was.",
    failed: "That did not work, and it is our fault. The basket is as it was.",
  },
};

export const enUs: typeof de = {
  ...en,
  title: "Cart",
  loading: "Loading your cart",
  withoutScripts: en.withoutScripts.replace("basket", "cart"),
  lead: (articles, day) => `${itemsOf(articles)}, arriving ${day} if you order today.`,
  failed: "The cart cannot be loaded just now",
  offlineText: "Your cart is saved. Once you are back online, it goes on from here.",
  missingToFree: (amount) => `${amount} more and shipping is free.`,
  taxIncluded: "incl. tax and shipping",
  problem: {
    ...en.problem,
    "line-not-found": "This item is not in your cart any more; perhaps you removed it in another tab.",
    "too-many-requests": "That was a lot in a short time. Wait a few minutes; the cart is as it was.",
    offline: "No connection. The cart is as it was.",
    failed: "That did not work, and it is our fault. The cart is as it was.",
  },
};
