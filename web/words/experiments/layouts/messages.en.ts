import type { de } from "./messages.de.ts";

export const en: typeof de = {
  canvas: {
    sideBySide: "Side by side, seen from the edge",
    fromWall: (length) => `stands ${length} off the wall`,
  },
  page: {
    steps: "In three steps",
    choose: "Choose material and size",
    design: "Upload and place your photo",
    order: "See the preview and order",
  },
  nudge: {
    tip: "Our tip",
    nextSize: (size) => `One size up: ${size}`,
    nextSizeWorth: (area, amount, share) => `${area} more picture for ${amount} more, which is ${share}.`,
    freeFrom: (amount) => `Free delivery from ${amount}`,
    missing: (amount) => `${amount} to go`,
    free: "Your picture travels free.",
    travelsFree: (size, total) => `${size} travels free, ${total} in all`,
    way: "Its way to you",
    ordered: "Ordered",
    today: (time) => `today by ${time}`,
    later: (day, time) => `by ${time} on ${day}`,
    now: "now",
    ships: "Printed and packed",
    arrives: "With you",
  },
};

export const enUs: typeof de = {
  ...en,
  nudge: {
    ...en.nudge,
    freeFrom: (amount) => `Free shipping from ${amount}`,
    travelsFree: (size, total) => `${size} ships free, ${total} in all`,
    free: "Your picture ships free.",
  },
};
