import { arrivalText, dayText } from "../../core/date-text.ts";
import { localMoment } from "../../core/local-time.ts";
import { formatMoney } from "../../core/money.ts";
import { rateText } from "../../core/number-text.ts";
import { confirmationContent } from "./confirmation-content.ts";
import type { OrderConfirmation, Writing } from "./confirmation-data.ts";
import { confirmationWords } from "./confirmation-words.ts";
import { toHtml, toText } from "./mail-content.ts";
import type { Message } from "./message.ts";

/**
 * The mail that confirms an order, as the law requires on a durable medium (directive 2011/83/EU, articles 6 and 8):
 * seller, products, prices with taxes and delivery, dates, address, withdrawal, warranty, terms.
 */
export function orderConfirmation(order: OrderConfirmation): Message {
  const content = confirmationContent(order, confirmationWords(order.locale), writingOf(order));
  return {
    key: `order-confirmation:${order.orderId}`,
    orderId: order.orderId,
    locale: order.locale,
    to: order.email,
    subject: content.subject,
    channel: order.channel,
    html: toHtml(content, order.locale, order.channel).toString(),
    text: toText(content, order.locale),
  };
}

function writingOf({ locale, currency }: OrderConfirmation): Writing {
  return {
    money: (amount) => formatMoney({ amount, currency }, locale),
    percent: (rate) => rateText(rate, locale),
    arrival: (date) => arrivalText(date, locale),
    day: (date) => dayText(date, locale),
    moment: (date) => localMoment(date, locale, "minute"),
  };
}
