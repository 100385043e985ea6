import { momentText } from "../../core/date-text.ts";
import { type Locale, languageOf } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { shownCode } from "./gift-code.ts";
import type { GiftConfiguration } from "./gift-line.ts";
import type { IssuedGift } from "./issue-gifts.ts";

export interface GiftMail {
  readonly gift: IssuedGift;
  readonly locale: Locale;
  /** Of the buyer, who hands it on. */
  readonly email: string;
  readonly orderId: string;
  readonly number: string;
  readonly configuration: Pick<GiftConfiguration, "recipient" | "sender" | "message">;
  readonly shopUrl: string;
  readonly imprintUrl: string;
}

/** The mail that is the gift voucher. The outbox forgets its text once it is sent, and never lists the code. */
export function giftMail(mail: GiftMail): Message {
  const content = languageOf(mail.locale) === "de" ? german(mail) : english(mail);
  return {
    key: `gift-voucher:${mail.gift.id}`,
    secret: true,
    orderId: mail.orderId,
    locale: mail.locale,
    to: mail.email,
    subject: content.subject,
    html: toHtml(content, mail.locale).toString(),
    text: toText(content),
  };
}

/** The last day, with its year. */
const lastDayOf = ({ gift, locale }: GiftMail) =>
  momentText(new Date(`${gift.validTo}T12:00:00Z`), locale, "UTC", "day");

const amountOf = ({ gift: { amount, currency }, locale }: GiftMail) => formatMoney({ amount, currency }, locale);

const german = (mail: GiftMail): MailContent => {
  const { gift, number, configuration } = mail;
  const { recipient, sender, message } = configuration;
  return {
    subject: `Dein Geschenkgutschein über ${amountOf(mail)}`,
    heading: recipient ? `Ein Gutschein für ${recipient}` : "Ein Geschenkgutschein",
    lead: [
      ...(message ? [message] : []),
      ...(sender ? [`Von ${sender}`] : []),
      `Der Code: ${shownCode(gift.code)}`,
      "Gib ihn im Warenkorb oder an der Kasse ein. Was nicht gebraucht wird, bleibt auf dem Gutschein.",
    ],
    link: { label: "Zum Shop", url: mail.shopUrl },
    itemsTitle: `Bestellung ${number}`,
    items: [{ title: "Geschenkgutschein", details: [`Gültig bis ${lastDayOf(mail)}`], amount: amountOf(mail) }],
    sums: [],
    sections: [
      {
        title: "Gut zu wissen",
        paragraphs: [
          "Wer den Code hat, kann ihn einlösen: Gib ihn nur an den Menschen weiter, der ihn bekommen soll.",
          "Mehrwertsteuer fällt erst beim Einlösen an. Solange nichts eingelöst ist, kannst du den Kauf 14 Tage lang widerrufen.",
        ],
      },
    ],
    links: [{ label: "Impressum", url: mail.imprintUrl }],
  };
};

const english = (mail: GiftMail): MailContent => {
  const { gift, locale, number, configuration } = mail;
  const { recipient, sender, message } = configuration;
  const name = locale === "en-US" ? "gift card" : "gift voucher";
  return {
    subject: `Your ${name} of ${amountOf(mail)}`,
    heading: recipient ? `For ${recipient}` : `A ${name}`,
    lead: [
      ...(message ? [message] : []),
      ...(sender ? [`From ${sender}`] : []),
      `The code: ${shownCode(gift.code)}`,
      "Enter it in the basket or at the checkout. What is not used stays on it.",
    ],
    link: { label: "To the shop", url: mail.shopUrl },
    itemsTitle: `Order ${number}`,
    items: [{ title: name, details: [`Valid until ${lastDayOf(mail)}`], amount: amountOf(mail) }],
    sums: [],
    sections: [
      {
        title: "Good to know",
        paragraphs: [
          "Whoever has the code can use it: pass it on to nobody but the person it is for.",
          "Tax falls due when it is used. While nothing of it is used you can withdraw from the purchase for 14 days.",
        ],
      },
    ],
    links: [{ label: "Imprint", url: mail.imprintUrl }],
  };
};
