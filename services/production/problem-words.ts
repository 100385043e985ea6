import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "print-house-not-found": "Diese Druckerei gibt es nicht",
  "print-file-not-found": "Diese Druckdatei gibt es nicht",
  "ticket-not-found": "Diese Position hat keine Auftragstasche",
  "file-not-approvable": "Diese Datei kann nicht freigegeben werden",
  "line-not-found": "Für diese Position wird nichts gedruckt",
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "print-house-not-found": "There is no such print house",
    "print-file-not-found": "There is no such print file",
    "ticket-not-found": "This line has no ticket",
    "file-not-approvable": "This file cannot be approved",
    "line-not-found": "Nothing is printed for such a line",
  },
  es: {
    "print-house-not-found": "Esta imprenta no existe",
    "print-file-not-found": "Este archivo de impresión no existe",
    "ticket-not-found": "Esta línea no tiene hoja de producción",
    "file-not-approvable": "Este archivo no se puede aprobar",
    "line-not-found": "Para esta línea no se imprime nada",
  },
  fr: {
    "print-house-not-found": "Cette imprimerie n’existe pas",
    "print-file-not-found": "Ce fichier d’impression n’existe pas",
    "ticket-not-found": "Cette ligne n’a pas de fiche de production",
    "file-not-approvable": "Ce fichier ne peut pas être validé",
    "line-not-found": "Rien n’est imprimé pour cette ligne",
  },
  it: {
    "print-house-not-found": "Questa tipografia non esiste",
    "print-file-not-found": "Questo file di stampa non esiste",
    "ticket-not-found": "Questa riga non ha una scheda di produzione",
    "file-not-approvable": "Questo file non si può approvare",
    "line-not-found": "Per questa riga non si stampa nulla",
  },
  nl: {
    "print-house-not-found": "Deze drukkerij bestaat niet",
    "print-file-not-found": "Dit drukbestand bestaat niet",
    "ticket-not-found": "Deze regel heeft geen productiebon",
    "file-not-approvable": "Dit bestand kan niet worden goedgekeurd",
    "line-not-found": "Voor deze regel wordt niets gedrukt",
  },
};

/** Title of a problem with print files and print houses, in the operator's language. */
export const productionProblem = problemWords(words);
