import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PhotoEffect } from "./document.ts";
import { applyEffect, effectTables, noEffect } from "./photo-effect.ts";

const amount = fc.integer({ min: -100, max: 100 });
const effect: fc.Arbitrary<PhotoEffect> = fc.record({
  tone: fc.constantFrom("none", "black-and-white", "sepia"),
  light: amount,
  contrast: amount,
  warmth: amount,
});
const pixels = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 99 });
const whole = (values: readonly number[], channels: number) =>
  values.slice(0, values.length - (values.length % channels));

function changed(values: readonly number[], wanted: PhotoEffect, channels: 3 | 4 = 3): readonly number[] {
  const copy = Uint8Array.from(values);
  applyEffect(copy, channels, effectTables(wanted));
  return [...copy];
}

describe("tables", () => {
  test("never fall, whatever the effect, so that no tone overtakes another", () => {
    fc.assert(
      fc.property(effect, (wanted) => {
        const { before, after } = effectTables(wanted);
        for (const one of [...Object.values(before), ...Object.values(after)]) {
          expect(one).toHaveLength(256);
          expect(one.every((value: number, index: number) => index === 0 || value >= one[index - 1])).toBe(true);
        }
      }),
    );
  });

  test("light, warmth and more contrast keep black and white", () => {
    fc.assert(
      fc.property(amount, amount, fc.nat(100), (light, warmth, contrast) => {
        expect(changed([0, 0, 0, 255, 255, 255], { tone: "none", light, warmth, contrast })).toEqual([
          0, 0, 0, 255, 255, 255,
        ]);
      }),
    );
  });
});

describe("pixels", () => {
  test("without an effect stay what they are", () => {
    fc.assert(
      fc.property(pixels, (values) => {
        expect(changed(values, noEffect)).toEqual(values);
      }),
    );
  });

  test("in black and white have three equal channels", () => {
    fc.assert(
      fc.property(pixels, effect, (values, wanted) => {
        const grey = changed(whole(values, 3), { ...wanted, tone: "black-and-white" });
        for (let at = 0; at < grey.length; at += 3) expect([grey[at + 1], grey[at + 2]]).toEqual([grey[at], grey[at]]);
      }),
    );
  });

  test("that are grey stay as bright in black and white", () => {
    for (let value = 0; value < 256; value++) {
      expect(changed([value, value, value], { ...noEffect, tone: "black-and-white" })).toEqual([value, value, value]);
    }
  });

  test("keep their alpha", () => {
    fc.assert(
      fc.property(pixels, effect, (values, wanted) => {
        const four = whole(values, 4);
        const alpha = (all: readonly number[]) => all.filter((_, index) => index % 4 === 3);
        expect(alpha(changed(four, wanted, 4))).toEqual(alpha(four));
      }),
    );
  });

  test("do not depend on where a picture is cut into strips", () => {
    fc.assert(
      fc.property(pixels, effect, fc.nat(33), (values, wanted, cut) => {
        const all = whole(values, 3);
        expect([...changed(all.slice(0, 3 * cut), wanted), ...changed(all.slice(3 * cut), wanted)]).toEqual(
          changed(all, wanted),
        );
      }),
    );
  });
});

/** What was approved stays approved: these numbers must not change. */
test.each([
  [{ ...noEffect, light: 100 }, [64, 128, 192], [102, 179, 230]],
  [{ ...noEffect, light: -100 }, [64, 128, 192], [26, 77, 154]],
  [{ ...noEffect, contrast: 100 }, [64, 128, 192], [40, 128, 216]],
  [{ ...noEffect, contrast: -100 }, [0, 128, 255], [64, 128, 191]],
  [{ ...noEffect, warmth: 100 }, [128, 128, 128], [147, 128, 109]],
  [{ ...noEffect, tone: "black-and-white" }, [255, 0, 0], [54, 54, 54]],
  [{ ...noEffect, tone: "sepia" }, [128, 128, 128], [138, 120, 96]],
] as const)("%j", (wanted, values, result) => expect(changed(values, wanted)).toEqual(result));
