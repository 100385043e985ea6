import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Channel } from "../../core/channel.ts";
import { dayText } from "../../core/date-text.ts";
import type { Locale } from "../../core/locale.ts";
import { type MailContent, toHtml, toText } from "./mail-content.ts";
import type { Message } from "./message.ts";
import { parcelsSentWords } from "./parcels-sent-words.ts";

/** Shipped parcels to recipients of a list, for their buyer's mail, which contains no recipient's name or street. */
interface ParcelsSent {
  readonly orderId: string;
  readonly number: string;
  /** Of this mail among those of the order. */
  readonly key: string;
  readonly channel: Channel;
  readonly locale: Locale;
  readonly email: string;
  /** On their way or there, of so many. */
  readonly shipped: number;
  readonly count: number;
  readonly parcels: readonly {
    readonly position: number;
    readonly tracking: string | null;
    /** The last day that was promised for it. */
    readonly latest: CalendarDate;
  }[];
  readonly orderUrl: string;
  readonly imprintUrl: string;
}

/** More of them are only counted: the order's page has all. */
const LISTED = 50;

/** Mail to a buyer about shipped parcels. */
export function parcelsSent(sent: ParcelsSent): Message {
  const { locale, channel, number, parcels } = sent;
  const words = parcelsSentWords(locale);
  const more = parcels.length - LISTED;
  const content: MailContent = {
    subject: words.subject({ count: parcels.length, number }),
    heading: words.heading({ count: parcels.length }),
    lead: [words.progress({ shipped: sent.shipped, count: sent.count }), words.who],
    link: { label: words.seeOrder, url: sent.orderUrl },
    itemsTitle: words.parcels,
    items: parcels.slice(0, LISTED).map(({ position, tracking, latest }) => ({
      title: `${number}-${position}`,
      details: tracking === null ? [] : [words.tracking({ tracking })],
      amount: words.until({ day: dayText(latest, locale) }),
    })),
    sums: [],
    sections: more > 0 ? [{ title: words.more({ count: more }), paragraphs: [words.who] }] : [],
    links: [{ label: words.imprint, url: sent.imprintUrl }],
  };
  return {
    key: `parcels-sent:${sent.key}`,
    orderId: sent.orderId,
    locale,
    channel,
    to: sent.email,
    subject: content.subject,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}
