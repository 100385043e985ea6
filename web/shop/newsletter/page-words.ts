import { type Locale, languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import type { NewsletterPage } from "../../../services/newsletter/contract.ts";

interface PageWords {
  readonly title: string;
  readonly text: string;
}
/** Pages with a button, opened by the links of mails, and those that say what became of it. */
type Words = Readonly<Record<NewsletterPage, PageWords>> &
  Readonly<Record<"confirm" | "unsubscribe", PageWords & { readonly button: string }>>;

const de: Words = {
  asked: {
    title: "Schau in dein Postfach",
    text: "Du bekommst gleich eine E-Mail. Angemeldet bist du erst, wenn du den Link darin öffnest und bestätigst.",
  },
  invalid: {
    title: "Das hat nicht geklappt",
    text: "An diese Adresse können wir nicht schreiben, oder das Formular war zu alt. Geh zurück, lade die Seite neu und versuche es noch einmal.",
  },
  "too-many": {
    title: "Gerade zu viele Anmeldungen",
    text: "Von hier kamen in kurzer Zeit sehr viele. Versuche es in zehn Minuten noch einmal.",
  },
  confirm: {
    title: "Newsletter bestätigen",
    text: "Ein Klick, und du bekommst Ideen, Anleitungen und Angebote per E-Mail.",
    button: "Ja, ich möchte den Newsletter",
  },
  confirmed: {
    title: "Du bist angemeldet",
    text: "Der nächste Newsletter kommt zu dir. Abmelden kannst du dich jederzeit mit dem Link am Ende jeder E-Mail.",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    text: "Er galt sieben Tage. Melde dich unten noch einmal an, dann bekommst du einen neuen.",
  },
  unknown: {
    title: "Diesen Link kennen wir nicht",
    text: "Vielleicht hat dein Mailprogramm ihn abgeschnitten, oder es gibt eine neuere E-Mail: Es gilt der Link aus der neuesten.",
  },
  unsubscribe: {
    title: "Vom Newsletter abmelden",
    text: "Ein Klick, und du bekommst keinen Newsletter mehr.",
    button: "Abmelden",
  },
  unsubscribed: {
    title: "Du bist abgemeldet",
    text: "Du bekommst keinen Newsletter mehr. Mails zu deinen Bestellungen kommen weiter.",
  },
};

const en: Words = {
  asked: {
    title: "Look into your mailbox",
    text: "An email is on its way. You are signed up only once you have opened its link and confirmed.",
  },
  invalid: {
    title: "That did not work",
    text: "We cannot write to this address, or the form was too old. Go back, load the page again and try once more.",
  },
  "too-many": {
    title: "Too many sign-ups just now",
    text: "Very many came from here in a short time. Try again in ten minutes.",
  },
  confirm: {
    title: "Confirm the newsletter",
    text: "One click, and you get ideas, guides and offers by email.",
    button: "Yes, I want the newsletter",
  },
  confirmed: {
    title: "You are signed up",
    text: "The next newsletter comes to you. You can sign out at any time with the link at the end of every email.",
  },
  expired: {
    title: "This link has run out",
    text: "It worked for seven days. Sign up below once more and you get a new one.",
  },
  unknown: {
    title: "We do not know this link",
    text: "Perhaps your mail program cut it off, or there is a newer email: the link of the newest one works.",
  },
  unsubscribe: {
    title: "Sign out of the newsletter",
    text: "One click, and you get no newsletter any more.",
    button: "Sign out",
  },
  unsubscribed: {
    title: "You are signed out",
    text: "You get no newsletter any more. Mails about your orders still come.",
  },
};

const swiss = swissSpelling(de);

export function newsletterPageWords(locale: Locale): Words {
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
