import type { Locale } from "../../core/locale.ts";
import { type Texts, textsFor } from "../../core/texts.ts";

const de = {
  wrongPassword: "Das ist nicht dein jetziges Passwort.",
  /** For a mail's link that is opened without its account's session. */
  whosePassword: "Schreibe das Passwort des Kontos, in dem du diese Adresse zuletzt angegeben hast.",
  notThatPassword: "Das ist nicht das Passwort dieses Kontos.",
  wrongCredentials: "E-Mail oder Passwort stimmt nicht.",
  linkUsed: "Dieser Link gilt nicht mehr. Er gilt eine Stunde und einmal; fordere einen neuen an.",
  confirmLinkUsed:
    "Dieser Link gilt nicht mehr. Er gilt sieben Tage und einmal. Hast du ihn schon benutzt, ist alles erledigt; einen neuen bekommst du in deinem Konto.",
  leakedPassword: "Dieses Passwort steht in Listen gestohlener Passwörter. Nimm bitte ein anderes.",
  checkFields: "Bitte prüfe die markierten Felder.",
  fields: {
    email: "Schreibe eine E-Mail-Adresse, zum Beispiel lena@beispiel.de.",
    password: "Das Passwort braucht mindestens 10 Zeichen.",
    current: "Schreibe dein jetziges Passwort.",
    firstName: "Schreibe deinen Vornamen, höchstens 80 Zeichen und ohne Steuerzeichen.",
    lastName: "Schreibe deinen Nachnamen, höchstens 80 Zeichen und ohne Steuerzeichen.",
  },
  /** For a name that is not there; the sentences above say what else can be wrong with it. */
  missing: { firstName: "Schreibe deinen Vornamen.", lastName: "Schreibe deinen Nachnamen." },
};

const en: typeof de = {
  wrongPassword: "This is not your present password.",
  whosePassword: "Write the password of the account in which you gave this address last.",
  notThatPassword: "This is not the password of that account.",
  wrongCredentials: "Email or password is not right.",
  linkUsed: "This link does not work any more. It works for an hour and once; please ask for a new one.",
  confirmLinkUsed:
    "This link does not work any more. It works for seven days and once. If you have used it already, all is done; you get a new one in your account.",
  leakedPassword: "This password is in lists of stolen passwords. Please choose another one.",
  checkFields: "Please check the marked fields.",
  fields: {
    email: "Write an email address, for example lena@example.com.",
    password: "The password needs at least 10 characters.",
    current: "Write your present password.",
    firstName: "Write your first name, at most 80 characters and no control characters.",
    lastName: "Write your last name, at most 80 characters and no control characters.",
  },
  missing: { firstName: "Write your first name.", lastName: "Write your last name." },
};

const es: typeof de = {
  wrongPassword: "Esta no es tu contraseña actual.",
  whosePassword: "Escribe la contraseña de la cuenta en la que has indicado esta dirección por última vez.",
  notThatPassword: "Esta no es la contraseña de esa cuenta.",
  wrongCredentials: "El correo o la contraseña no son correctos.",
  linkUsed: "Este enlace ya no vale. Vale una hora y una sola vez; pide uno nuevo.",
  confirmLinkUsed:
    "Este enlace ya no vale. Vale siete días y una sola vez. Si ya lo has usado, está todo hecho; en tu cuenta puedes pedir uno nuevo.",
  leakedPassword: "Esta contraseña está en listas de contraseñas robadas. Elige otra, por favor.",
  checkFields: "Revisa los campos marcados, por favor.",
  fields: {
    email: "Escribe un correo electrónico, por ejemplo lena@example.com.",
    password: "La contraseña necesita al menos 10 caracteres.",
    current: "Escribe tu contraseña actual.",
    firstName: "Escribe tu nombre, como máximo 80 caracteres y sin caracteres de control.",
    lastName: "Escribe tus apellidos, como máximo 80 caracteres y sin caracteres de control.",
  },
  missing: { firstName: "Escribe tu nombre.", lastName: "Escribe tus apellidos." },
};

