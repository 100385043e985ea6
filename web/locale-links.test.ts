import { expect, test } from "vitest";
import { countries, countryOf, languageOf, locales } from "../core/locale.ts";
import { type Shop, shopOf } from "../core/shop.ts";
import { localeLinks } from "./locale-links.ts";

const originsOf = (before: string) =>
  Object.fromEntries(countries.map((country) => [country, `https://${before}${country.toLowerCase()}.example`]));
const origins = { poster: originsOf(""), card: originsOf("cards.") };
const shop = shopOf("poster", "de-DE");
const alternate = (hrefLang: string, href: string) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href });
const hrefOf = (links: ReturnType<typeof localeLinks>, locale: Shop["locale"]) =>
  links.find((link) => link.locale === locale)?.href;

test("every locale is offered once, in its own words, and this one is marked", () => {
  const links = localeLinks({ shop, origins }, "/", []);
  expect(links.map(({ locale }) => locale)).toEqual(locales);
  expect(links.filter(({ current }) => current).map(({ locale }) => locale)).toEqual(["de-DE"]);
  for (const { locale, text } of links) {
    const [country, language] = text.split(", ");
    expect(country).toBe(new Intl.DisplayNames([locale], { type: "region" }).of(countryOf(locale)));
    if (language) expect(language).toBe(new Intl.DisplayNames([locale], { type: "language" }).of(languageOf(locale)));
  }
});

test("two locales of a country say their language", () => {
  const texts = localeLinks({ shop, origins }, "/", []).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test("the page is kept where it says where it is, and otherwise the home page is shown", () => {
  const links = localeLinks({ shop, origins }, "/papier", [
    { title: "Papier" },
    alternate("en-GB", "https://gb.example/paper"),
    alternate("x-default", "https://de.example/papier"),
  ]);
  expect(hrefOf(links, "en-GB")).toBe("https://gb.example/paper");
  expect(hrefOf(links, "de-CH")).toBe("https://ch.example/");
});

test("pages of the shop itself are at the same path everywhere; those of one visitor are not kept", () => {
  expect(hrefOf(localeLinks({ shop, origins }, "/terms", []), "en-US")).toBe("https://us.example/terms");
  expect(hrefOf(localeLinks({ shop, origins }, "/order/abc", []), "en-US")).toBe("https://us.example/");
});

test("the card channel keeps to its own hosts and its own spelling", () => {
  const links = localeLinks({ shop: shopOf("card", "de-DE"), origins }, "/terms/", []);
  expect(hrefOf(links, "de-CH")).toBe("https://cards.ch.example/terms/");
});

test("a country without a host is not offered", () => {
  const few = { poster: { DE: "https://de.example" }, card: {} };
  expect(localeLinks({ shop, origins: few }, "/", []).map(({ locale }) => locale)).toEqual(["de-DE"]);
  expect(localeLinks({ shop: shopOf("card", "de-DE"), origins: few }, "/", [])).toEqual([]);
});
