import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "not-signed-in": "Melde dich im Büro an",
  "not-allowed": "Deine Rolle darf das nicht",
  "wrong-credentials": "E-Mail oder Passwort stimmt nicht",
  "code-needed": "Ein Code des zweiten Faktors ist nötig",
  "wrong-code": "Der Code ist falsch, abgelaufen oder schon benutzt",
  "password-not-set": "Das Passwort wurde nicht gesetzt",
  "second-factor-on": "Der zweite Faktor ist schon eingeschaltet",
  "job-not-retried": "Die Aufgabe wurde nicht noch einmal versucht",
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "not-signed-in": "Sign in to the office",
    "not-allowed": "Your role may not do this",
    "wrong-credentials": "Email or password is not right",
    "code-needed": "A code of the second factor is needed",
    "wrong-code": "The code is wrong, over or used",
    "password-not-set": "The password was not set",
    "second-factor-on": "The second factor is on already",
    "job-not-retried": "The job was not tried again",
  },
  es: {
    "not-signed-in": "Inicia sesión en la oficina",
    "not-allowed": "Tu rol no puede hacer esto",
    "wrong-credentials": "El correo o la contraseña no son correctos",
    "code-needed": "Hace falta un código del segundo factor",
    "wrong-code": "El código es incorrecto, ha caducado o ya se ha usado",
    "password-not-set": "La contraseña no se ha guardado",
    "second-factor-on": "El segundo factor ya está activado",
    "job-not-retried": "La tarea no se ha vuelto a intentar",
  },
  fr: {
    "not-signed-in": "Connectez-vous au bureau",
    "not-allowed": "Votre rôle ne le permet pas",
    "wrong-credentials": "L’e-mail ou le mot de passe est incorrect",
    "code-needed": "Un code du second facteur est nécessaire",
    "wrong-code": "Le code est faux, expiré ou déjà utilisé",
    "password-not-set": "Le mot de passe n’a pas été enregistré",
    "second-factor-on": "Le second facteur est déjà activé",
    "job-not-retried": "La tâche n’a pas été relancée",
  },
  it: {
    "not-signed-in": "Accedi all’ufficio",
    "not-allowed": "Il tuo ruolo non lo consente",
    "wrong-credentials": "E-mail o password non corrette",
    "code-needed": "Serve un codice del secondo fattore",
    "wrong-code": "Il codice è sbagliato, scaduto o già usato",
    "password-not-set": "La password non è stata salvata",
    "second-factor-on": "Il secondo fattore è già attivo",
    "job-not-retried": "L’attività non è stata ritentata",
  },
  nl: {
    "not-signed-in": "Meld je aan bij het kantoor",
    "not-allowed": "Je rol mag dit niet",
    "wrong-credentials": "E-mailadres of wachtwoord klopt niet",
    "code-needed": "Een code van de tweede factor is nodig",
    "wrong-code": "De code is fout, verlopen of al gebruikt",
    "password-not-set": "Het wachtwoord is niet ingesteld",
    "second-factor-on": "De tweede factor staat al aan",
    "job-not-retried": "De taak is niet opnieuw geprobeerd",
  },
};

/** Title of a problem of access or of jobs, in the operator's language. */
export const operatorProblem = problemWords(words);
