import type { de } from "./words.de.ts";

export const es: typeof de = {
  size: "Tamaño",
  paper: "Papel",
  box: "Caja",
  capacity: "Cuántas caben",
  lid: "Tapa",
  title: "Título",
  line: "Segunda línea",
  letters: (written, most) => `${written} de ${most}`,
  included: "incluido",
};
