import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Locale, languages } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { shopOf } from "../../../core/shop.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { withoutAnswers } from "../block.fixture.tsx";
import type { BlockDefinition } from "../define/define-block.ts";
import { blockReader } from "../read-blocks.ts";
import { contentRelations } from "../relations.ts";
import { blocks as all } from "./blocks.generated.ts";

const blocks: readonly BlockDefinition[] = all;
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test("every folder is a block of its name, and each has its own place in the editor's palette", () => {
  expect(blocks.map(({ name }) => name)).toEqual(folders.toSorted());
  expect(new Set(blocks.map(({ palette }) => palette.join())).size).toBe(blocks.length);
});

test("pages ask for the stories that blocks refer to (protocol, section 3)", () => {
  expect(contentRelations).toBe("glossary.terms,related.pages");
});

describe.each(blocks)("the block $name", ({ name, example, fields, load, title, prefix }) => {
  test("is called in both languages of the office, and has fields that an editor can fill in", () => {
    expect([title.de, title.en]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    expect(Object.keys(fields)).not.toEqual([]);
    const { _uid, component, ...written } = example;
    expect(component === name || (prefix !== null && component.startsWith(prefix.text))).toBe(true);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(written)));
  });

  test("reads its example whole, and the same each time", () => {
    const leftOut: string[] = [];
    const read = () => {
      const note = (what: string) => leftOut.push(what);
      const shop = shopOf("poster", "de-DE");
      const { channel, platform, locale } = shop;
      const links = { channel, platform, locale, ownHosts: [] };
      return blockReader({ ...links, shop, editable: false, leftOut: note, leftOutOfText: note }).readBlocks([example]);
    };
    expect(read()).toEqual([expect.objectContaining({ component: name, _uid: example._uid, ...load?.start })]);
    expect(read()).toEqual(read());
    expect(leftOut).toEqual([]);
  });

  test("draws its example, and fails without the shop's answers no more than it says", async () => {
    const { html } = await withoutAnswers([example]);
    if (load === null) expect(html).toMatch(/^<\w/);
    expect(html).not.toContain("[object Object]");
  });
});

const words = Object.entries(
  import.meta.glob<Record<string, (locale: Locale) => unknown>>(
    ["./*/words.ts", "../../frame/{newsletter,reviews,tiles}/words.ts"],
    { eager: true },
  ),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, texts]) => (name.endsWith("Words") ? [{ file, name, texts }] : [])),
);
/** What the words of islands are, since they go along with them as JSON. */
const ofIslands = ["contactFormWords", "newsletterWords", "reviewsWords", "toolboxWords"];

test("the words of all blocks that have some are looked at", () => {
  expect(words.length).toBeGreaterThanOrEqual(12);
  expect(words.map(({ name }) => name)).toEqual(expect.arrayContaining(ofIslands));
});

describe.each(words)("$name of $file", ({ name, texts }) => {
  const german = spokenTexts(texts("de-DE"));

  test.each(languages)("in %s hold to the voice, and say what the German ones say", (language) => {
    const spoken = spokenTexts(texts(localeOfLanguage(language)));
    expect(spoken.length).toBeGreaterThan(0);
    expect(unvoiced(spoken, language)).toEqual([]);
    expect(toldBy(spoken)).toEqual(toldBy(german));
  });

  if (ofIslands.includes(name)) {
    test("are JSON, as what an island is given", () => {
      expect(JSON.parse(JSON.stringify(texts("fr-FR")))).toEqual(texts("fr-FR"));
    });
  }
});
