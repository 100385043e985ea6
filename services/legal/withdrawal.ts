import { type Country, type Locale, languageOf } from "../../core/locale.ts";
import { type Texts, textsFor } from "../../core/texts.ts";
import { withoutLast } from "../../core/trimmed.ts";
import type { LegalSection, Seller, Withdrawal } from "./contract.ts";
import { withdrawalDe } from "./withdrawal-texts.de.ts";
import { withdrawalEn, withdrawalEnUs } from "./withdrawal-texts.en.ts";
import { withdrawalEs } from "./withdrawal-texts.es.ts";
import { withdrawalFr } from "./withdrawal-texts.fr.ts";
import { withdrawalIt } from "./withdrawal-texts.it.ts";
import { withdrawalNl } from "./withdrawal-texts.nl.ts";
import type { WithdrawalTexts } from "./withdrawal-texts.ts";

export interface WithdrawalOptions {
  readonly locale: Locale;
  /** Destination: American law has no right of withdrawal, so there the shop's own promise applies. */
  readonly country: Country;
  readonly seller: Seller;
  /** Of the order the form is for; null leaves its line open. */
  readonly number: string | null;
}

/** Countries of the European Economic Area; elsewhere no law requires online withdrawal. */
const withFunction: ReadonlySet<Country> = new Set(["AT", "BE", "DE", "ES", "FR", "IT", "LI", "LU", "NL"]);

/** Whether products sent there can be withdrawn from online (directive 2011/83/EU, article 11a; § 356a BGB). */
export const hasWithdrawalFunction = (country: Country): boolean => withFunction.has(country);

/** Texts about returns for pages and mails. */
export function withdrawalOf({ locale, country, seller, number }: WithdrawalOptions): Withdrawal {
  const told = textsOf(locale, country);
  const online = hasWithdrawalFunction(country);
  const values: Readonly<Record<string, string>> = {
    contact: [seller.company, ...seller.address, seller.phone, seller.email].join(", "),
    email: seller.email,
    number: number ?? "",
  };
  const fill = ({ title, paragraphs }: LegalSection): LegalSection => ({
    title,
    paragraphs: paragraphs.map((text) =>
      text
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
        .split("\n")
        .map((line) => withoutLast(line, " "))
        .join("\n"),
    ),
  });
  return {
    personalised: fill(told.personalised),
    instruction: told.instruction.map((section, index) => {
      // the model puts it at the end of how the right is exercised
      const exercised = online && index === 0 ? [...section.paragraphs, told.online] : section.paragraphs;
      return fill({ ...section, paragraphs: exercised });
    }),
    form: told.form && fill(told.form),
    online,
  };
}

export const withdrawalTexts: Texts<WithdrawalTexts> = {
  de: withdrawalDe,
  en: withdrawalEn,
  es: withdrawalEs,
  fr: withdrawalFr,
  it: withdrawalIt,
  nl: withdrawalNl,
};

/** Respelled before names and addresses are filled in, which stay as they are written. */
const textsOf = (locale: Locale, country: Country): WithdrawalTexts =>
  country === "US" && languageOf(locale) === "en" ? withdrawalEnUs : textsFor(withdrawalTexts, locale);
