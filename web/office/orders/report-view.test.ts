import { describe, expect, test } from "vitest";
import { officeMessagesOf } from "../messages.ts";
import { findingText, placeText, readReport, ruleName } from "./report-view.ts";

const de = officeMessagesOf("de-DE");
const en = officeMessagesOf("en-GB");

const entry = (rule: string, verdict: string, what = "pass", params = {}) => ({
  rule,
  verdict,
  message: `preflight.${rule}.${what}`,
  params,
  place: null,
});
const report = {
  version: 1,
  verdict: "fail",
  pages: 1,
  rules: [
    entry("undamaged", "pass"),
    entry("hairlines", "warn", "thin", { points: 0.1, least: 0.25 }),
    entry("ink-limit", "skipped", "photo-not-measured", { limit: 300 }),
    entry("resolution", "fail", "too-low", { ppi: 21, least: 36 }),
  ],
};

test("failures stand first, then warnings, then what was not checked; what passed stands apart", () => {
  const view = readReport(report);
  expect(view?.findings.map(({ verdict }) => verdict)).toEqual(["fail", "warn", "skipped"]);
  expect(view?.passed.map(({ rule }) => rule)).toEqual(["undamaged"]);
  expect([view?.failures, view?.warnings]).toEqual([1, 1]);
});

test("a stored report of another form is not guessed at", () => {
  for (const stored of [null, {}, { rules: "many" }, { rules: [{ rule: 1 }] }]) expect(readReport(stored)).toBeNull();
});

describe("words", () => {
  test("say what was found with its numbers", () => {
    const found = { message: "preflight.resolution.too-low", params: { ppi: 21, least: 36 } };
    expect(findingText(found, de.preflight, "de-DE")).toBe("21 dpi, gedruckt wird ab 36 dpi.");
    expect(findingText(found, en.preflight, "en-GB")).toBe("21 dpi; printed from 36 dpi.");
  });

  test("of a rule nobody wrote words for are its bare facts", () => {
    const found = { message: "preflight.foil.wrinkled", params: { folds: 3 } };
    expect(findingText(found, de.preflight, "de-DE")).toBe("foil.wrinkled, folds 3");
    expect(ruleName("foil", de.preflight)).toBe("foil");
  });
});

describe("a place", () => {
  const at = (x: number, y: number) => placeText({ place: { page: 1, area: { x, y } } }, de.report, "de-DE");
  test("is measured from the corner of the trim", () => {
    expect(at(12_400, 30_000)).toBe("Seite 1, 12\u00a0mm von links, 30\u00a0mm von oben");
  });
  test("that reaches over the edge begins at it, and the whole page needs no measures", () => {
    expect(at(-3_000, 30_000)).toBe("Seite 1, 0\u00a0mm von links, 30\u00a0mm von oben");
    expect(at(-2_000, -2_000)).toBe("Seite 1");
  });
  test("inside of the file is its object", () => {
    expect(placeText({ place: { object: "12 0 R" } }, de.report, "de-DE")).toBe("Objekt 12 0 R");
    expect(placeText({ place: null }, de.report, "de-DE")).toBe("");
  });
});
