import type { ProductsMessages } from "./messages.de.ts";

export const en: ProductsMessages = {
  title: "All products",
  description:
    "Wall pictures, frames, calendars, cards, photo books, collages and prints: everything you can make of your photos with us, with what it costs.",
  lead: "Everything your photos can become.",
  empty: "Nothing is on sale just now.",
  groups: "The whole range",
  more: "Also",
  designer: {
    title: "This designer is still being built",
    lead: "You cannot design or order this product here yet. Your choice is in the address of this page: keep it, and you can carry on right here later.",
    chosen: "Your choice",
    nothingChosen: "Nothing is chosen yet.",
    design: "To the template",
    products: "What you can design today",
    contact: "Write to us",
  },
};
