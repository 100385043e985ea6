import { type Country, countries } from "../core/locale.ts";
import type { PageContext } from "./page-context.ts";

/** Each country's name in the language of the page that its link leads to. */
const names: Readonly<Record<Country, string>> = {
  AT: "Österreich",
  BE: "België",
  CH: "Schweiz",
  DE: "Deutschland",
  ES: "España",
  FR: "France",
  GB: "United Kingdom",
  IT: "Italia",
  LI: "Liechtenstein",
  LU: "Luxemburg",
  NL: "Nederland",
  US: "United States",
};

/** The shops of the countries sold to, each on its host. */
export const countriesOf = (hosts: PageContext["hosts"], protocol: string, here: Country) =>
  countries.flatMap((country) => {
    const host = hosts[country];
    return host
      ? [{ text: names[country], href: `${protocol}//${host}/`, current: country === here || undefined }]
      : [];
  });
