import { counted } from "../../../core/counted.ts";
import type { ThemeMessages } from "./messages.de.ts";

const many = counted("en", { one: "# design", other: "# designs" });

export const en: ThemeMessages = {
  title: "Card designs",
  description:
    "Card designs from our studio for weddings, births, birthdays and Christmas: find them by occasion, style and colour, with prices for each kind of card.",
  describe: (title, products) =>
    `“${title}”, a card design from our studio: as ${products}, with all sizes and prices. Words, photos and colours are yours from there.`,
  lead: "Drawn in our studio. Words, photos and colours are yours from there.",
  search: "Search designs",
  find: "Search",
  filters: "Filters",
  chosen: "Chosen",
  remove: (name) => `Take away ${name}`,
  clear: "Take away all filters",
  found: many,
  foundFor: (words) => `for “${words}”`,
  sortBy: "Sort",
  sorts: { popularity: "Popular", created: "New" },
  more: "Show more",
  fromStart: "From the start",
  emptyTitle: "We have no such design yet",
  emptyText: "Take away a filter or search for another word.",
  all: "All designs",
  like: (title) => `Save ${title}`,
  unlike: (title) => `Do not save ${title} any more`,
  likeShort: "Save to wishlist",
  unlikeShort: "Do not save any more",
  toWishlist: "To the wishlist",
  liked: "Saved. You will find the design on your wishlist.",
  design: "Design now",
  from: "from",
  each: "each",
  eachOf: (quantity) => `each for ${quantity} pieces`,
  pricesTitle: "What it costs",
  priceOf: (format, quantity, total) => `${format}, ${quantity} pieces for ${total}`,
  moreFormats: counted("en", { one: "# more format", other: "# more formats" }),
  withFoil: (foil) => `With the finish shown: ${foil}.`,
  taxNote: (included) => (included ? "Including VAT, plus delivery." : "Plus tax and delivery."),
  pricesNote: (quantity) =>
    `Prices of the cheapest format${quantity > 1 ? ` for ${quantity} pieces, books singly` : ""}.`,
  unknownTitle: "We cannot search like this",
  unknownOn: "Go on without it",
  notKept: "This could not be saved just now. Please try again.",
  wishlist: "Wishlist",
  wishlistLead: "Designs you like. When you sign in they stay with your account.",
  wishlistEmpty: "Nothing saved yet",
  wishlistEmptyText: "Tap the heart of a design and you will find it here.",
  wishlistNeedsScripts: "The wishlist needs JavaScript in your browser.",
  loading: "Loading the wishlist",
  notLoaded: "The wishlist could not be loaded just now.",
  again: "Try again",
  facts: "What it can do",
  ratio: (title, ratio) => `${title}, ${ratio}`,
  similar: "Similar designs",
};

export const enUs: ThemeMessages = {
  ...en,
  taxNote: (included) => (included ? "Including tax, plus shipping." : "Plus tax and shipping."),
  description:
    "Card designs from our studio for weddings, births, birthdays and Christmas: find them by occasion, style and color, with prices for each kind of card.",
  describe: (title, products) =>
    `“${title}”, a card design from our studio: as ${products}, with all sizes and prices. Words, photos and colors are yours from there.`,
  lead: "Drawn in our studio. Words, photos and colors are yours from there.",
};
