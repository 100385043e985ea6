import { type Locale, languageOf } from "../../../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../../../core/swiss-spelling.ts";

const de = {
  form: "Newsletter",
  email: "E-Mail",
  example: "Zum Beispiel lena@beispiel.de",
  send: "Anmelden",
  sending: "Wird gesendet",
  empty: "Bitte leer lassen",
  privacy: "Datenschutz",
  sentTitle: "Schau in dein Postfach",
  sent: "Du bekommst gleich eine E-Mail. Angemeldet bist du erst, wenn du den Link darin öffnest und bestätigst.",
  failures: {
    offline: "Keine Verbindung. Deine Adresse steht noch hier, versuche es, sobald du wieder online bist.",
    tooMany: "Das waren zu viele Anmeldungen auf einmal. Versuche es in ein paar Minuten noch einmal.",
    failed: "Das hat nicht geklappt. Deine Adresse steht noch hier, versuche es gleich noch einmal.",
  },
};
export type NewsletterWords = typeof de;

const en: NewsletterWords = {
  form: "Newsletter",
  email: "Email",
  example: "For example lena@example.com",
  send: "Sign up",
  sending: "Sending",
  empty: "Please leave empty",
  privacy: "Privacy",
  sentTitle: "Look into your mailbox",
  sent: "An email is on its way. You are signed up only once you have opened its link and confirmed.",
  failures: {
    offline: "No connection. Your address is still here; try again once you are back online.",
    tooMany: "That was too many at once. Try again in a few minutes.",
    failed: "That did not work. Your address is still here; try again in a moment.",
  },
};

const swiss = swissSpelling(de);

/** Told with the block, so that pages load the words of one language, and only where the form stands. */
export function newsletterWords(locale: Locale): NewsletterWords {
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
