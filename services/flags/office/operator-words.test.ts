import { expect, test } from "vitest";
import { languages } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { faultsOf, unvoiced } from "../../../core/voice.fixture.ts";
import { faultText, refusalWords } from "../manage/refusal-words.ts";
import { officeWords } from "./office-words.ts";

test("operators read about flags in the shop's voice, with the same facts in each language", () => {
  expect(faultsOf(officeWords)).toEqual([]);
});

test.each(languages)("a refusal names its facts in %s", (language) => {
  const words = refusalWords(localeOfLanguage(language));
  const sentences = [
    words.unknown({ name: "beta" }),
    words.needed({ users: "one, two", name: "beta" }),
    words.otherName({ name: "beta", inBody: "gamma" }),
    faultText({ kind: "sizes", sum: 90 }, words),
    faultText({ kind: "between", start: 5, end: 3 }, words),
    faultText({ kind: "missing", what: "rule-based", name: "buyers" }, words),
    faultText({ kind: "circle", through: ["one", "two"] }, words),
    words.noDice,
    words.keys,
  ];
  const told = sentences.map((text, at) => ({ path: String(at), text, told: [] }));
  expect(unvoiced(told, language)).toEqual([]);
  expect(sentences.slice(0, 7).filter((text) => !/beta|90|5.*3|buyers|one, two/.test(text))).toEqual([]);
  expect(words.changed({ by: words.somebody })).not.toBe(words.changed({ by: "Mira" }));
});
