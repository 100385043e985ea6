import type { de } from "./messages.de.ts";

export const en: typeof de = {
  title: "Accessories",
  description: "Envelopes, ribbons, inserts and boxes for cards, one by one and without a card.",
  lead: "Everything that goes with a card, with or without one. Prices for one piece.",
  size: "Made for",
  sizeHint: "Envelopes and inserts come in the size of the card.",
  empty: "There are no accessories to buy at the moment.",
  withoutScripts: "Ordering on this page needs JavaScript. Switch it on, or write to us.",
  which: (name) => `Which: ${name}`,
  pieces: (name) => `Number: ${name}`,
  fewer: (name) => `Fewer: ${name}`,
  more: (name) => `More: ${name}`,
  total: (name) => `Together: ${name}`,
  add: "Add to basket",
  addOf: (name) => `Add to basket: ${name}`,
  adding: "Adding",
  failed: "That did not work. Please try again in a moment.",
  types: {
    envelope: "Envelopes",
    ribbon: "Ribbons",
    inlay: "Inserts",
    bow: "Bows",
    box: "Boxes",
    standard: "Seals, tags and more",
    posterbar: "Poster hangers",
    screw: "Binding screws",
  },
};

export const enUs: typeof de = { ...en, add: "Add to cart", addOf: (name) => `Add to cart: ${name}` };
