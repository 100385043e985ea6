import type { Channel } from "../../core/channel.ts";
import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Locale } from "../../core/locale.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";

import de from "./words/mails/de.json" with { type: "json" };
import en from "./words/mails/en.json" with { type: "json" };
import es from "./words/mails/es.json" with { type: "json" };
import fr from "./words/mails/fr.json" with { type: "json" };
import it from "./words/mails/it.json" with { type: "json" };
import nl from "./words/mails/nl.json" with { type: "json" };
import type { Words } from "./words/mails/words.generated.ts";

const words = wordsOfLocales<Words>("services/newsletter/words/mails", { de, en, es, fr, it, nl });

export interface NewsletterMail {
  readonly kind: "confirm" | "welcome" | "known";
  /** Key of the mail: submitted twice, it is sent once. */
  readonly key: string;
  readonly to: string;
  readonly locale: Locale;
  /** Channel of the request, for the mail's colours and name. */
  readonly channel: Channel;
  /** Target of the button. */
  readonly link: string;
  /** The page where the newsletter is ended, and the address that ends it by one request (RFC 8058). */
  readonly end: { readonly page: string; readonly oneClick: string };
  readonly imprint: string;
}

/** A mail of the newsletter. Every one of them says how to end it; the one that opens something is secret. */
export function newsletterMail({ kind, key, to, locale, channel, link, end, imprint }: NewsletterMail): Message {
  const t = words(locale);
  const { subject, heading, label, text } = t[kind];
  const content: MailContent = {
    subject,
    heading,
    lead: text.split("\n\n"),
    itemsTitle: "",
    items: [],
    sums: [],
    sections: [],
    link: { label, url: link },
    links: [
      { label: t.end, url: end.page },
      { label: t.imprint, url: imprint },
    ],
  };
  return {
    key,
    orderId: null,
    secret: kind === "confirm",
    locale,
    to,
    subject,
    unsubscribe: end.oneClick,
    channel,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}
