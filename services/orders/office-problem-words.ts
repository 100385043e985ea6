import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "reason-missing": "Sag, warum die Bestellung dorthin kommt",
  "not-allowed": "Die Bestellung kann nicht dorthin",
  "cancel-promise-running": "Der Kunde kann noch stornieren; vorher beginnt nichts",
  "files-not-checked": "Eine Druckdatei fehlt oder wurde angehalten: Erzeuge sie neu oder gib sie frei",
  "alert-not-found": "Diesen offenen Hinweis gibt es nicht",
  "refund-running": "Dieses Geld wird schon zurückgegeben",
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "reason-missing": "Say why the order is moved there",
    "not-allowed": "The order cannot be moved there",
    "cancel-promise-running": "The customer may still cancel; nothing starts before",
    "files-not-checked": "A print file is missing or was stopped: make it again, or approve it",
    "alert-not-found": "There is no such open alert",
    "refund-running": "This money is given back already",
  },
  es: {
    "reason-missing": "Di por qué el pedido pasa a ese estado",
    "not-allowed": "El pedido no puede pasar a ese estado",
    "cancel-promise-running": "El cliente todavía puede cancelar; antes no empieza nada",
    "files-not-checked": "Falta un archivo de impresión o se ha detenido: vuelve a crearlo o apruébalo",
    "alert-not-found": "Este aviso abierto no existe",
    "refund-running": "Este dinero ya se está devolviendo",
  },
  fr: {
    "reason-missing": "Dites pourquoi la commande passe à cet état",
    "not-allowed": "La commande ne peut pas passer à cet état",
    "cancel-promise-running": "Le client peut encore annuler ; rien ne commence avant",
    "files-not-checked": "Un fichier d’impression manque ou a été arrêté : recréez-le ou validez-le",
    "alert-not-found": "Cette alerte ouverte n’existe pas",
    "refund-running": "Cet argent est déjà en cours de remboursement",
  },
  it: {
    "reason-missing": "Scrivi perché l’ordine passa a quello stato",
    "not-allowed": "L’ordine non può passare a quello stato",
    "cancel-promise-running": "Il cliente può ancora annullare; prima non comincia nulla",
    "files-not-checked": "Un file di stampa manca o è stato fermato: ricrealo o approvalo",
    "alert-not-found": "Questo avviso aperto non esiste",
    "refund-running": "Questo denaro è già in corso di rimborso",
  },
  nl: {
    "reason-missing": "Zeg waarom de bestelling daarheen gaat",
    "not-allowed": "De bestelling kan daar niet heen",
    "cancel-promise-running": "De klant kan nog annuleren; eerder begint er niets",
    "files-not-checked": "Er ontbreekt een drukbestand of het is tegengehouden: maak het opnieuw of keur het goed",
    "alert-not-found": "Deze open melding bestaat niet",
    "refund-running": "Dit geld wordt al terugbetaald",
  },
};

/** Title of a problem with what operators do with an order, in their language. */
export const officeOrderProblem = problemWords(words);
