import type { de } from "./messages.de.ts";

export const it: typeof de = {
  label: "Pagine",
  page: (numbers, of) => `Pagina ${numbers} di ${of}`,
  hint: "con avviso",
  previous: "Pagina precedente",
  next: "Pagina successiva",
  add: "Aggiungi pagine",
  more: "Modifica pagina",
  forwards: "Sposta avanti",
  backwards: "Sposta indietro",
  copy: "Duplica",
  remove: "Elimina",
  most: (count) => `Non più di ${count} pagine.`,
  least: (count) => `Non meno di ${count} pagine.`,
  moved: (numbers) => `Spostata, ora è pagina ${numbers}`,
  keys: "Le frecce voltano pagina.",
};
