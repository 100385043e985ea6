import { describe, expect, test } from "vitest";
import { formatSize, inchToMillimetres, parseOwnSide, unbrokenMeasures } from "./length-text.ts";

const thin = "\u00a0";

describe("sizes on a page (specification section 3, formats)", () => {
  test("are centimetres with up to one decimal, in the locale's digits", () => {
    expect(formatSize({ width: 600, height: 400 }, "de-DE")).toBe(`60\u00a0×\u00a040${thin}cm`);
    expect(formatSize({ width: 297, height: 210 }, "de-DE")).toBe(`29,7\u00a0×\u00a021${thin}cm`);
    expect(formatSize({ width: 297, height: 210 }, "en-GB")).toBe(`29.7\u00a0×\u00a021${thin}cm`);
  });

  test("are inches in the United States, and inch formats read as whole inches again", () => {
    for (const inches of [8, 12, 16, 18, 20, 24, 30, 32, 36, 40, 48, 60]) {
      const side = inchToMillimetres(inches);
      expect(formatSize({ width: side, height: side }, "en-US")).toBe(`${inches}\u00a0×\u00a0${inches}${thin}in`);
    }
    expect(formatSize({ width: 297, height: 210 }, "en-US")).toBe(`11.7\u00a0×\u00a08.3${thin}in`);
  });
});

describe("one side of an own format", () => {
  test("is typed in whole centimetres", () => {
    expect(parseOwnSide("60", "cm")).toEqual({ ok: true, value: 600 });
    expect(parseOwnSide(" 60,0 ", "cm")).toEqual({ ok: true, value: 600 });
    expect(parseOwnSide("60.5", "cm")).toEqual({ ok: false, error: "not-a-whole-step" });
  });

  test("is typed in half inches in the United States and stored as whole millimetres", () => {
    expect(parseOwnSide("8", "inch")).toEqual({ ok: true, value: 203 });
    expect(parseOwnSide("8.5", "inch")).toEqual({ ok: true, value: 216 });
    expect(parseOwnSide("8.25", "inch")).toEqual({ ok: false, error: "not-a-whole-step" });
  });

  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["0", "not-a-number"],
    ["-5", "not-a-number"],
    ["1e3", "not-a-number"],
    ["1000000", "not-a-number"],
    ["abc", "not-a-number"],
    ["6 0", "not-a-number"],
  ])("%j is refused as %s", (text, failure) => {
    expect(parseOwnSide(text, "cm")).toEqual({ ok: false, error: failure });
  });
});

test("a number in a sentence stays on the line of its unit, other words may break", () => {
  expect(unbrokenMeasures("Ab 100 cm mit Querstrebe, 38 mm tief, 4 mmm")).toBe(
    "Ab 100\u00a0cm mit Querstrebe, 38\u00a0mm tief, 4 mmm",
  );
  expect(unbrokenMeasures("Papier 250 g, 24 Stück, paper 170 gsm, 1.5 inch deep")).toBe(
    "Papier 250\u00a0g, 24 Stück, paper 170\u00a0gsm, 1.5\u00a0inch deep",
  );
});
