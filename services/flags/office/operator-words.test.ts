import { expect, test } from "vitest";
import { languages } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { textsFor } from "../../../core/texts.ts";
import { faultsOf, unvoiced } from "../../../core/voice.fixture.ts";
import { refusalWords } from "../manage/refusal-words.ts";
import { officeWords } from "./office-words.ts";

test("operators read about flags in the shop's voice, with the same facts in each language", () => {
  expect(faultsOf(officeWords)).toEqual([]);
});

test.each(languages)("a refusal names its facts in %s", (language) => {
  const words = textsFor(refusalWords, localeOfLanguage(language));
  const sentences = [
    words.unknown("beta"),
    words.needed(["one", "two"], "beta"),
    words.otherName("beta", "gamma"),
    words.fault({ kind: "sizes", sum: 90 }),
    words.fault({ kind: "between", start: 5, end: 3 }),
    words.fault({ kind: "missing", what: "rule-based", name: "buyers" }),
    words.fault({ kind: "circle", through: ["one", "two"] }),
    words.noDice,
    words.keys,
  ];
  const told = sentences.map((text, at) => ({ path: String(at), text, told: [] }));
  expect(unvoiced(told, language)).toEqual([]);
  expect(sentences.slice(0, 7).filter((text) => !/beta|90|5.*3|buyers|one, two/.test(text))).toEqual([]);
  expect(words.changed("", 7)).not.toBe(words.changed("Mira", 7));
});
