import { counted } from "../../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const en: typeof de = {
  came: "Brought in from elsewhere",
  changed: (what) => `Changed in another tab or on another device: ${what}.`,
  elements: counted("en", { one: "# element", other: "# elements" }),
  sides: counted("en", { one: "# page", other: "# pages" }),
  photos: counted("en", { one: "# photo", other: "# photos" }),
  name: "the name",
  product: "the product",
  copied: (title) =>
    `Both changed the same thing. You now see the other version here; yours is saved as a design of its own: ${title}.`,
  copyTitle: (title) => (title ? `${title}, my version` : "My version"),
  openCopy: "Open my version",
  close: "OK",
  unkeptTitle: "No space left on this device",
  unkept:
    "Your changes are saved on the server only, not in this browser. As long as you are connected, nothing is lost.",
  fullTitle: (most) => `A design holds no more than ${most} photos.`,
  full: counted("en", {
    one: "# photo was not taken. Take others out or begin a second design.",
    other: "# photos were not taken. Take others out or begin a second design.",
  }),
};
