import { millimetres as mm } from "./millimetres.ts";
import type { de } from "./words.de.ts";

export const it: typeof de = {
  book: "Libro",
  format: "Formato",
  pages: "Pagine",
  type: "Tipo di libro",
  size: "Formato pagina",
  pageCount: "Pagine",
  fewer: "Meno pagine",
  more: "Più pagine",
  copies: "Copie",
  fewerCopies: "Una copia in meno",
  moreCopies: "Una copia in più",
  included: "incluso",
  note: "Le pagine nuove si aggiungono alla fine. Con meno pagine si tolgono solo quelle vuote.",
  spine: (width: number) => `Il dorso è largo ${mm(width, "it")} mm e porta un testo.`,
  thinSpine: (width: number, from: number) =>
    `Il dorso è largo ${mm(width, "it")} mm. Porta un testo da ${from} pagine in su, se è abbastanza largo.`,
};
