import { type Locale, languageOf } from "../../core/locale.ts";
import { hashToken } from "../../platform/random.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { resetMinutes } from "./reset-minutes.ts";

export interface Reset {
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  /** Address of the page, with the token where no server sees it: behind the #. */
  readonly link: string;
  readonly token: string;
  /** Address of the page that names the seller. */
  readonly imprint: string;
}

/** The mail with the link to a new password. */
export function resetMail(reset: Reset): Message {
  const content = languageOf(reset.locale) === "de" ? german(reset) : english(reset);
  return {
    // Not the token itself: whoever lists mails must not be able to use it.
    key: `password-reset:${hashToken(reset.token)}`,
    secret: true,
    orderId: null,
    locale: reset.locale,
    to: reset.email,
    subject: content.subject,
    html: toHtml(content, reset.locale).toString(),
    text: toText(content),
  };
}

const nothingBought = { itemsTitle: "", items: [], sums: [], sections: [] } as const;

const german = ({ firstName, link, imprint }: Reset): MailContent => ({
  ...nothingBought,
  subject: "Dein neues Passwort bei Passepartout",
  heading: `Hallo ${firstName}`,
  lead: [
    "jemand hat für dein Konto ein neues Passwort angefordert. Warst du es, dann setze es mit dem Link.",
    `Er gilt ${resetMinutes} Minuten und einmal. Danach musst du dich auf allen Geräten neu anmelden.`,
    "Warst du es nicht, dann musst du nichts tun: Ohne den Link bleibt alles, wie es ist.",
  ],
  link: { label: "Neues Passwort setzen", url: link },
  links: [{ label: "Impressum", url: imprint }],
});

const english = ({ firstName, link, imprint }: Reset): MailContent => ({
  ...nothingBought,
  subject: "Your new password at Passepartout",
  heading: `Hello ${firstName}`,
  lead: [
    "Somebody asked for a new password for your account. If it was you, set it with the link.",
    `It works for ${resetMinutes} minutes and once. After that you log in again on all your devices.`,
    "If it was not you, there is nothing to do: without the link everything stays as it is.",
  ],
  link: { label: "Set a new password", url: link },
  links: [{ label: "Imprint", url: imprint }],
});
