import type { de } from "./messages.de.ts";

export const en: typeof de = {
  title: "Link to look at",
  open: "Share",
  intro:
    "Anybody with the link sees your design and can leaf through it, but not change it. Nobody gets your photos at full size.",
  make: "Make a link",
  another: "Make another link",
  making: "Making the link",
  address: "Address of the link",
  until: (date) => `Valid until ${date}.`,
  copy: "Copy",
  copied: "Copied",
  revoke: "Revoke link",
  revoking: "Revoking the link",
  revoked: "The link opens nothing any more.",
  loading: "Loading links",
  failed: "That did not work. Are you connected?",
  again: "Try again",
  tooMany: (count) => `A design can have ${count} links. Revoke one first.`,
  close: "Close",
  readOnly: "The link is valid for 30 days and always shows the latest state.",
  pdf: {
    get: "PDF to look at",
    making: "Drawing the PDF",
    what: "All pages, small and with “Preview” across them, free of charge.",
    failed: "The PDF could not be drawn. Are you connected?",
    busy: "A great many pages are being drawn just now. Try again in a few minutes.",
    done: "The PDF is in your downloads.",
  },
};
