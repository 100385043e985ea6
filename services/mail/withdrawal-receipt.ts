import { momentText } from "../../core/date-text.ts";
import { languageOf } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import { withdrawalOf } from "../legal/service.ts";
import { toHtml, toText } from "./mail-content.ts";
import type { Message } from "./message.ts";
import type { WithdrawalReceipt } from "./receipt-data.ts";
import { receiptTextsDe } from "./receipt-texts.de.ts";
import { receiptTextsEn } from "./receipt-texts.en.ts";

/**
 * Acknowledges a withdrawal on a durable medium with its content, date and time (directive 2011/83/EU, article 11a
 * paragraph 4; § 356a BGB).
 */
export function withdrawalReceipt(receipt: WithdrawalReceipt): Message {
  const { locale, currency, zone, destination: country, seller, number } = receipt;
  const texts = languageOf(locale) === "de" ? receiptTextsDe : receiptTextsEn;
  const content = texts.content(receipt, {
    money: (amount) => formatMoney({ amount, currency }, locale),
    moment: (date) => momentText(date, locale, zone, "second"),
    effects: withdrawalOf({ locale, country, seller, number }).instruction.slice(1),
  });
  return {
    key: `withdrawal:${receipt.withdrawalId}`,
    orderId: receipt.orderId,
    locale,
    to: receipt.email,
    subject: content.subject,
    html: toHtml(content, locale).toString(),
    text: toText(content),
  };
}
