import type { de } from "./messages.de.ts";

export const en: typeof de = {
  label: "Turn and open",
  next: "On",
  previous: "Back",
  blank: "Unprinted",
  stop: (name, at, of) => `${name}, view ${at} of ${of}`,
  keys: "Drag, swipe, click or use the arrow keys.",
};
