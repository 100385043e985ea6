import { de as turning } from "../designer/preview/messages.de.ts";
/** A design that somebody was sent a link to. */
export const de = {
  title: "Geteilte Gestaltung",
  unnamed: "Eine Gestaltung",
  shared: (date: string) => `Zum Ansehen geteilt, bis ${date}.`,
  page: (numbers: string, of: number) => `Seite ${numbers} von ${of}`,
  sides: (numbers: string) => `Seite ${numbers}`,
  turning,
  picture: (number: number) => `Seite ${number}`,
  pages: "Seiten",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  keys: "Pfeiltasten wechseln die Seite.",
  own: "Etwas Eigenes gestalten",
  loading: "Die Gestaltung wird geladen",
  notFound: "Diesen Link gibt es nicht",
  notFoundText: "Vielleicht fehlt ein Stück der Adresse. Kopiere sie noch einmal ganz.",
  over: "Dieser Link gilt nicht mehr",
  overText:
    "Links zum Ansehen gelten 30 Tage, und wer sie geteilt hat, kann sie früher aufheben. Bitte frage nach einem neuen.",
  failed: "Die Gestaltung kann gerade nicht geladen werden",
  offline: "Keine Verbindung",
  failedText: "Bitte versuche es in einem Moment noch einmal.",
  again: "Noch einmal versuchen",
  toHome: "Zur Startseite",
  missing: "Diese Seite kann gerade nicht gezeigt werden.",
  withoutScripts: "Zum Blättern braucht diese Seite JavaScript.",
};
