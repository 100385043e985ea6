import type { de } from "./messages.de.ts";

export const es: typeof de = {
  label: "Páginas",
  page: (numbers, of) => `Página ${numbers} de ${of}`,
  hint: "con aviso",
  previous: "Página anterior",
  next: "Página siguiente",
  add: "Añadir páginas",
  more: "Editar página",
  forwards: "Mover hacia delante",
  backwards: "Mover hacia atrás",
  copy: "Duplicar",
  remove: "Eliminar",
  most: (count) => `No puede haber más de ${count} páginas.`,
  least: (count) => `No puede haber menos de ${count} páginas.`,
  moved: (numbers) => `Movida, ahora es la página ${numbers}`,
  keys: "Las flechas pasan la página.",
};
