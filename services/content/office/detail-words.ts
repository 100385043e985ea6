import type { Language } from "../../../core/locale.ts";

const de = {
  "asset-used": "Mit `used=true` wird es trotzdem gelöscht und fehlt dort dann.",
  "folder-not-empty": "Mit `contents=up` kommt es in den Ordner darüber.",
  program: "ein Programm",
  "page-changed": (who: string, when: string) => `${who} hat sie um ${when} geändert. Nichts wurde überschrieben.`,
  "page-published": (address: string) => `Nenne als \`address\` „${address}“.`,
  "release-conflict": (names: string) =>
    `${names}: Nenne sie in \`overwrite\`, um sie trotzdem zu ersetzen. Nichts wurde veröffentlicht.`,
  "last-token": "Lege erst einen anderen derselben Art an, dann kann dieser gehen.",
  circle: "führt über andere Weiterleitungen zurück zum Anfang",
  /** Labels of a page's own fields. */
  name: "Name",
  slug: "Adresse",
};

/** What to do about a problem with content, and names of what it is about. */
export const detailWords: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "asset-used": "Say `used=true` to delete it nevertheless; it will be missing there.",
    "folder-not-empty": "Say `contents=up` to put it into the folder above.",
    program: "a program",
    "page-changed": (who, when) => `${who} changed it at ${when}. Nothing was overwritten.`,
    "page-published": (address) => `Name “${address}” as \`address\`.`,
    "release-conflict": (names) =>
      `${names}: name them in \`overwrite\` to replace them nevertheless. Nothing was published.`,
    "last-token": "Make another of the same kind first, then this one can go.",
    circle: "leads back to where it begins by way of other redirects",
    name: "Name",
    slug: "Address",
  },
  es: {
    "asset-used": "Con `used=true` se borra de todos modos y faltará en ellas.",
    "folder-not-empty": "Con `contents=up` pasa a la carpeta superior.",
    program: "un programa",
    "page-changed": (who, when) => `${who} la ha cambiado (${when}). No se ha sobrescrito nada.`,
    "page-published": (address) => `Indica «${address}» como \`address\`.`,
    "release-conflict": (names) =>
      `${names}: indícalas en \`overwrite\` para sustituirlas de todos modos. No se ha publicado nada.`,
    "last-token": "Crea antes otro del mismo tipo y después podrás quitar este.",
    circle: "vuelve al principio a través de otras redirecciones",
    name: "Nombre",
    slug: "Dirección",
  },
  fr: {
    "asset-used": "Avec `used=true`, elle est supprimée quand même et y manquera.",
    "folder-not-empty": "Avec `contents=up`, cela passe dans le dossier du dessus.",
    program: "un programme",
    "page-changed": (who, when) => `${who} l’a modifiée (${when}). Rien n’a été écrasé.`,
    "page-published": (address) => `Indiquez « ${address} » comme \`address\`.`,
    "release-conflict": (names) =>
      `${names} : indiquez-les dans \`overwrite\` pour les remplacer quand même. Rien n’a été publié.`,
    "last-token": "Créez d’abord un autre jeton du même type, celui-ci pourra ensuite être supprimé.",
    circle: "revient au début en passant par d’autres redirections",
    name: "Nom",
    slug: "Adresse",
  },
  it: {
    "asset-used": "Con `used=true` viene eliminata comunque e lì mancherà.",
    "folder-not-empty": "Con `contents=up` passa nella cartella superiore.",
    program: "un programma",
    "page-changed": (who, when) => `${who} l’ha modificata (${when}). Non è stato sovrascritto nulla.`,
    "page-published": (address) => `Indica «${address}» come \`address\`.`,
    "release-conflict": (names) =>
      `${names}: indicale in \`overwrite\` per sostituirle comunque. Non è stato pubblicato nulla.`,
    "last-token": "Creane prima un altro dello stesso tipo, poi potrai togliere questo.",
    circle: "torna all’inizio passando per altri reindirizzamenti",
    name: "Nome",
    slug: "Indirizzo",
  },
  nl: {
    "asset-used": "Met `used=true` wordt ze toch verwijderd en ontbreekt ze daar.",
    "folder-not-empty": "Met `contents=up` gaat het naar de map erboven.",
    program: "een programma",
    "page-changed": (who, when) => `${who} heeft haar gewijzigd (${when}). Er is niets overschreven.`,
    "page-published": (address) => `Noem ‘${address}’ als \`address\`.`,
    "release-conflict": (names) =>
      `${names}: noem ze in \`overwrite\` om ze toch te vervangen. Er is niets gepubliceerd.`,
    "last-token": "Maak eerst een ander van dezelfde soort, dan kan dit weg.",
    circle: "leidt via andere doorverwijzingen terug naar het begin",
    name: "Naam",
    slug: "Adres",
  },
};
