import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  label: "Pagina’s",
  page: (numbers, of) => `Pagina ${numbers} van ${of}`,
  hint: "met opmerking",
  previous: "Vorige pagina",
  next: "Volgende pagina",
  add: "Pagina’s toevoegen",
  more: "Pagina bewerken",
  forwards: "Naar voren schuiven",
  backwards: "Naar achteren schuiven",
  copy: "Dupliceren",
  remove: "Verwijderen",
  most: (count) => `Niet meer dan ${count} pagina’s.`,
  least: (count) => `Niet minder dan ${count} pagina’s.`,
  moved: (numbers) => `Verplaatst, is nu pagina ${numbers}`,
  keys: "Pijltjestoetsen slaan de pagina om.",
};
