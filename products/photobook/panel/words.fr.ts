import { millimetres as mm } from "./millimetres.ts";
import type { de } from "./words.de.ts";

export const fr: typeof de = {
  book: "Livre",
  format: "Format",
  pages: "Pages",
  type: "Type de livre",
  size: "Format de page",
  pageCount: "Pages",
  fewer: "Moins de pages",
  more: "Plus de pages",
  copies: "Exemplaires",
  fewerCopies: "Un exemplaire de moins",
  moreCopies: "Un exemplaire de plus",
  included: "inclus",
  note: "Les nouvelles pages s’ajoutent à la fin. Moins de pages n’enlève que les pages vides.",
  spine: (width: number) => `Le dos mesure ${mm(width, "fr")} mm et porte un texte.`,
  thinSpine: (width: number, from: number) =>
    `Le dos mesure ${mm(width, "fr")} mm. Il porte un texte à partir de ${from} pages s’il est assez large.`,
};
