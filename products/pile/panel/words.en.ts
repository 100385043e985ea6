import type { de } from "./words.de.ts";

export const en: typeof de = {
  size: "Size",
  paper: "Paper",
  box: "Box",
  capacity: "How many fit inside",
  lid: "Lid",
  title: "Title",
  line: "Second line",
  letters: (written, most) => `${written} of ${most}`,
  included: "included",
};
