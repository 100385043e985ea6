import type { ProductsMessages } from "./messages.de.ts";

export const en: ProductsMessages = {
  title: "All products",
  description:
    "Wall pictures, frames, calendars, cards, photo books, collages and prints: everything you can make of your photos with us, with what it costs.",
  lead: "Everything your photos can become.",
  empty: "Nothing is on sale just now.",
  designable: "What you can design today",
  groups: "The whole range",
  more: "Also",
};
