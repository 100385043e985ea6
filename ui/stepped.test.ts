import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, settleTyped } from "./stepped.ts";

const copies = { min: 1, max: 999, step: 1 };

describe("a stepped number", () => {
  it("keeps what the bounds allow", () => {
    expect(settle(25, copies)).toBe(25);
    expect(settle(30, { min: 0, max: 80, step: 5 })).toBe(30);
  });
  it("stops at its bounds", () => {
    expect(settle(0, copies)).toBe(1);
    expect(settle(1e9, copies)).toBe(999);
  });
  it("goes to the nearest step, and never over the largest", () => {
    expect(settle(32, { min: 0, max: 80, step: 5 })).toBe(30);
    expect(settle(9, { min: 0, max: 9, step: 4 })).toBe(8);
    expect(settle(10, { min: 0, max: 10, step: 4 })).toBe(8);
  });
  it("is always allowed, and settling twice changes nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 50 }),
        (value, min, span, step) => {
          const bounds = { min, max: min + span, step };
          const settled = settle(value, bounds);
          expect(settled).toBeGreaterThanOrEqual(min);
          expect(settled).toBeLessThanOrEqual(min + span);
          expect((settled - min) % step).toBe(0);
          expect(settle(settled, bounds)).toBe(settled);
        },
      ),
    );
  });
});

describe("what was typed", () => {
  it("is read as a number within the bounds", () => {
    expect(settleTyped(" 25 ", copies)).toBe(25);
    expect(settleTyped("2.4", copies)).toBe(2);
    expect(settleTyped("-1", copies)).toBe(1);
  });
  it("is nothing when it is no number", () => {
    for (const text of ["", "  ", "zwei", "1e999", "NaN"]) expect(settleTyped(text, copies)).toBeUndefined();
  });
});
