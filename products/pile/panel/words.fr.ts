import type { de } from "./words.de.ts";

export const fr: typeof de = {
  size: "Format",
  paper: "Papier",
  box: "Boîte",
  capacity: "Combien de tirages y entrent",
  lid: "Couvercle",
  title: "Titre",
  line: "Deuxième ligne",
  letters: (written, most) => `${written} sur ${most}`,
  included: "inclus",
};
