import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { type Texts, textsFor } from "../../core/texts.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";

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
  const t = textsFor(words, locale);
  const content: MailContent = {
    subject: t.subject,
    heading: t.heading(operator),
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

interface Words {
  readonly subject: string;
  readonly heading: (operator: string) => string;
  readonly goOn: string;
  readonly imprint: string;
}

const words: Texts<Words> = {
  de: {
    subject: "Antwort auf deine Nachricht",
    heading: (operator) => `${operator} antwortet dir`,
    goOn: "Im Shop weiterschreiben",
    imprint: "Impressum",
  },
  en: {
    subject: "An answer to your message",
    heading: (operator) => `${operator} answers you`,
    goOn: "Go on writing in the shop",
    imprint: "Legal notice",
  },
  es: {
    subject: "Respuesta a tu mensaje",
    heading: (operator) => `${operator} te responde`,
    goOn: "Seguir escribiendo en la tienda",
    imprint: "Aviso legal",
  },
  fr: {
    subject: "Réponse à votre message",
    heading: (operator) => `${operator} vous répond`,
    goOn: "Continuer dans la boutique",
    imprint: "Mentions légales",
  },
  it: {
    subject: "Risposta al tuo messaggio",
    heading: (operator) => `${operator} ti risponde`,
    goOn: "Continua nel negozio",
    imprint: "Note legali",
  },
  nl: {
    subject: "Antwoord op je bericht",
    heading: (operator) => `${operator} antwoordt je`,
    goOn: "Verder schrijven in de winkel",
    imprint: "Colofon",
  },
};
