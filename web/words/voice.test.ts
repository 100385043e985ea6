import { describe, expect, test } from "vitest";
import { type Language, languageOf, locales } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { spokenTexts, toldBy, unvoiced } from "../../core/voice.fixture.ts";
import { demoSources } from "../../demo/labels/vocabulary.ts";
import { messagesOf } from "./all.ts";
import { loadedMessages, type TextAddresses } from "./load.ts";
import { parts, sourceOfPart } from "./part-sources.ts";

const german = spokenTexts(messagesOf("de-DE"));
describe.each(locales)("the texts of the interface in %s", (locale) => {
  const texts = spokenTexts(messagesOf(locale));

  test("hold to the voice and to the spelling of the language", () => {
    expect(texts.length).toBeGreaterThan(700);
    expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  });

  test("say what the German ones say, of the same values", () => {
    expect(toldBy(texts)).toEqual(toldBy(german));
  });

  test("are the same in the browser, which loads no others", async () => {
    const addresses = parts.map((part) => [part, `../../${sourceOfPart(part, locale)}`]);
    const load = (address: string) => import(/* @vite-ignore */ address);
    const { messages, need } = loadedMessages(locale, Object.fromEntries(addresses) as TextAddresses, load);
    await Promise.all(parts.map(need));
    const told = spokenTexts(messages).toSorted(({ path: a }, { path: b }) => a.localeCompare(b));
    expect(told).toEqual(texts.toSorted(({ path: a }, { path: b }) => a.localeCompare(b)));
  });
});

/** Written alike in German and in another language of ours. */
const alike: Readonly<Record<Exclude<Language, "de">, readonly string[]>> = {
  en: [
    "Code",
    "Express",
    "Layouts",
    "Liechtenstein",
    "Name",
    "Offline",
    "Orange",
    "Original",
    "Pink",
    "Post",
    "STRIPE",
    "Sepia",
    "Shops",
    "Standard",
    "TEST",
    "Text",
    "Winter",
  ],
  es: ["Foto", "Fotos", "Liechtenstein", "Original", "STRIPE", "Sepia", "TEST"],
  fr: ["Code", "Express", "Liechtenstein", "Orange", "Papier", "STRIPE", "Standard", "TEST"],
  it: ["Express", "Foto", "Liechtenstein", "Offline", "STRIPE", "Standard", "TEST"],
  nl: [
    "Adressen",
    "Alle",
    "Alles",
    "Brief",
    "Code",
    "Express",
    "Foto",
    "Foto kleiner",
    "Land",
    "Liechtenstein",
    "Links",
    "Luxemburg",
    "Offline",
    "Papier",
    "Post",
    "Rechts",
    "STRIPE",
    "Sepia",
    "Start",
    "TEST",
    "Winter",
  ],
};

test.each(Object.entries(alike))("no other text in %s is the German one", (language, words) => {
  const kept = new Set(german.map(({ path, text }) => `${path} ${text}`));
  const same = spokenTexts(messagesOf(localeOfLanguage(language as Language))).filter(
    ({ path, text, told }) =>
      kept.has(`${path} ${text}`) && told.length === 0 && /\p{L}/u.test(text) && !path.endsWith(".badge"),
  );
  expect([...new Set(same.map(({ text }) => text))].toSorted()).toEqual(words.toSorted());
});

test("Swiss texts have no ß", () => {
  expect(spokenTexts(messagesOf("de-CH")).filter(({ text }) => text.includes("ß"))).toEqual([]);
});

test("American texts and labels have no words of the other side", () => {
  const british =
    /\b(?:baskets?|colou?red?|colours?|post ?codes?|(?:milli|centi)?metres?|letter box|kerb|grey|vouchers?|VAT|e-mails?|parcels?|aluminium|matt)\b/i;
  const labels = Object.entries({ ...demoSources["en-GB"], ...demoSources["en-US"] });
  const texts = spokenTexts(messagesOf("en-US")).map(({ path, text }): [string, string] => [path, text]);
  const all = [...texts, ...labels].filter(([path]) => !/\.(?:badge|vatId)$/.test(path));
  expect(all.length).toBeGreaterThan(1000);
  // What stands in braces is a place to write into, not a word; "colored" is theirs.
  const read = (text: string) => text.replaceAll(/\{\w+\}/g, "").replaceAll(/\bcolor(?:ed)?\b/gi, "");
  expect(all.filter(([, text]) => british.test(read(text)))).toEqual([]);
});
