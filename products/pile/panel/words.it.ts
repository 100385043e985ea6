import type { de } from "./words.de.ts";

export const it: typeof de = {
  size: "Formato",
  paper: "Carta",
  box: "Scatola",
  capacity: "Quante ne entrano",
  lid: "Coperchio",
  title: "Titolo",
  line: "Seconda riga",
  letters: (written, most) => `${written} di ${most}`,
  included: "incluso",
};
