import type { OfflineMessages } from "./messages.de.ts";

export const en: OfflineMessages = {
  title: "No connection just now",
  lead: "This page needs a network. We always show prices fresh, so we keep no pages.",
  still: "What still works",
  designer:
    "An open designer goes on working: what you design stays on this device and comes to us as soon as you are back online.",
  cart: "Everything you chose and designed is safe. It is back as soon as you are connected.",
  again: "Try again",
};
