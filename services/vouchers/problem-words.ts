import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "code-taken": "Diesen Code gibt es schon",
  "code-like-gift": "Ein Code dieser Form würde als Geschenkgutschein gelesen",
  "code-not-found": "Diesen Code gibt es nicht, oder er ist schon beendet",
  "gift-not-found": "Diesen Geschenkgutschein gibt es nicht",
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "code-taken": "There is such a code already",
    "code-like-gift": "A code of this form would be read as a gift voucher",
    "code-not-found": "There is no such code, or it ended already",
    "gift-not-found": "There is no such gift voucher",
  },
  es: {
    "code-taken": "Este código ya existe",
    "code-like-gift": "Un código de esta forma se leería como tarjeta regalo",
    "code-not-found": "Este código no existe o ya ha terminado",
    "gift-not-found": "Esta tarjeta regalo no existe",
  },
  fr: {
    "code-taken": "Ce code existe déjà",
    "code-like-gift": "Un code de cette forme serait lu comme une carte cadeau",
    "code-not-found": "Ce code n’existe pas, ou il est déjà terminé",
    "gift-not-found": "Cette carte cadeau n’existe pas",
  },
  it: {
    "code-taken": "Questo codice esiste già",
    "code-like-gift": "Un codice di questa forma verrebbe letto come buono regalo",
    "code-not-found": "Questo codice non esiste o è già terminato",
    "gift-not-found": "Questo buono regalo non esiste",
  },
  nl: {
    "code-taken": "Deze code bestaat al",
    "code-like-gift": "Een code in deze vorm zou als cadeaubon worden gelezen",
    "code-not-found": "Deze code bestaat niet of is al beëindigd",
    "gift-not-found": "Deze cadeaubon bestaat niet",
  },
};

/** Title of a problem with codes and gift vouchers, in the operator's language. */
export const voucherProblem = problemWords(words);
