import { millimetres as mm } from "./millimetres.ts";
import type { de } from "./words.de.ts";

export const nl: typeof de = {
  book: "Boek",
  format: "Formaat",
  pages: "Pagina’s",
  type: "Soort boek",
  size: "Paginaformaat",
  pageCount: "Pagina’s",
  fewer: "Minder pagina’s",
  more: "Meer pagina’s",
  copies: "Exemplaren",
  fewerCopies: "Eén exemplaar minder",
  moreCopies: "Eén exemplaar meer",
  included: "inbegrepen",
  note: "Nieuwe pagina’s komen achteraan. Minder pagina’s haalt alleen lege weg.",
  spine: (width: number) => `De rug wordt ${mm(width, "nl")} mm breed en draagt tekst.`,
  thinSpine: (width: number, from: number) =>
    `De rug wordt ${mm(width, "nl")} mm breed. Vanaf ${from} pagina’s draagt hij tekst, als hij breed genoeg is.`,
};
