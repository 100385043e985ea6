import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitsInto, orientationOf, parseFormat, swapSides, turnTo, writeFormat } from "./measure.ts";

describe("a format string (specification sections 3 and 5)", () => {
  test("is two positive integers without leading zero", () => {
    expect(parseFormat("600x400")).toEqual({ ok: true, value: { width: 600, height: 400 } });
  });

  test.each([
    ["0x400", "not-a-positive-integer"],
    ["01x20", "not-a-positive-integer"],
    ["600x0400", "not-a-positive-integer"],
    ["-600x400", "not-a-positive-integer"],
    ["1e9x400", "not-a-positive-integer"],
    ["600.5x400", "not-a-positive-integer"],
    [" 600x400", "not-a-positive-integer"],
    ["٣x٤", "not-a-positive-integer"],
    ["x", "not-a-positive-integer"],
    ["1000000000x400", "too-large"],
    ["600", "not-two-sides"],
    ["600x400x20", "not-two-sides"],
    ["600X400", "not-two-sides"],
    ["", "not-two-sides"],
  ])("%j is refused as %s", (text, failure) => {
    expect(parseFormat(text)).toEqual({ ok: false, error: failure });
  });

  const side = fc.integer({ min: 1, max: 99_999 });
  test("written and read again is the same format", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(parseFormat(writeFormat({ width, height }))).toEqual({ ok: true, value: { width, height } });
      }),
    );
  });

  test("turned to an orientation has it, unless it is square; turning keeps the sides", () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom("landscape", "portrait" as const), (width, height, orientation) => {
        const turned = turnTo({ width, height }, orientation);
        expect(orientationOf(turned)).toBe(width === height ? "square" : orientation);
        expect([turned, swapSides(turned)]).toContainEqual({ width, height });
      }),
    );
  });

  test("fits into limits in either orientation", () => {
    expect(fitsInto({ width: 800, height: 1200 }, { width: 1200, height: 800 })).toBe(true);
    expect(fitsInto({ width: 900, height: 1000 }, { width: 1200, height: 800 })).toBe(false);
  });
});
