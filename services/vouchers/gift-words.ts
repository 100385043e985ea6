import { momentText } from "../../core/date-text.ts";
import type { Locale } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import { type Texts, textsFor } from "../../core/texts.ts";
import { de, type GiftWords } from "./gift-words.de.ts";
import { en, enUS } from "./gift-words.en.ts";
import { es } from "./gift-words.es.ts";
import { fr } from "./gift-words.fr.ts";
import { it } from "./gift-words.it.ts";
import { nl } from "./gift-words.nl.ts";
import type { IssuedGift } from "./issue-gifts.ts";

type Gift = Pick<IssuedGift, "amount" | "currency" | "validTo">;

export const giftAmountText = ({ amount, currency }: Gift, locale: Locale): string =>
  formatMoney({ amount, currency }, locale);

/** The last day, with its year. */
export const giftLastDayText = ({ validTo }: Gift, locale: Locale): string =>
  momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day");

export const giftTexts: Texts<GiftWords> = { de, en, "en-US": enUS, es, fr, it, nl };

/** Texts of a gift voucher and its mail. */
export const giftWords = (locale: Locale): GiftWords => textsFor(giftTexts, locale);
