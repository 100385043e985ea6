import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { contactWords } from "./contact-words.ts";
import { type ContactMessage, isContactPerson } from "./contract.ts";

interface Letter {
  readonly message: ContactMessage;
  readonly locale: Locale;
  readonly channel: Channel;
  /** The seller's address. */
  readonly to: string;
  /** Address of the form. */
  readonly shopUrl: string;
}

/** The mail to the seller; everything the visitor wrote is text in it, never markup. */
export function contactMail({ message, locale, channel, to, shopUrl }: Letter): Message {
  const t = contactWords(locale);
  const { id, name, email, orderNumber, person, message: text } = message;
  const whom = isContactPerson(person) ? [t.to({ person: t.people[person] })] : [];
  const content: MailContent = {
    itemsTitle: "",
    items: [],
    sums: [],
    subject: orderNumber === "" ? t.subject({ name }) : t.subjectOfOrder({ name, order: orderNumber }),
    heading: t.heading({ name }),
    lead: [t.from({ name, email }), ...whom, ...(orderNumber === "" ? [] : [t.order({ order: orderNumber })])],
    sections: [{ title: t.message, paragraphs: text.split(/\n{2,}/) }],
    link: { label: t.shop, url: shopUrl },
    links: [{ label: t.answer, url: `mailto:${encodeURIComponent(email)}` }],
  };
  return {
    key: `contact:${id}`,
    orderId: null,
    locale,
    to,
    subject: content.subject,
    channel,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}
