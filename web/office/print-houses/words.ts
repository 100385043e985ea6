import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";

const de = {
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
type Words = typeof de;

const en: Words = {
  title: "Print houses",
  text: "Cards and inserts can be put on a sheet several times, backs where their fronts are. What you set here holds for files that are made from then on.",
  own: "Own workshop",
  roles: (roles) => (roles.includes("*") ? "prints all that no other does" : `prints: ${roles.join(", ")}`),
  plain: "Each card is a page of its own.",
  changed: (by, at) => `Last changed by ${by}, ${at}`,
  formOf: (house) => `Sheet of ${house}`,
  width: "Width (mm)",
  height: "Height (mm)",
  edge: "Gripper edge (mm)",
  edgeHint: "On all sides; nothing is printed there.",
  gap: "Gap (mm)",
  gapHint: "Between two cards. Twice the bleed, so that each keeps all of its own.",
  marks: "Crop marks",
  save: "Save sheet",
  remove: "Print without a sheet",
  saved: "Saved",
  removed: "From now on each card is a page of its own.",
  failed: "That was not saved. Please try again in a moment.",
  notAllowed: "Only people who check print files may do this.",
};

const swiss = swissSpelling(de);

/** The words of this room; loaded with it and with no other. */
export function usePrintHousesText(): Words {
  const locale = useLocale();
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
