import { type Locale, languageOf } from "../../core/locale.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { shownCode } from "./gift-code.ts";
import type { GiftConfiguration } from "./gift-line.ts";
import { giftPdf } from "./gift-pdf.ts";
import { giftAmountText, giftLastDayText, giftWords } from "./gift-words.ts";
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
  /** When it is written. */
  readonly created: Date;
}

/** The mail that is the gift voucher, with a sheet to print. The outbox forgets both once it is sent, and never lists the code. */
export async function giftMail(mail: GiftMail): Promise<Message> {
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
    attachment: { name: `${giftWords(mail.locale).file}.pdf`, bytes: await giftPdf(mail) },
  };
}

const german = (mail: GiftMail): MailContent => {
  const { gift, number, configuration } = mail;
  const { recipient, sender, message } = configuration;
  return {
    subject: `Dein Geschenkgutschein über ${giftAmountText(mail.gift, mail.locale)}`,
    heading: recipient ? `Ein Gutschein für ${recipient}` : "Ein Geschenkgutschein",
    lead: [
      ...(message ? [message] : []),
      ...(sender ? [`Von ${sender}`] : []),
      `Der Code: ${shownCode(gift.code)}`,
      "Gib ihn im Warenkorb oder an der Kasse ein. Was nicht gebraucht wird, bleibt auf dem Gutschein.",
      "Zum Ausdrucken und Verschenken liegt der Gutschein als PDF bei.",
    ],
    link: { label: "Zum Shop", url: mail.shopUrl },
    itemsTitle: `Bestellung ${number}`,
    items: [
      {
        title: "Geschenkgutschein",
        details: [`Gültig bis ${giftLastDayText(mail.gift, mail.locale)}`],
        amount: giftAmountText(mail.gift, mail.locale),
      },
    ],
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
    subject: `Your ${name} of ${giftAmountText(mail.gift, mail.locale)}`,
    heading: recipient ? `For ${recipient}` : `A ${name}`,
    lead: [
      ...(message ? [message] : []),
      ...(sender ? [`From ${sender}`] : []),
      `The code: ${shownCode(gift.code)}`,
      `Enter it in the ${locale === "en-US" ? "cart" : "basket"} or at the checkout. What is not used stays on it.`,
      `To print and to give away, the ${name} comes with this mail as a PDF.`,
    ],
    link: { label: "To the shop", url: mail.shopUrl },
    itemsTitle: `Order ${number}`,
    items: [
      {
        title: name,
        details: [`Valid until ${giftLastDayText(mail.gift, mail.locale)}`],
        amount: giftAmountText(mail.gift, mail.locale),
      },
    ],
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