const fr: typeof de = {
  wrongPassword: "Ce n’est pas votre mot de passe actuel.",
  whosePassword: "Écrivez le mot de passe du compte où vous avez indiqué cette adresse en dernier.",
  notThatPassword: "Ce n’est pas le mot de passe de ce compte.",
  wrongCredentials: "L’e-mail ou le mot de passe n’est pas juste.",
  linkUsed: "Ce lien n’est plus valable. Il l’est une heure et une seule fois ; demandez-en un nouveau.",
  confirmLinkUsed:
    "Ce lien n’est plus valable. Il l’est sept jours et une seule fois. Si vous l’avez déjà utilisé, tout est fait ; sinon, demandez-en un nouveau dans votre compte.",
  leakedPassword:
    "Ce mot de passe figure dans des listes de mots de passe volés. Choisissez-en un autre, s’il vous plaît.",
  checkFields: "Vérifiez les champs marqués, s’il vous plaît.",
  fields: {
    email: "Écrivez une adresse e-mail, par exemple lena@example.com.",
    password: "Le mot de passe doit avoir au moins 10 caractères.",
    current: "Écrivez votre mot de passe actuel.",
    firstName: "Écrivez votre prénom, au plus 80 caractères, sans caractères de contrôle.",
    lastName: "Écrivez votre nom, au plus 80 caractères, sans caractères de contrôle.",
  },
  missing: { firstName: "Écrivez votre prénom.", lastName: "Écrivez votre nom." },
};

const it: typeof de = {
  wrongPassword: "Questa non è la tua password attuale.",
  whosePassword: "Scrivi la password dell’account in cui hai indicato questo indirizzo l’ultima volta.",
  notThatPassword: "Questa non è la password di quell’account.",
  wrongCredentials: "L’e-mail o la password non è corretta.",
  linkUsed: "Questo link non vale più. Vale un’ora e una volta sola; richiedine uno nuovo.",
  confirmLinkUsed:
    "Questo link non vale più. Vale sette giorni e una volta sola. Se l’hai già usato, è tutto fatto; ne ricevi uno nuovo nel tuo account.",
  leakedPassword: "Questa password è in elenchi di password rubate. Scegline un’altra, per favore.",
  checkFields: "Controlla i campi segnati, per favore.",
  fields: {
    email: "Scrivi un indirizzo e-mail, per esempio lena@example.com.",
    password: "La password deve avere almeno 10 caratteri.",
    current: "Scrivi la tua password attuale.",
    firstName: "Scrivi il tuo nome, al massimo 80 caratteri, senza caratteri di controllo.",
    lastName: "Scrivi il tuo cognome, al massimo 80 caratteri, senza caratteri di controllo.",
  },
  missing: { firstName: "Scrivi il tuo nome.", lastName: "Scrivi il tuo cognome." },
};

const nl: typeof de = {
  wrongPassword: "Dit is niet je huidige wachtwoord.",
  whosePassword: "Schrijf het wachtwoord van het account waarin je dit adres het laatst hebt opgegeven.",
  notThatPassword: "Dit is niet het wachtwoord van dat account.",
  wrongCredentials: "E-mail of wachtwoord klopt niet.",
  linkUsed: "Deze link geldt niet meer. Hij geldt een uur en één keer; vraag een nieuwe aan.",
  confirmLinkUsed:
    "Deze link geldt niet meer. Hij geldt zeven dagen en één keer. Heb je hem al gebruikt, dan is alles klaar; in je account krijg je een nieuwe.",
  leakedPassword: "Dit wachtwoord staat in lijsten van gestolen wachtwoorden. Kies een ander.",
  checkFields: "Controleer de gemarkeerde velden.",
  fields: {
    email: "Schrijf een e-mailadres, bijvoorbeeld lena@example.com.",
    password: "Het wachtwoord heeft minstens 10 tekens nodig.",
    current: "Schrijf je huidige wachtwoord.",
    firstName: "Schrijf je voornaam, hoogstens 80 tekens en zonder besturingstekens.",
    lastName: "Schrijf je achternaam, hoogstens 80 tekens en zonder besturingstekens.",
  },
  missing: { firstName: "Schrijf je voornaam.", lastName: "Schrijf je achternaam." },
};

export type CustomerTexts = typeof de;
export type CustomerField = keyof typeof de.fields;

export const customerTexts: Texts<CustomerTexts> = { de, en, es, fr, it, nl };
export const customerMessages = (locale: Locale): CustomerTexts => textsFor(customerTexts, locale);
