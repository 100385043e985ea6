export const printHousesDe = {
  title: "Druckereien",
  text: "Karten und Einlegeblätter können mehrfach auf einem Bogen liegen, Rückseiten passend zu den Vorderseiten. Was du hier festlegst, gilt für Dateien, die danach gemacht werden.",
  own: "Eigene Werkstatt",
  roles: (roles: readonly string[]) =>
    roles.includes("*") ? "druckt alles, was keine andere macht" : `druckt: ${roles.join(", ")}`,
  plain: "Jede Karte ist eine eigene Seite.",
  changed: (by: string, at: string) => `Zuletzt geändert von ${by}, ${at}`,
  formOf: (house: string) => `Bogen von ${house}`,
  width: "Breite (mm)",
  height: "Höhe (mm)",
  edge: "Greiferrand (mm)",
  edgeHint: "Ringsum, hier wird nichts gedruckt.",
  gap: "Zwischenraum (mm)",
  gapHint: "Zwischen zwei Karten. Doppelter Anschnitt, damit jede ihren ganzen behält.",
  marks: "Schneidmarken",
  save: "Bogen speichern",
  remove: "Ohne Bogen drucken",
  saved: "Gespeichert",
  removed: "Ab jetzt ist jede Karte eine eigene Seite.",
  failed: "Das wurde nicht gespeichert. Versuch es gleich noch einmal.",
  notAllowed: "Das dürfen nur Leute, die Druckdateien prüfen.",
};
export type PrintHouseWords = typeof printHousesDe;
