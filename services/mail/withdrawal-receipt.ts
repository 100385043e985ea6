import { localMoment } from "../../core/local-time.ts";
import { formatMoney } from "../../core/money.ts";
import { withdrawalOf } from "../legal/service.ts";
import { toHtml, toText } from "./mail-content.ts";
import type { Message } from "./message.ts";
import { receiptContent } from "./receipt-content.ts";
import type { WithdrawalReceipt } from "./receipt-data.ts";
import { receiptWords } from "./receipt-words.ts";

/**
 * Acknowledges a withdrawal on a durable medium with its content, date and time (directive 2011/83/EU, article 11a
 * paragraph 4; § 356a BGB).
 */
export function withdrawalReceipt(receipt: WithdrawalReceipt): Message {
  const { locale, currency, destination: country, seller, number } = receipt;
  const content = receiptContent(receipt, receiptWords(locale), {
    money: (amount) => formatMoney({ amount, currency }, locale),
    moment: (date) => localMoment(date, locale, "second"),
    effects: withdrawalOf({ locale, country, seller, number }).instruction.slice(1),
  });
  return {
    key: `withdrawal:${receipt.withdrawalId}`,
    orderId: receipt.orderId,
    locale,
    to: receipt.email,
    subject: content.subject,
    channel: receipt.channel,
    html: toHtml(content, locale, receipt.channel).toString(),
    text: toText(content, locale),
  };
}
