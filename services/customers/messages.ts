import { type Locale, languageOf } from "../../core/locale.ts";

const de = {
  wrongPassword: "Das ist nicht dein jetziges Passwort.",
  wrongCredentials: "E-Mail oder Passwort stimmt nicht.",
  emailTaken: "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an.",
  linkUsed: "Dieser Link gilt nicht mehr. Er gilt eine Stunde und einmal; fordere einen neuen an.",
  checkFields: "Bitte prüfe die markierten Felder.",
  fields: {
    email: "Schreibe eine E-Mail-Adresse, zum Beispiel lena@beispiel.de.",
    password: "Das Passwort braucht mindestens 10 Zeichen.",
    current: "Schreibe dein jetziges Passwort.",
    firstName: "Schreibe deinen Vornamen, höchstens 80 Zeichen.",
    lastName: "Schreibe deinen Nachnamen, höchstens 80 Zeichen.",
  },
};

const en: typeof de = {
  wrongPassword: "This is not your present password.",
  wrongCredentials: "Email or password is not right.",
  emailTaken: "There is an account with this email address already. Sign in.",
  linkUsed: "This link does not work any more. It works for an hour and once; please ask for a new one.",
  checkFields: "Please check the marked fields.",
  fields: {
    email: "Write an email address, for example lena@example.com.",
    password: "The password needs at least 10 characters.",
    current: "Write your present password.",
    firstName: "Write your first name, at most 80 characters.",
    lastName: "Write your last name, at most 80 characters.",
  },
};

export type CustomerTexts = typeof de;
export type CustomerField = keyof typeof de.fields;
export const customerMessages = (locale: Locale) => (languageOf(locale) === "de" ? de : en);
