import { momentText } from "../../core/date-text.ts";
import { type Locale, languageOf } from "../../core/locale.ts";
import { formatMoney } from "../../core/money.ts";
import type { IssuedGift } from "./issue-gifts.ts";

type Gift = Pick<IssuedGift, "amount" | "currency" | "validTo">;

export const giftAmountText = ({ amount, currency }: Gift, locale: Locale): string =>
  formatMoney({ amount, currency }, locale);

/** The last day, with its year. */
export const giftLastDayText = ({ validTo }: Gift, locale: Locale): string =>
  momentText(new Date(`${validTo}T12:00:00Z`), locale, "UTC", "day");

const german = {
  title: "Geschenkgutschein",
  to: (name: string) => `Für ${name}`,
  from: (name: string) => `Von ${name}`,
  code: "Code",
  validTo: (day: string) => `Gültig bis ${day}`,
  how: "So löst du ihn ein",
  steps: (shop: string) => [
    `Such dir auf ${shop} etwas aus und gib den Code im Warenkorb oder an der Kasse ein.`,
    "Was nicht gebraucht wird, bleibt auf dem Gutschein.",
    "Wer den Code hat, kann ihn einlösen: Gib ihn nur an den Menschen weiter, der ihn bekommen soll.",
  ],
  file: "Geschenkgutschein",
};

const english: typeof german = {
  title: "Gift voucher",
  to: (name) => `For ${name}`,
  from: (name) => `From ${name}`,
  code: "Code",
  validTo: (day) => `Valid until ${day}`,
  how: "How to use it",
  steps: (shop) => [
    `Choose something on ${shop} and enter the code in the basket or at the checkout.`,
    "What is not used stays on it.",
    "Whoever has the code can use it: pass it on to nobody but the person it is for.",
  ],
  file: "Gift voucher",
};

const american: typeof german = {
  ...english,
  ...{ title: "Gift card", file: "Gift card" },
  steps: (shop) => [
    `Choose something on ${shop} and enter the code in the cart or at the checkout.`,
    ...english.steps(shop).slice(1),
  ],
};

/** What is written on a gift voucher. */
export const giftWords = (locale: Locale): typeof german =>
  languageOf(locale) === "de" ? german : locale === "en-US" ? american : english;
