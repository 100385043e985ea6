import fc from "fast-check";
import createHyphenator from "hyphen";
import german from "hyphen/patterns/de-1996.js";
import { describe, expect, test } from "vitest";
import { divider, noHyphens } from "./hyphens.ts";
import { hyphenLanguagesOf, loadHyphens } from "./load-hyphens.ts";
import { words } from "./testing/texts.ts";

async function divided(word: string, language: string): Promise<string> {
  const { points } = await loadHyphens([language]);
  const ends = [...points(word, language), word.length];
  return ends.map((end, index) => word.slice(ends[index - 1] ?? 0, end)).join("-");
}

/** Approved designs depend on these: another version of the patterns must not say otherwise. */
describe("words are divided as the language does", () => {
  test.each([
    ["de", "Do-nau-dampf-schiff-fahrts-ge-sell-schaft Ge-burts-tags-kar-te Er-in-ne-run-gen Hoch-zeits-ein-la-dung"],
    ["de", "Küs-ten-stra-ße Zwetsch-gen-ku-chen Äp-fel wun-der-schön Son-nen-un-ter-gang SON-NEN-UN-TER-GANG"],
    ["de-CH", "Küs-ten-stras-se Über-ra-schung"],
    ["en", "hy-phen-a-tion pho-to-graph cal-en-dar won-der-ful memor-ies col-our"],
    ["en-US", "hy-phen-ation pho-to-graph cal-en-dar won-der-ful mem-o-ries color"],
    ["es", "fo-to-gra-fía re-cuer-dos fe-li-ci-ta-cio-nes ca-len-da-rio cum-plea-ños"],
    ["fr", "pho-to-gra-phie an-ni-ver-saire sou-ve-nirs l’in-vi-ta-tion au-jour-d’hui évé-ne-ment"],
    ["it", "fo-to-gra-fia com-plean-no ri-cor-di ma-tri-mo-nio del-l’a-mi-ci-zia"],
    ["nl", "fo-to-gra-fie ver-jaar-dags-kaart her-in-ne-rin-gen hu-we-lijks-uit-no-di-ging zons-on-der-gang"],
  ])("%s: %s", async (language, list) => {
    for (const word of list.split(" ")) expect(await divided(word.replaceAll("-", ""), language)).toBe(word);
  });

  test.each([
    ["Haus", "de"],
    ["a".repeat(101), "de"],
    ["İstanbul", "de"],
    ["fotografia", "pt-BR"],
    ["fotografia", ""],
    ["constructor", "__proto__"],
  ])("%s stays whole (%s)", async (word, language) => expect(await divided(word, language)).toBe(word));
});

test("without patterns nothing is divided", () => expect(noHyphens.points("Geburtstag", "de")).toEqual([]));

test("patterns that were not loaded divide nothing", async () => {
  expect((await loadHyphens(["fr"])).points("Geburtstagskarte", "de")).toEqual([]);
});

test("the patterns are read as their own package reads them", () => {
  const theirs = createHyphenator(german, { hyphenChar: "-", html: false });
  const ours = divider({ patterns: german, before: 2, after: 2 });
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäöüß]{5,30}$/), (word) => {
      const ends = [...ours(word), word.length];
      expect(ends.map((end, index) => word.slice(ends[index - 1] ?? 0, end)).join("-")).toBe(theirs(word));
    }),
  );
});

test("a design names the languages it is hyphenated in", () => {
  const elements = [
    words({ language: "de", hyphenate: true }),
    words({ language: "fr" }),
    words({ hyphenate: true }),
    words({ language: "nl", hyphenate: true }),
    words({ language: "de", hyphenate: true }),
  ];
  const front = { id: "front", role: "front", background: null, copies: 1, turned: false };
  expect(hyphenLanguagesOf({ surfaces: [{ ...front, elements }] })).toEqual(["de", "nl"]);
});
