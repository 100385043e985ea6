import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "list-not-found": "Diese Liste gibt es nicht",
  "not-a-list": "Die Datei ist keine Tabelle und enthält keine Adresskarten",
  "no-recipients": "In der Liste steht niemand",
};

const words: Readonly<Record<Language, Readonly<Record<keyof typeof de, string>>>> = {
  de,
  en: {
    "list-not-found": "There is no such list",
    "not-a-list": "The file contains neither a table nor address cards",
    "no-recipients": "The list is empty",
  },
  es: {
    "list-not-found": "Esta lista no existe",
    "not-a-list": "El archivo no es una tabla ni contiene tarjetas de contacto",
    "no-recipients": "En la lista no hay nadie",
  },
  fr: {
    "list-not-found": "Cette liste n’existe pas",
    "not-a-list": "Le fichier n’est ni un tableau ni des fiches de contact",
    "no-recipients": "Personne n’est dans la liste",
  },
  it: {
    "list-not-found": "Questo elenco non esiste",
    "not-a-list": "Il file non è una tabella né schede di contatto",
    "no-recipients": "Nell’elenco non c’è nessuno",
  },
  nl: {
    "list-not-found": "Deze lijst bestaat niet",
    "not-a-list": "Het bestand is geen tabel en bevat geen adreskaarten",
    "no-recipients": "Er staat niemand in de lijst",
  },
};

/** Title of a problem document about recipient lists, in the request's language. */
export const listProblem = problemWords(words);
