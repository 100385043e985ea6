import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { accountWords } from "./account-words.ts";
import { confirmDays } from "./confirm-days.ts";

/** News about an account for its customer's mail. */
export type AccountNews =
  | { readonly kind: "confirm-email" | "join-accounts"; readonly link: string; readonly tokenHash: string }
  | { readonly kind: "email-changed" | "password-changed" | "account-deleted"; readonly link: string };

export interface AccountMail {
  readonly news: AccountNews;
  readonly to: string;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly firstName: string;
  /** Address of the page that names the seller. */
  readonly imprint: string;
}

/** A mail about an account. Those with a link are secret; the others warn the owner of an abuse. */
export function accountMail({ news, to, channel, locale, firstName, imprint }: AccountMail): Message {
  const words = accountWords(locale);
  const isLink = "tokenHash" in news;
  const { subject, label, text } = words.news[news.kind];
  const said = typeof text === "string" ? text : text({ days: confirmDays });
  const content: MailContent = {
    subject,
    lead: said.split("\n\n"),
    itemsTitle: "",
    items: [],
    sums: [],
    sections: [],
    // A stranger may have entered name and address: that name must not appear in another person's mail.
    heading: isLink ? words.helloThere : words.hello({ firstName }),
    link: { label, url: news.link },
    links: [{ label: words.imprint, url: imprint }],
  };
  return {
    key: `${news.kind}:${isLink ? news.tokenHash : newId()}`,
    secret: isLink,
    orderId: null,
    locale,
    to,
    subject,
    channel,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}
