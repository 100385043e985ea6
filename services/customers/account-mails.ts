import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { textsFor } from "../../core/texts.ts";
import { newId } from "../../platform/random.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { accountWords } from "./account-words.ts";

/** Something about an account that its customer is told by mail. */
export type AccountNews =
  | { readonly kind: "confirm-email"; readonly link: string; readonly tokenHash: string }
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

/** A mail about an account. The one with a link is secret; the others warn whoever it was not. */
export function accountMail({ news, to, channel, locale, firstName, imprint }: AccountMail): Message {
  const words = textsFor(accountWords, locale);
  const [subject, label, ...lead] = words.news[news.kind];
  const content: MailContent = {
    ...{ subject, lead, itemsTitle: "", items: [], sums: [], sections: [] },
    heading: words.hello(firstName),
    link: { label, url: news.link },
    links: [{ label: words.imprint, url: imprint }],
  };
  const secret = news.kind === "confirm-email";
  return {
    key: secret ? `confirm-email:${news.tokenHash}` : `${news.kind}:${newId()}`,
    ...{ secret, orderId: null, locale, to, subject },
    channel,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}
