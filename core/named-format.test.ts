import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatName, paperName, readFormat } from "./named-format.ts";

const dinA = "841x1189 594x841 420x594 297x420 210x297 148x210 105x148 74x105 52x74"
  .split(" ")
  .map((size) => size.split("x").map(Number) as [number, number]);

describe("named formats (specification section 3, formats)", () => {
  test("A0 to A8 are recognised by exact millimetres in both orientations", () => {
    dinA.forEach(([width, height], i) => {
      expect(paperName({ width, height })).toBe(`A${i}`);
      expect(paperName({ width: height, height: width })).toBe(`A${i}`);
      expect(paperName({ width: width + 1, height })).toBeNull();
      expect(paperName({ width, height: height - 1 })).toBeNull();
    });
  });

  test.each([
    ["a3-hoch", 297, 420],
    ["a4-quer", 297, 210],
    ["a6-quer", 148, 105],
    ["150-400", 150, 400],
    ["200-400", 200, 400],
    ["130-300", 130, 300],
    ["145-145", 145, 145],
    ["200-200", 200, 200],
    ["300-300", 300, 300],
    ["265-120", 265, 120],
  ])("%s is %i x %i mm, and is written so again", (name, width, height) => {
    expect(readFormat(name)).toEqual({ ok: true, value: { width, height } });
    expect(formatName({ width, height })).toBe(name);
  });

  test("are read in every way the shop writes them", () => {
    expect(readFormat("a3-hoch")).toEqual({ ok: true, value: { width: 297, height: 420 } });
    expect(readFormat("a4-quer")).toEqual({ ok: true, value: { width: 297, height: 210 } });
    expect(readFormat("150-400")).toEqual({ ok: true, value: { width: 150, height: 400 } });
    expect(readFormat("600x400")).toEqual({ ok: true, value: { width: 600, height: 400 } });
  });

  test.each(["a9-hoch", "a3", "A3-hoch", "0-400", "015-400", "1e9", "", "-5-400", "a3-hoch-x"])(
    "%j is no format",
    (text) => {
      expect(readFormat(text)).toEqual({ ok: false, error: "unknown-format" });
    },
  );

  test("every name leads back to its format", () => {
    const side = fc.integer({ min: 50, max: 1200 });
    const any = fc.oneof(fc.tuple(side, side), fc.constantFrom(...dinA));
    fc.assert(
      fc.property(any, ([width, height]) => {
        expect(readFormat(formatName({ width, height }))).toEqual({ ok: true, value: { width, height } });
      }),
    );
  });
});
