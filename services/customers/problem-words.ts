import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "form-refused": "Das Formular wurde nicht angenommen",
  "wrong-credentials": "E-Mail-Adresse oder Passwort stimmt nicht",
};

const words: Readonly<Record<Language, Readonly<Record<keyof typeof de, string>>>> = {
  de,
  en: {
    "form-refused": "The form was refused",
    "wrong-credentials": "Wrong credentials",
  },
  es: {
    "form-refused": "El formulario no se ha aceptado",
    "wrong-credentials": "El correo o la contraseña no son correctos",
  },
  fr: {
    "form-refused": "Le formulaire n’a pas été accepté",
    "wrong-credentials": "L’adresse e-mail ou le mot de passe est incorrect",
  },
  it: {
    "form-refused": "Il modulo non è stato accettato",
    "wrong-credentials": "L’e-mail o la password non è corretta",
  },
  nl: {
    "form-refused": "Het formulier is niet aangenomen",
    "wrong-credentials": "Het e-mailadres of wachtwoord klopt niet",
  },
};

/** Title of an account's problem document, in the request's language. */
export const customerProblem = problemWords(words);
