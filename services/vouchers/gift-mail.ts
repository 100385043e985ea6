import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { shownCode } from "./gift-code.ts";
import type { GiftConfiguration } from "./gift-line.ts";
import { giftPdf } from "./gift-pdf.ts";
import { giftAmountText, giftWords, validToText } from "./gift-words.ts";
import type { IssuedGift } from "./issue-gifts.ts";

export interface GiftMail {
  readonly gift: IssuedGift;
  readonly channel: Channel;
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

/**
 * The mail with the gift voucher and a sheet to print. The outbox deletes both once it is sent, and never lists the
 * code.
 */
export async function giftMail(mail: GiftMail): Promise<Message> {
  const content = contentOf(mail);
  return {
    key: `gift-voucher:${mail.gift.id}`,
    secret: true,
    orderId: mail.orderId,
    locale: mail.locale,
    to: mail.email,
    subject: content.subject,
    channel: mail.channel,
    html: toHtml(content, mail.locale, mail.channel).toString(),
    text: toText(content, mail.locale),
    attachment: { name: `${giftWords(mail.locale).file}.pdf`, bytes: await giftPdf(mail) },
  };
}

function contentOf(mail: GiftMail): MailContent {
  const { gift, locale, number } = mail;
  const { recipient, sender, message } = mail.configuration;
  const words = giftWords(locale);
  const amount = giftAmountText(gift, locale);
  return {
    subject: words.mail.subject({ amount }),
    heading: recipient ? words.mail.headingFor({ name: recipient }) : words.mail.heading,
    lead: [
      ...(message ? [message] : []),
      ...(sender ? [words.from({ name: sender })] : []),
      words.mail.code({ code: shownCode(gift.code) }),
      words.mail.how,
      words.mail.toPrint,
    ],
    link: { label: words.mail.toShop, url: mail.shopUrl },
    itemsTitle: words.mail.order({ number }),
    items: [{ title: words.title, details: [validToText(gift, locale)], amount }],
    sums: [],
    sections: [{ title: words.mail.goodToKnow, paragraphs: [words.mail.whoever, words.mail.tax] }],
    links: [{ label: words.mail.imprint, url: mail.imprintUrl }],
  };
}
