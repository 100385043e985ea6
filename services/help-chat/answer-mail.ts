import type { Channel } from "../../core/channel.ts";
import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Locale } from "../../core/locale.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";

import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

const words = wordsOfLocales<Words>("services/help-chat/words", { de, en, es, fr, it, nl });

interface Letter {
  readonly channel: Channel;
  readonly locale: Locale;
  /** Key of the answer: submitted twice, it is sent once. */
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly operator: string;
  /** Page of the conversation. */
  readonly page: string;
  readonly imprint: string;
}

/** An answer as a mail; what the operator wrote is text in it, never markup. */
export function answerMail({ channel, locale, key, to, text, operator, page, imprint }: Letter): Message {
  const t = words(locale);
  const content: MailContent = {
    subject: t.subject,
    heading: t.heading({ operator }),
    lead: text.split(/\n+/),
    sections: [],
    itemsTitle: "",
    items: [],
    sums: [],
    link: { label: t.goOn, url: page },
    links: [{ label: t.imprint, url: imprint }],
  };
  return {
    key: `help-chat:${key}`,
    orderId: null,
    locale,
    to,
    subject: t.subject,
    channel,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}
