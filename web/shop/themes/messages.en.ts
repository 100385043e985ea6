import type { ThemeMessages } from "./messages.de.ts";

const many = (count: number) => (count === 1 ? "1 design" : `${count} designs`);

export const en: ThemeMessages = {
  title: "Card designs",
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
  liked: "On your wishlist",
  notLiked: "Do you like it? Save it with the heart.",
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
  lead: "Drawn in our studio. Words, photos and colors are yours from there.",
};
