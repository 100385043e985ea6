import { type Locale, languageOf } from "../../core/locale.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";

export interface NewsletterMail {
  readonly kind: "confirm" | "welcome" | "known";
  /** Of the mail: handed in twice, it is sent once. */
  readonly key: string;
  readonly to: string;
  readonly locale: Locale;
  /** Where the button leads. */
  readonly link: string;
  /** The page where the newsletter is ended, and the address that ends it by one request (RFC 8058). */
  readonly end: { readonly page: string; readonly oneClick: string };
  readonly imprint: string;
}

/** A mail of the newsletter. Every one of them says how to end it; the one that opens something is secret. */
export function newsletterMail({ kind, key, to, locale, link, end, imprint }: NewsletterMail): Message {
  const t = languageOf(locale) === "de" ? de : en;
  const [subject, heading, label, ...lead] = t[kind];
  const content: MailContent = {
    ...{ subject, heading, lead, itemsTitle: "", items: [], sums: [], sections: [] },
    link: { label, url: link },
    links: [
      { label: t.end, url: end.page },
      { label: t.imprint, url: imprint },
    ],
  };
  return {
    ...{ key, orderId: null, secret: kind === "confirm", locale, to, subject, unsubscribe: end.oneClick },
    html: toHtml(content, locale).toString(),
    text: toText(content),
  };
}

/** Subject, heading, words of the button, and what is said. */
type Words = Readonly<Record<NewsletterMail["kind"], readonly [string, string, string, ...string[]]>> & {
  readonly end: string;
  readonly imprint: string;
};

const de: Words = {
  confirm: [
    "Bitte bestätige deine Anmeldung zum Newsletter",
    "Nur noch ein Klick",
    "Anmeldung bestätigen",
    "mit dieser Adresse wurde der Newsletter von Passepartout bestellt. Erst wenn du es bestätigst, schicken wir ihn dir.",
    "Der Link gilt sieben Tage. Warst du das nicht, dann musst du nichts tun: Ohne Bestätigung bekommst du keinen Newsletter.",
  ],
  welcome: [
    "Du bist für den Newsletter angemeldet",
    "Schön, dass du dabei bist",
    "Zum Shop",
    "von jetzt an bekommst du Ideen, Anleitungen und Angebote von Passepartout. Abmelden kannst du dich jederzeit mit dem Link am Ende jeder E-Mail.",
  ],
  known: [
    "Du bekommst den Newsletter schon",
    "Du bist schon angemeldet",
    "Zum Shop",
    "mit dieser Adresse wurde gerade noch einmal der Newsletter von Passepartout bestellt. Du bekommst ihn schon, und es bleibt alles, wie es ist.",
  ],
  end: "Vom Newsletter abmelden",
  imprint: "Impressum",
};

const en: Words = {
  confirm: [
    "Please confirm that you want the newsletter",
    "One more click",
    "Confirm",
    "somebody asked for the Passepartout newsletter with this address. We send it only once you have confirmed.",
    "The link works for seven days. If it was not you, there is nothing to do: without a confirmation you get no newsletter.",
  ],
  welcome: [
    "You are signed up for the newsletter",
    "Good to have you",
    "To the shop",
    "from now on you get ideas, guides and offers from Passepartout. You can sign out at any time with the link at the end of every email.",
  ],
  known: [
    "You already get the newsletter",
    "You are signed up already",
    "To the shop",
    "somebody asked for the Passepartout newsletter with this address once more. You already get it, and nothing changes.",
  ],
  end: "Sign out of the newsletter",
  imprint: "Imprint",
};
