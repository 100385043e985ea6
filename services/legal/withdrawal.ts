import { type Country, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import type { LegalSection, Seller, Withdrawal } from "./contract.ts";
import { withdrawalDe } from "./withdrawal-texts.de.ts";
import { withdrawalEn, withdrawalEnUs } from "./withdrawal-texts.en.ts";
import type { WithdrawalTexts } from "./withdrawal-texts.ts";

export interface WithdrawalOptions {
  readonly locale: Locale;
  /** Where the goods go: American law knows no right of withdrawal, there the shop's own promise is told. */
  readonly country: Country;
  readonly seller: Seller;
  /** Of the order the form is for; null leaves its line open. */
  readonly number: string | null;
}

/** Countries of the European Economic Area; elsewhere no law asks for withdrawing online. */
const withFunction: ReadonlySet<Country> = new Set(["AT", "BE", "DE", "ES", "FR", "IT", "LI", "LU", "NL"]);

/** Whether goods that go there can be withdrawn online (directive 2011/83/EU, article 11a; § 356a BGB). */
export const hasWithdrawalFunction = (country: Country): boolean => withFunction.has(country);

/** What pages and mails say about giving goods back. */
export function withdrawalOf({ locale, country, seller, number }: WithdrawalOptions): Withdrawal {
  const texts = textsOf(locale, country);
  const online = hasWithdrawalFunction(country);
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
    instruction: texts.instruction.map((section, index) => {
      // the model puts it at the end of how the right is exercised
      const exercised = online && index === 0 ? [...section.paragraphs, texts.online] : section.paragraphs;
      return fill({ ...section, paragraphs: exercised });
    }),
    form: texts.form && fill(texts.form),
    online,
  };
}

/** Respelled before names and addresses are filled in, which stay as they are written. */
function textsOf(locale: Locale, country: Country): WithdrawalTexts {
  if (languageOf(locale) === "de") return isSwissSpelling(locale) ? swissSpelling(withdrawalDe) : withdrawalDe;
  return country === "US" ? withdrawalEnUs : withdrawalEn;
}
