import { counted } from "../../../../core/counted.ts";

/** All pages at once, to be put in order. */
export const de = {
  title: "Alle Seiten",
  close: "Schließen",
  list: "Seiten des Designs",
  fixed: "Die Reihenfolge gibt das Produkt vor. Ein Klick zeigt die Seite.",
  keys: "Pfeiltasten gehen, Leertaste wählt, M nimmt auf, Eingabe öffnet.",
  /** In the list of all keys. */
  walk: "Zur nächsten Ansicht",
  ends: "Zur ersten, zur letzten",
  chosen: counted("de", { one: "# Ansicht gewählt", other: "# Ansichten gewählt" }),
  none: "Nichts gewählt",
  all: "Alle wählen",
  clear: "Auswahl aufheben",
  chooseFirst: "Wähle zuerst Seiten, die sich verschieben lassen.",
  open: "Bearbeiten",
  pickUp: "Verschieben",
  forwards: "Nach vorn schieben",
  backwards: "Nach hinten schieben",
  before: (name: string) => `vor ${name}`,
  behind: (name: string) => `hinter ${name}`,
  /** What is carried, and where it would go. */
  carried: (count: string, place: string) => `${count}, ${place}`,
  carriedOf: counted("de", { one: "# Ansicht aufgenommen", other: "# Ansichten aufgenommen" }),
  pickedUp: (count: string) =>
    `${count}. Pfeiltasten bestimmen die Stelle, Eingabe legt ab, Escape lässt alles, wie es war.`,
  tapTarget: "Wähle die Ansicht, an deren Stelle sie kommen sollen.",
  earlier: "Weiter nach vorn",
  later: "Weiter nach hinten",
  drop: "Hier ablegen",
  cancel: "Abbrechen",
  dropped: (name: string) => `Abgelegt: ${name}`,
  putBack: "Alles bleibt, wo es war.",
  added: (count: number) => `Hinzugefügt, jetzt ${count} Seiten`,
  copied: (count: number) => `Kopiert, jetzt ${count} Seiten`,
  removed: (count: number) => `Gelöscht, jetzt ${count} Seiten`,
  steps: (pages: number) => `Seiten kommen und gehen zu ${pages}. Was dazu fehlt, kommt leer ans Ende.`,
  arrival: (day: string) => `Bei dir am ${day}`,
};
