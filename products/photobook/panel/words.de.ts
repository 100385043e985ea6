import { millimetres as mm } from "./millimetres.ts";

/** What the book's panel says in the designer. */
export const de = {
  book: "Buch",
  format: "Format",
  pages: "Seiten",
  type: "Buchart",
  size: "Seitengröße",
  pageCount: "Seiten",
  fewer: "Weniger Seiten",
  more: "Mehr Seiten",
  copies: "Exemplare",
  fewerCopies: "Ein Exemplar weniger",
  moreCopies: "Ein Exemplar mehr",
  included: "inklusive",
  note: "Mehr Seiten kommen hinten dazu. Weniger Seiten nehmen nur leere weg.",
  spine: (width: number) => `Der Rücken wird ${mm(width, "de")} mm breit und trägt Text.`,
  thinSpine: (width: number, from: number) =>
    `Der Rücken wird ${mm(width, "de")} mm breit. Text trägt er ab ${from} Seiten und genügender Breite.`,
};
