import { type Locale, languageOf } from "../../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../../core/swiss-spelling.ts";

const de = {
  title: "Weiterleitungen",
  text: "Wer eine alte Adresse aufruft, kommt zu der neuen. Bekommt eine veröffentlichte Seite oder ihr Ordner eine andere Adresse, entsteht die Weiterleitung von selbst. Steht an einer Adresse wieder eine Seite, gilt die Seite.",
  search: "Adresse suchen",
  add: "Weiterleitung anlegen",
  path: "Alte Adresse",
  pathHint: "Pfad ohne Host, zum Beispiel /alte-seite",
  target: "Neue Adresse",
  targetHint: "Pfad auf demselben Host, zum Beispiel /ratgeber/papier",
  save: "Anlegen",
  wrongPath: "Das ist kein Pfad. Er beginnt mit einem Schrägstrich und hat weder Host noch Fragezeichen.",
  circle: "Diese Weiterleitung würde im Kreis führen. Wähle ein anderes Ziel.",
  from: "Von",
  to: "Nach",
  why: "Grund",
  moved: "Seite umgezogen",
  writtenBy: (name: string) => `Von ${name} angelegt`,
  remove: (path: string) => `Weiterleitung von ${path} entfernen`,
  removeShort: "Entfernen",
  removed: (path: string) => `${path} leitet nicht mehr weiter.`,
  none: "Keine Weiterleitungen",
  noneText: "Sobald eine Seite umzieht, steht ihre alte Adresse hier.",
};

const en: typeof de = {
  title: "Redirects",
  text: "Whoever opens an old address gets to the new one. When a published page or its folder gets another address, the redirect is made by itself. Where a page stands at an address again, the page wins.",
  search: "Search an address",
  add: "Add a redirect",
  path: "Old address",
  pathHint: "A path without host, such as /old-page",
  target: "New address",
  targetHint: "A path on the same host, such as /guides/paper",
  save: "Add",
  wrongPath: "This is no path. It begins with a slash and has neither host nor question mark.",
  circle: "This redirect would go in a circle. Choose another target.",
  from: "From",
  to: "To",
  why: "Reason",
  moved: "Page moved",
  writtenBy: (name: string) => `Added by ${name}`,
  remove: (path: string) => `Remove the redirect of ${path}`,
  removeShort: "Remove",
  removed: (path: string) => `${path} leads nowhere else any more.`,
  none: "No redirects",
  noneText: "As soon as a page moves, its old address stands here.",
};

const swiss = swissSpelling(de);

export function redirectWords(locale: Locale): typeof de {
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
