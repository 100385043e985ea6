import type { Language, Locale } from "../../core/locale.ts";
import { textsFor } from "../../core/texts.ts";

const de = {
  "address-invalid": "Das ist keine E-Mail-Adresse, an die wir schreiben können, zum Beispiel lena@beispiel.de",
  "spam-token-refused": "Das Formular ist abgelaufen; lade die Seite neu und versuche es noch einmal",
  "link-expired": "Dieser Link ist abgelaufen; melde dich noch einmal an, dann bekommst du einen neuen",
  "link-unknown": "Diesen Link kennen wir nicht; es gilt der aus der neuesten E-Mail",
};
/** Why the newsletter refuses something. */
export type Refusal = keyof typeof de;

const titles: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = {
  de,
  en: {
    "address-invalid": "This is no email address we can write to; one looks like lena@example.com",
    "spam-token-refused": "The form has run out; load the page again and try once more",
    "link-expired": "This link has run out; sign up once more and you get a new one",
    "link-unknown": "We do not know this link; the one of the newest email works",
  },
  es: {
    "address-invalid": "No es una dirección a la que podamos escribir; por ejemplo, lena@ejemplo.es",
    "spam-token-refused": "El formulario ha caducado; recarga la página e inténtalo de nuevo",
    "link-expired": "Este enlace ha caducado; suscríbete de nuevo y recibirás otro",
    "link-unknown": "No conocemos este enlace; vale el del correo más reciente",
  },
  fr: {
    "address-invalid": "Nous ne pouvons pas écrire à cette adresse ; exemple : lena@exemple.fr",
    "spam-token-refused": "Le formulaire a expiré ; rechargez la page et réessayez",
    "link-expired": "Ce lien a expiré ; inscrivez-vous de nouveau pour en recevoir un autre",
    "link-unknown": "Nous ne connaissons pas ce lien ; celui de l’e-mail le plus récent est valable",
  },
  it: {
    "address-invalid": "Non è un indirizzo a cui possiamo scrivere; per esempio lena@esempio.it",
    "spam-token-refused": "Il modulo è scaduto; ricarica la pagina e riprova",
    "link-expired": "Questo link è scaduto; iscriviti di nuovo e ne riceverai un altro",
    "link-unknown": "Non conosciamo questo link; vale quello dell’e-mail più recente",
  },
  nl: {
    "address-invalid": "Dit is geen e-mailadres waar we naartoe kunnen schrijven; bijvoorbeeld lena@voorbeeld.nl",
    "spam-token-refused": "Het formulier is verlopen; laad de pagina opnieuw en probeer het nog eens",
    "link-expired": "Deze link is verlopen; meld je opnieuw aan en je krijgt een nieuwe",
    "link-unknown": "We kennen deze link niet; die uit de nieuwste e-mail werkt",
  },
};

export const refusalTitle = (refusal: Refusal, locale: Locale): string => textsFor(titles, locale)[refusal];
