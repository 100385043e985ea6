import { expect, test } from "vitest";
import { countries, countryOf, languageOf, locales } from "../../core/locale.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import { localeLinks } from "./locale-links.ts";

const originsOf = (before: string) =>
  Object.fromEntries(countries.map((country) => [country, `https://${before}${country.toLowerCase()}.example`]));
const origins = { poster: originsOf(""), card: originsOf("cards.") };
const shop = shopOf("poster", "de-DE");
const alternate = (hrefLang: string, href: string) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href });
const hrefOf = (links: ReturnType<typeof localeLinks>, locale: Shop["locale"]) =>
  links.find((link) => link.locale === locale)?.href;

const at = (pathname: string, search = "") => ({ pathname, search });

test("every locale is offered once, in its own words, and this one is marked", () => {
  const links = localeLinks({ shop, origins }, at("/"), []);
  expect(links.map(({ locale }) => locale).toSorted()).toEqual([...locales].toSorted());
  expect(links.filter(({ current }) => current).map(({ locale }) => locale)).toEqual(["de-DE"]);
  for (const { locale, text } of links) {
    const [country, language] = text.split(", ");
    expect(country).toBe(new Intl.DisplayNames([locale], { type: "region" }).of(countryOf(locale)));
    if (language) expect(language).toBe(new Intl.DisplayNames([locale], { type: "language" }).of(languageOf(locale)));
  }
});

test("countries stand in the order of their names as shown, and the languages of one beside each other", () => {
  const links = localeLinks({ shop, origins }, at("/"), []);
  const texts = links.map(({ text }) => text);
  expect(texts).toEqual(texts.toSorted(new Intl.Collator("de").compare));
  const shown = links.map(({ locale }) => countryOf(locale));
  const changes = shown.filter((country, index) => country !== shown[index - 1]);
  expect(changes).toHaveLength(new Set(shown).size);
});

test("two locales of a country say their language", () => {
  const texts = localeLinks({ shop, origins }, at("/"), []).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test("the page is kept where it says where it is, and otherwise the home page is shown", () => {
  const links = localeLinks({ shop, origins }, at("/papier"), [
    { title: "Papier" },
    alternate("en-GB", "https://gb.example/paper"),
    alternate("x-default", "https://de.example/papier"),
  ]);
  expect(hrefOf(links, "en-GB")).toBe("https://gb.example/paper");
  expect(hrefOf(links, "de-CH")).toBe("https://ch.example/");
});

test("pages of the shop itself are everywhere, in the language there; those of one visitor are not kept", () => {
  expect(hrefOf(localeLinks({ shop, origins }, at("/agb"), []), "en-US")).toBe("https://us.example/terms");
  expect(hrefOf(localeLinks({ shop, origins }, at("/order/abc"), []), "en-US")).toBe("https://us.example/");
});

test("the card channel keeps to its own hosts and its own spelling", () => {
  const links = localeLinks({ shop: shopOf("card", "de-DE"), origins }, at("/agb/"), []);
  expect(hrefOf(links, "de-CH")).toBe("https://cards.ch.example/agb/");
});

test("a country without a host is not offered", () => {
  const few = { poster: { DE: "https://de.example" }, card: {} };
  expect(localeLinks({ shop, origins: few }, at("/"), []).map(({ locale }) => locale)).toEqual(["de-DE"]);
  expect(localeLinks({ shop: shopOf("card", "de-DE"), origins: few }, at("/"), [])).toEqual([]);
});

test("the choice made on a page goes along, and nothing else of the query", () => {
  const alternates = [alternate("en-GB", "https://gb.example/paper")];
  const links = localeLinks(
    { shop, origins },
    at("/papier", "?utm_source=x&materialType=leinwand&formatType=600x400"),
    alternates,
  );
  expect(hrefOf(links, "en-GB")).toBe("https://gb.example/paper?formatType=600x400&materialType=leinwand");
  expect(hrefOf(links, "de-CH")).toBe("https://ch.example/");
});

test("who is in the desktop app stays in it", () => {
  const desktop = shopOf("poster", "de-DE", "desktop");
  const alternates = [alternate("fr-CH", "https://ch.example/fr/papier")];
  const links = localeLinks({ shop: desktop, origins }, at("/d/papier"), alternates);
  expect(hrefOf(links, "fr-CH")).toBe("https://ch.example/fr/d/papier");
  expect(hrefOf(links, "en-GB")).toBe("https://gb.example/d");
  expect(hrefOf(localeLinks({ shop: desktop, origins }, at("/d/terms"), []), "en-GB")).toBe(
    "https://gb.example/d/terms",
  );
});
