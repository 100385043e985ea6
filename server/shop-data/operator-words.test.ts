import { describe, expect, test } from "vitest";
import { ladderSentence } from "../../core/ladder-words.ts";
import type { ListRule } from "../../core/list-rules.ts";
import { type Language, languages } from "../../core/locale.ts";
import { valueRuleText } from "../../core/value-rule-words.ts";
import { unvoiced } from "../../core/voice.fixture.ts";
import { listRuleText } from "./list-rule-text.ts";

const rules: readonly ListRule[] = [
  { rule: "unknown", what: "frame", name: "gold", of: "small" },
  { rule: "must-rise", what: "sizes" },
  { rule: "not-before", day: "2026-12-01" },
  { rule: "ends-before", day: "2026-12-01" },
  { rule: "release-stands", release: 4 },
  { rule: "other-places", places: "" },
  { rule: "said-elsewhere", file: "tax.json" },
  { rule: "collage-photos", photos: 5, sold: 4, shape: "2x2" },
];

const sentences = (language: Language): readonly string[] => [
  ...rules.map((rule) => listRuleText(rule, language)),
  ...(["number", "time", "empty", "date"] as const).map((rule) => valueRuleText({ rule }, "abc", language)),
  valueRuleText({ rule: "most", limit: 7 }, "8", language),
  valueRuleText({ rule: "choice", values: ["silk", "matt"] }, "abc", language),
  ladderSentence({ what: "overlap", lines: [1, 2], at: "25" }, language),
  ladderSentence({ what: "gap", lines: [2, null], at: "" }, language),
];

describe("what is wrong with a price list", () => {
  test.each(languages)("is said in %s, in the shop's voice", (language) => {
    const told = sentences(language).map((text, at) => ({ path: String(at), text, told: [] }));
    expect(unvoiced(told, language)).toEqual([]);
    expect(told.filter(({ text }) => /undefined|\[object/.test(text))).toEqual([]);
  });

  test("is another sentence in each language", () => {
    const all = languages.flatMap(sentences);
    expect(new Set(all).size).toBe(all.length);
  });

  test("has the facts, and days as they are said", () => {
    expect(listRuleText({ rule: "not-before", day: "2026-12-01" }, "es")).toBe(
      "Como muy pronto hoy, 1\u00a0de diciembre de 2026: los precios de días anteriores son fijos",
    );
    expect(listRuleText({ rule: "unknown", what: "paper", name: "silk", of: "a4" }, "nl")).toBe(
      "Het papier ‘silk’ bestaat niet (bij ‘a4’)",
    );
    expect(valueRuleText({ rule: "most", limit: "24:00" }, "24:01", "it")).toBe("«24:01» è più di 24:00");
    expect(ladderSentence({ what: "overlap", lines: [2, 3], at: "25" }, "fr")).toBe(
      "Les lignes 2 et 3 se chevauchent à 25\u202f: on ne sait pas laquelle s’applique",
    );
  });
});
