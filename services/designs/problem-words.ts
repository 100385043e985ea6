import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "not-designable": "Dieses Produkt kann hier nicht gestaltet werden",
  "no-sequel": "Auf diese Gestaltung folgt keine",
  "sequence-conflict": "Die Gestaltung wurde inzwischen woanders geändert",
  "operation-refused": "Eine Änderung kann nicht angewandt werden",
  "design-refused": "Diese Gestaltung kann nicht gemacht werden",
  "too-much-sent": "Heute werden keine weiteren Änderungen angenommen",
  "share-not-found": "Diesen Link gibt es nicht",
  "too-many-shares": "Die Gestaltung hat so viele Links, wie sie haben kann",
};

const words: Readonly<Record<Language, Readonly<Record<keyof typeof de, string>>>> = {
  de,
  en: {
    "not-designable": "This product cannot be designed here",
    "no-sequel": "This design has no sequel",
    "sequence-conflict": "The design was changed elsewhere",
    "operation-refused": "An operation cannot be applied",
    "design-refused": "The design cannot be made",
    "too-much-sent": "No more changes are accepted today",
    "share-not-found": "There is no such link",
    "too-many-shares": "The design cannot have more links",
  },
  es: {
    "not-designable": "Este producto no se puede diseñar aquí",
    "no-sequel": "A este diseño no le sigue ninguno",
    "sequence-conflict": "El diseño se ha cambiado entretanto en otro lugar",
    "operation-refused": "Un cambio no se puede aplicar",
    "design-refused": "Este diseño no se puede hacer",
    "too-much-sent": "Hoy no se admiten más cambios",
    "share-not-found": "Este enlace no existe",
    "too-many-shares": "El diseño ya tiene todos los enlaces que puede tener",
  },
  fr: {
    "not-designable": "Ce produit ne peut pas être créé ici",
    "no-sequel": "Rien ne suit cette création",
    "sequence-conflict": "La création a été modifiée ailleurs entre-temps",
    "operation-refused": "Une modification ne peut pas être appliquée",
    "design-refused": "Cette création ne peut pas être réalisée",
    "too-much-sent": "Aucune autre modification n’est acceptée aujourd’hui",
    "share-not-found": "Ce lien n’existe pas",
    "too-many-shares": "La création a déjà tous les liens qu’elle peut avoir",
  },
  it: {
    "not-designable": "Questo prodotto non si può creare qui",
    "no-sequel": "A questa creazione non ne segue una",
    "sequence-conflict": "La creazione è stata cambiata altrove nel frattempo",
    "operation-refused": "Una modifica non si può applicare",
    "design-refused": "Questa creazione non si può realizzare",
    "too-much-sent": "Oggi non si accettano altre modifiche",
    "share-not-found": "Questo link non esiste",
    "too-many-shares": "La creazione ha già tutti i link possibili",
  },
  nl: {
    "not-designable": "Dit product kan hier niet worden ontworpen",
    "no-sequel": "Op dit ontwerp volgt geen ander",
    "sequence-conflict": "Het ontwerp is intussen ergens anders gewijzigd",
    "operation-refused": "Een wijziging kan niet worden toegepast",
    "design-refused": "Dit ontwerp kan niet worden gemaakt",
    "too-much-sent": "Vandaag worden geen wijzigingen meer aangenomen",
    "share-not-found": "Deze link bestaat niet",
    "too-many-shares": "Het ontwerp heeft al zoveel links als het kan hebben",
  },
};

/** Title of a design's problem document, in the request's language. */
export const designProblem = problemWords(words);
