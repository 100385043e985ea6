import { expect, test } from "vitest";
import { countries } from "../core/locale.ts";
import { resolveLocale } from "../core/locale-address.ts";
import { countriesOf } from "./country-links.ts";

test("a country is called by one name, in the language of the page its link leads to", () => {
  const hosts = Object.fromEntries(countries.map((country) => [country, `${country.toLowerCase()}.example`]));
  for (const { text, href } of countriesOf(hosts as Parameters<typeof countriesOf>[0], "https:", "DE")) {
    const country = countries.find((one) => href.startsWith(`https://${one.toLowerCase()}.`));
    const found = country && resolveLocale(country, null);
    if (found?.kind !== "found") throw new Error(`no page behind ${href}`);
    expect(text).toBe(new Intl.DisplayNames([found.locale], { type: "region" }).of(country ?? ""));
  }
});
