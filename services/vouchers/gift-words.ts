import { wordsOfLocales } from "../../core/compile-words.ts";
import { momentText } from "../../core/date-text.ts";
import { dayValues } from "../../core/day-start.ts";
import type { Locale } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import type { IssuedGift } from "./issue-gifts.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import enUs from "./words/en-US.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

type Gift = Pick<IssuedGift, "amount" | "currency" | "validTo">;

export const giftAmountText = ({ amount, currency }: Gift, locale: Locale): string =>
  formatMoney({ amount, currency }, locale);

/** The last day, with its year. */
const giftLastDayText = ({ validTo }: Gift, locale: Locale): string =>
  momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day");

/** Texts of a gift voucher and its mail. */
export const giftWords = wordsOfLocales<Words>("services/vouchers/words", { de, en, "en-US": enUs, es, fr, it, nl });

/** Until when a gift voucher is valid. */
export function validToText(gift: Gift, locale: Locale): string {
  const day = giftLastDayText(gift, locale);
  return giftWords(locale).validTo(dayValues(day));
}
