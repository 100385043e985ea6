import { afterEach, expect, test } from "vitest";
import { changedWords, changeOf, changeWords, wordsChanged } from "../../core/changed-words.ts";
import { compileWords, wordsOfLocales } from "../../core/compile-words.ts";
import { wordsIn } from "../../core/words.ts";
import { changedFiles, type Reworded, wordModule } from "./changed-files.ts";
import { shippedIn, shippedWords } from "./shipped.ts";

const folder = "web/words/cart";
const texts = {
  de: {
    title: "Warenkorb",
    count: "{count, plural, one {# Foto} other {# Fotos}}",
    steps: ["Eins", "Zwei"],
    tax: "{with, select, true {mit} other {ohne}}",
  },
  en: {
    title: "Basket",
    count: "{count, plural, one {# photo} other {# photos}}",
    steps: ["One", "Two"],
    tax: "{with, select, true {with} other {without}}",
  },
  "en-US": { title: "Cart" },
};
const sources = { ...texts, es: texts.en, fr: texts.en, it: texts.en, nl: texts.en };
interface Words {
  readonly title: string;
  readonly count: (values: { count: number }) => string;
  readonly steps: readonly string[];
  readonly tax: (values: { with: boolean }) => string;
}
const shipped = shippedIn([{ folder, texts: sources, notes: {} }]);
const said = wordsOfLocales<Words>(folder, sources);
const row = (key: string, message: string, file: Reworded["file"] = "de"): Reworded => ({ folder, key, file, message });
const change = (...rows: Reworded[]) => changeWords(changedFiles(shipped, rows));
afterEach(() => changeWords({}));

test("a reworded sentence is said by all countries of its language, in their spelling, and by no other language", () => {
  change(row("title", "Deine großen Bilder"), row("count", "{count, plural, one {ein Bild} other {# Bilder}}"));
  expect(said("de-AT").title).toBe("Deine großen Bilder");
  expect(said("de-CH").title).toBe("Deine grossen Bilder");
  expect([said("de-DE").count({ count: 1 }), said("de-DE").count({ count: 3 })]).toEqual(["ein Bild", "3 Bilder"]);
  expect([said("en-GB").title, said("en-GB").count({ count: 3 })]).toEqual(["Basket", "3 photos"]);
});

test("without its row the shipped sentence is back", () => {
  change(row("title", "Korb"));
  expect(said("de-DE").title).toBe("Korb");
  change();
  expect(said("de-DE").title).toBe("Warenkorb");
});

test("one entry of a list is reworded by its number; a sentence with values that says none can still be called", () => {
  change(row("steps.1", "Danach"), row("tax", "Endpreis"));
  expect(said("de-DE").steps).toEqual(["Eins", "Danach"]);
  expect(said("de-DE").tax({ with: true })).toBe("Endpreis");
});

test("the United States keep their own words, and read British ones that were reworded where they have none", () => {
  change(row("title", "Trolley", "en"), row("steps.0", "First", "en"));
  expect([said("en-US").title, said("en-US").steps[0], said("en-GB").title]).toEqual(["Cart", "First", "Trolley"]);
  change(row("title", "Bag", "en-US"));
  expect([said("en-US").title, said("en-GB").title]).toEqual(["Bag", "Basket"]);
});

test("a sentence that fits no more after an update, or is gone, is not used; the others are", () => {
  change(row("count", "{number} Fotos"), row("gone", "Weg"), row("title", "Korb"));
  expect([said("de-DE").title, said("de-DE").count({ count: 2 })]).toEqual(["Korb", "2 Fotos"]);
});

test("a browser loads a file with changes from an address that changes with it, and finds in it what pages say", async () => {
  change(row("title", "Korb"));
  const first = changeOf(folder, "de-DE")?.address ?? "";
  expect(first).toMatch(/^\/assets\/words\/[\w-]{12}\/de\/web\.words\.cart\.js$/);
  expect(changeOf(folder, "de-AT")?.address).toBe(first);
  expect(changeOf(folder, "en-GB")).toBeUndefined();
  const served = wordModule(shipped, wordsChanged(), folder, "de");
  expect(first).toContain(served?.version);
  const loaded: unknown = JSON.parse(served?.text.slice("export default ".length, -2) ?? "");
  expect(wordsIn<Words>(loaded, "de-DE").count({ count: 1 })).toBe("1 Foto");
  expect(loaded).toEqual(changedWords(compileWords(texts.de), { title: "Korb" }));
  change(row("title", "Körbchen"));
  expect(changeOf(folder, "de-DE")?.address).not.toBe(first);
  expect(wordModule(shipped, {}, "web/words/unknown", "de")).toBeNull();
});

test("operators find every folder that visitors read, and none that is the office's alone", () => {
  const folders = [...shippedWords().rooms.keys()];
  expect(folders).toEqual(
    expect.arrayContaining([
      "web/words/cart",
      "products/card/panel/words",
      "services/mail/words/receipt",
      "services/carts/words/problems",
    ]),
  );
  expect(folders.filter((one) => /office|operators|wording/.test(one))).toEqual([]);
});
