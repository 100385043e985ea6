import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { hashToken } from "../../platform/tokens/random.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";
import { accountWords } from "./account-words.ts";
import { resetMinutes } from "./reset-minutes.ts";

export interface Reset {
  readonly email: string;
  readonly channel: Channel;
  readonly locale: Locale;
  /** Null where the address may be somebody else's, who would read what a stranger wrote as a name. */
  readonly firstName: string | null;
  /** Address of the page, with the token where no server sees it: behind the #. */
  readonly link: string;
  readonly token: string;
  /** Address of the page that names the seller. */
  readonly imprint: string;
}

/** The mail with the link to a new password. */
export function resetMail(reset: Reset): Message {
  const words = accountWords(reset.locale);
  const { subject, label, text } = words.reset;
  const content: MailContent = {
    subject,
    lead: text({ minutes: resetMinutes }).split("\n\n"),
    itemsTitle: "",
    items: [],
    sums: [],
    sections: [],
    heading: reset.firstName === null ? words.helloThere : words.hello({ firstName: reset.firstName }),
    link: { label, url: reset.link },
    links: [{ label: words.imprint, url: reset.imprint }],
  };
  return {
    // Not the token itself: readers of the mail list must not be able to use it.
    key: `password-reset:${hashToken(reset.token)}`,
    secret: true,
    orderId: null,
    locale: reset.locale,
    to: reset.email,
    subject,
    channel: reset.channel,
    html: toHtml(content, reset.locale, reset.channel).toString(),
    text: toText(content, reset.locale),
  };
}
