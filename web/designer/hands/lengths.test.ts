import { expect, test } from "vitest";
import { angleText, lengthsOf, readAngle } from "./lengths.ts";

const german = lengthsOf("de-DE", "cm");
const american = lengthsOf("en-US", "inch");

test("millimetres are written and read with the decimals of the locale", () => {
  expect(german.full(40_500)).toBe("40,5\u00a0mm");
  expect(german.bare(-1_200)).toBe("−1,2");
  expect(german.read("40,5")).toBe(40_500);
  expect(german.read(" 40.5 mm ")).toBe(40_500);
  expect(german.read("−1,25")).toBe(-1_250);
  for (const length of [0, 100, 12_000, 1_234_500]) {
    expect(german.read(german.bare(length).replace(".", ""))).toBe(length);
  }
});

test("Americans write inches", () => {
  expect(american.full(25_400 * 1.5)).toBe("1.5\u00a0in");
  expect(american.read('1.5"')).toBe(38_100);
});

test.each(["", "a", "1e3", "1,2,3", "--1", "999999", "1.2345"])("%j is no length", (text) => {
  expect(german.read(text)).toBeNull();
});

test("angles are degrees with a decimal", () => {
  expect(angleText(-12_300, "de-DE")).toBe("−12,3");
  expect(readAngle("-12,3°")).toBe(-12_300);
  expect(readAngle("quer")).toBeNull();
});
