/** The strip of pages under the stage. */
export const de = {
  label: "Seiten",
  /** "4" or "4, 5" */
  page: (numbers: string, of: number) => `Seite ${numbers} von ${of}`,
  hint: "mit Hinweis",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  add: "Seiten hinzufügen",
  more: "Seite bearbeiten",
  forwards: "Nach vorn schieben",
  backwards: "Nach hinten schieben",
  copy: "Kopieren",
  remove: "Löschen",
  most: (count: number) => `Mehr als ${count} Seiten gehen nicht.`,
  least: (count: number) => `Weniger als ${count} Seiten gehen nicht.`,
  moved: (numbers: string) => `Verschoben, ist jetzt Seite ${numbers}`,
  keys: "Pfeiltasten wechseln die Seite.",
};
