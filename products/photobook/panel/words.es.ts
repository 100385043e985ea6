import { millimetres as mm } from "./millimetres.ts";
import type { de } from "./words.de.ts";

export const es: typeof de = {
  book: "Libro",
  format: "Formato",
  pages: "Páginas",
  type: "Tipo de libro",
  size: "Tamaño de página",
  pageCount: "Páginas",
  fewer: "Menos páginas",
  more: "Más páginas",
  copies: "Ejemplares",
  fewerCopies: "Un ejemplar menos",
  moreCopies: "Un ejemplar más",
  included: "incluido",
  note: "Las páginas nuevas se añaden al final. Con menos páginas solo se quitan las vacías.",
  spine: (width: number) => `El lomo mide ${mm(width, "es")} mm y lleva texto.`,
  thinSpine: (width: number, from: number) =>
    `El lomo mide ${mm(width, "es")} mm. Lleva texto a partir de ${from} páginas si es bastante ancho.`,
};
