import { arrivalText, momentText } from "../../core/date-text.ts";
import { languageOf } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import { rateText } from "../../core/number-text.ts";
import type { OrderConfirmation, Writing } from "./confirmation-data.ts";
import { confirmationTextsDe } from "./confirmation-texts.de.ts";
import { confirmationTextsEn } from "./confirmation-texts.en.ts";
import { toHtml, toText } from "./mail-content.ts";
import type { Message } from "./message.ts";

/**
 * The mail that confirms an order, with what the law asks for on a durable medium (directive 2011/83/EU, articles 6 and
 * 8): seller, goods, prices with taxes and delivery, dates, address, withdrawal, warranty, terms.
 */
export function orderConfirmation(order: OrderConfirmation): Message {
  const texts = languageOf(order.locale) === "de" ? confirmationTextsDe : confirmationTextsEn;
  const content = texts.content(order, writingOf(order));
  return {
    key: `order-confirmation:${order.orderId}`,
    orderId: order.orderId,
    locale: order.locale,
    to: order.email,
    subject: content.subject,
    html: toHtml(content, order.locale).toString(),
    text: toText(content),
  };
}

function writingOf({ locale, currency, zone }: OrderConfirmation): Writing {
  return {
    money: (amount) => formatMoney({ amount, currency }, locale),
    percent: (rate) => rateText(rate, locale),
    arrival: (date) => arrivalText(date, locale),
    moment: (date) => momentText(date, locale, zone, "minute"),
  };
}
