import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "mail-not-found": "Diese E-Mail gibt es nicht",
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "mail-not-found": "There is no such mail",
  },
  es: {
    "mail-not-found": "Este correo no existe",
  },
  fr: {
    "mail-not-found": "Cet e-mail n’existe pas",
  },
  it: {
    "mail-not-found": "Questa e-mail non esiste",
  },
  nl: {
    "mail-not-found": "Deze e-mail bestaat niet",
  },
};

/** Title of a problem with the mails of the office, in the operator's language. */
export const mailProblem = problemWords(words);
