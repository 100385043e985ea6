import type { Country } from "../../core/locale.ts";

interface PostcodeRule {
  readonly shape: RegExp;
  /** An existing postcode, shown beside the error. */
  readonly example: string;
}

const digits = (count: number, example: string): PostcodeRule => ({ shape: new RegExp(`^\\d{${count}}$`), example });

/** Postal codes as the national posts write them (UPU addressing sheets), after `tidyPostcode`. */
const rules: Readonly<Record<Country, PostcodeRule>> = {
  AT: { shape: /^[1-9]\d{3}$/, example: "1010" },
  BE: { shape: /^[1-9]\d{3}$/, example: "1000" },
  CH: { shape: /^[1-9]\d{3}$/, example: "8001" },
  DE: digits(5, "80331"),
  ES: { shape: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: "28013" },
  FR: { shape: /^(0[1-9]|[1-9]\d)\d{3}$/, example: "75001" },
  GB: { shape: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/, example: "SW1A 1AA" },
  IT: digits(5, "00184"),
  LI: { shape: /^94(8[5-9]|9[0-8])$/, example: "9490" },
  LU: { shape: /^[1-9]\d{3}$/, example: "1009" },
  NL: { shape: /^[1-9]\d{3} [A-Z]{2}$/, example: "1012 JS" },
  US: { shape: /^\d{5}(-\d{4})?$/, example: "10001" },
};

/** Country marks people put in front: `D-80331`, `L-1009`. */
const countryMark = /^(A|B|CH|D|E|F|I|FL|L|NL)[- ](?=\d)/;

/** The postcode as its post writes it: upper case, one space where one belongs, no country mark. */
export function tidyPostcode(typed: string, country: Country): string {
  const text = typed.normalize("NFKC").trim().toUpperCase().replace(countryMark, "");
  const tight = text.replaceAll(/\s+/g, "");
  if (country === "GB") return tight.replace(/^(.+)(.{3})$/, "$1 $2");
  if (country === "NL") return tight.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");
  return tight;
}

export const isPostcode = (tidy: string, country: Country): boolean => rules[country].shape.test(tidy);

export const postcodeExample = (country: Country): string => rules[country].example;
