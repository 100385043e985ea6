import type { de } from "./messages.de.ts";

export const en: typeof de = {
  label: "Pages",
  page: (numbers, of) => `Page ${numbers} of ${of}`,
  hint: "with a hint",
  previous: "Previous page",
  next: "Next page",
  add: "Add pages",
  more: "Edit page",
  forwards: "Move forwards",
  backwards: "Move backwards",
  copy: "Duplicate",
  remove: "Delete",
  most: (count) => `No more than ${count} pages.`,
  least: (count) => `No fewer than ${count} pages.`,
  moved: (numbers) => `Moved, now page ${numbers}`,
  keys: "Arrow keys turn the page.",
};
