import type { de } from "./words.de.ts";

export const nl: typeof de = {
  size: "Formaat",
  paper: "Papier",
  box: "Box",
  capacity: "Hoeveel erin passen",
  lid: "Deksel",
  title: "Titel",
  line: "Tweede regel",
  letters: (written, most) => `${written} van ${most}`,
  included: "inbegrepen",
};
