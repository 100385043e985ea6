import { type Country, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import type { LegalSection, Seller, Withdrawal } from "./contract.ts";
import { withdrawalDe } from "./withdrawal-texts.de.ts";
import { withdrawalEn, withdrawalEnUs } from "./withdrawal-texts.en.ts";

export interface WithdrawalOptions {
  readonly locale: Locale;
  /** Where the goods go: American law knows no right of withdrawal, there the shop's own promise is told. */
  readonly country: Country;
  readonly seller: Seller;
  /** Of the order the form is for; null leaves its line open. */
  readonly number: string | null;
}

/** What pages and mails say about giving goods back. */
export function withdrawalOf({ locale, country, seller, number }: WithdrawalOptions): Withdrawal {
  const texts = textsOf(locale, country);
  const values: Readonly<Record<string, string>> = {
    contact: [seller.company, ...seller.address, seller.phone, seller.email].join(", "),
    email: seller.email,
    number: number ?? "",
  };
  const fill = ({ title, paragraphs }: LegalSection): LegalSection => ({
    title,
    paragraphs: paragraphs.map((text) =>
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "").replaceAll(/ +$/gm, ""),
    ),
  });
  return {
    personalised: fill(texts.personalised),
    instruction: texts.instruction.map(fill),
    form: texts.form && fill(texts.form),
  };
}

/** Respelled before names and addresses are filled in, which stay as they are written. */
function textsOf(locale: Locale, country: Country): Withdrawal {
  if (languageOf(locale) === "de") return isSwissSpelling(locale) ? swissSpelling(withdrawalDe) : withdrawalDe;
  return country === "US" ? withdrawalEnUs : withdrawalEn;
}
