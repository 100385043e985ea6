import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { date, dictionary, name, text, thousandths } from "./syntax.ts";

describe("numbers", () => {
  test.each([
    [0, "0"],
    [1, "0.001"],
    [-1, "-0.001"],
    [1500, "1.5"],
    [-72000, "-72"],
    [841890, "841.89"],
  ])("%i thousandths are written %s", (value, written) => expect(thousandths(value)).toBe(written));

  test("every number reads back exactly and never has an exponent", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(thousandths(value)).toMatch(/^-?\d+(\.\d{1,3})?$/);
        expect(Math.round(Number(thousandths(value)) * 1000)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test("a fraction of a thousandth is a bug", () => expect(() => thousandths(0.5)).toThrow());
});

test("names escape what is not regular", () => {
  expect(name("TrimBox")).toBe("/TrimBox");
  expect(name("Gold #1 (matt)")).toBe("/Gold#20#231#20#28matt#29");
});

test("ASCII text is a literal, other text UTF-16 with its mark", () => {
  expect(text("a (b) \\c")).toBe("(a \\(b\\) \\\\c)");
  expect(text("é€")).toBe("<FEFF00E920AC>");
  expect(text("😀")).toBe("<FEFFD83DDE00>");
  expect(text("a\nb")).toBe("<FEFF0061000A0062>");
});

test("dates are written in UTC with whole seconds", () => {
  expect(date("2026-11-20T20:00:00.900+01:00")).toBe("(D:20261120190000Z)");
});

test("absent entries leave no trace", () => {
  expect(dictionary({ Type: "/Page", UserUnit: undefined })).toBe("<</Type /Page>>");
});
