import { type Locale, languageOf } from "../../core/locale.ts";
import { newId } from "../../platform/random.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { resetMinutes } from "./reset-minutes.ts";

/** Something about an account that its customer is told by mail. */
export type AccountNews =
  | { readonly kind: "confirm-email"; readonly link: string; readonly tokenHash: string }
  | { readonly kind: "email-changed" | "password-changed" | "account-deleted"; readonly link: string };

export interface AccountMail {
  readonly news: AccountNews;
  readonly to: string;
  readonly locale: Locale;
  readonly firstName: string;
  /** Address of the page that names the seller. */
  readonly imprint: string;
}

/** A mail about an account. The one with a link is secret; the others warn whoever it was not. */
export function accountMail({ news, to, locale, firstName, imprint }: AccountMail): Message {
  const german = languageOf(locale) === "de";
  const [subject, label, ...lead] = (german ? de : en)[news.kind];
  const content: MailContent = {
    ...{ subject, lead, itemsTitle: "", items: [], sums: [], sections: [] },
    heading: `${german ? "Hallo" : "Hello"} ${firstName}`,
    link: { label, url: news.link },
    links: [{ label: german ? "Impressum" : "Imprint", url: imprint }],
  };
  const secret = news.kind === "confirm-email";
  return {
    key: secret ? `confirm-email:${news.tokenHash}` : `${news.kind}:${newId()}`,
    ...{ secret, orderId: null, locale, to, subject },
    html: toHtml(content, locale).toString(),
    text: toText(content),
  };
}

/** Subject, words of the link, and what is said. */
type Words = Readonly<Record<AccountNews["kind"], readonly [string, string, ...string[]]>>;

const de: Words = {
  "confirm-email": [
    "Deine neue E-Mail-Adresse bei Passepartout",
    "Adresse bestätigen",
    "mit dem Link wird diese Adresse die deines Kontos. Von da an meldest du dich mit ihr an.",
    `Er gilt ${resetMinutes} Minuten und einmal. Hast du nichts geändert, dann musst du nichts tun.`,
  ],
  "email-changed": [
    "Die E-Mail-Adresse deines Kontos wurde geändert",
    "Zum Konto",
    "dein Konto bei Passepartout hat jetzt eine andere E-Mail-Adresse. An diese schreiben wir nicht mehr.",
    "Warst du das nicht, dann antworte bitte gleich auf diese E-Mail.",
  ],
  "password-changed": [
    "Dein Passwort wurde geändert",
    "Zum Konto",
    "das Passwort deines Kontos bei Passepartout ist neu. Auf allen anderen Geräten bist du abgemeldet.",
    "Warst du das nicht, dann fordere gleich ein neues an und schreib uns.",
  ],
  "account-deleted": [
    "Dein Konto ist gelöscht",
    "Zum Shop",
    "dein Konto bei Passepartout gibt es nicht mehr, und mit ihm sind deine Gestaltungen und Fotos gelöscht.",
    "Bestellungen und was dafür gefertigt wurde, müssen wir so lange aufheben, wie es das Gesetz verlangt.",
  ],
};

const en: Words = {
  "confirm-email": [
    "Your new email address at Passepartout",
    "Confirm the address",
    "With the link this address becomes the one of your account. From then on you log in with it.",
    `It works for ${resetMinutes} minutes and once. If you changed nothing, there is nothing to do.`,
  ],
  "email-changed": [
    "The email address of your account was changed",
    "To your account",
    "Your account at Passepartout has another email address now. We do not write to this one any more.",
    "If it was not you, please answer this mail right away.",
  ],
  "password-changed": [
    "Your password was changed",
    "To your account",
    "The password of your account at Passepartout is new. On all other devices you are logged out.",
    "If it was not you, ask for a new one right away and write to us.",
  ],
  "account-deleted": [
    "Your account is deleted",
    "To the shop",
    "Your account at Passepartout is gone, and your designs and photos with it.",
    "Orders, and what was made for them, have to be kept for as long as the law asks.",
  ],
};
