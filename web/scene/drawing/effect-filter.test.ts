import fc from "fast-check";
import { expect, test } from "vitest";
import type { PhotoEffect } from "../../../design/document.ts";
import { applyEffect, effectTables, noEffect } from "../../../design/photo-effect.ts";
import { changesNothing, effectName, effectStages, type FilterStage } from "./effect-filter.ts";

const amount = fc.integer({ min: -100, max: 100 });
const effect: fc.Arbitrary<PhotoEffect> = fc.record({
  tone: fc.constantFrom("none", "black-and-white", "sepia"),
  light: amount,
  contrast: amount,
  warmth: amount,
});
const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const numbers = (text: string) => text.split(" ").map(Number);

/** As SVG defines the primitives (Filter Effects 1), on eight bits. */
function through(stage: FilterStage, pixel: readonly number[]): readonly number[] {
  const shares = pixel.map((value) => value / 255);
  if (stage.type === "matrix") {
    const row = (n: number) => numbers(stage.values).slice(5 * n, 5 * n + 3);
    return [0, 1, 2].map((n) => Math.round(255 * row(n).reduce((sum, one, at) => sum + one * (shares[at] ?? 0), 0)));
  }
  return [stage.red, stage.green, stage.blue].map((text, n) => {
    const [table, share] = [numbers(text), shares[n] as number];
    const place = Math.min(Math.floor(share * (table.length - 1)), table.length - 2);
    const [from, to] = [table[place] as number, table[place + 1] as number];
    return Math.round(255 * (from + (share * (table.length - 1) - place) * (to - from)));
  });
}

test("a browser's filter shows the very pixels that are printed", () => {
  fc.assert(
    fc.property(effect, colour, (wanted, pixel) => {
      const printed = Uint8Array.from(pixel);
      applyEffect(printed, 3, effectTables(wanted));
      const shown = effectStages(wanted).reduce<readonly number[]>((now, stage) => through(stage, now), pixel);
      for (const [n, value] of shown.entries()) expect(Math.abs(value - (printed[n] as number))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
});

test("a toned photo becomes grey first, any other is changed in one go", () => {
  const kinds = (tone: PhotoEffect["tone"], warmth = 0) =>
    effectStages({ ...noEffect, tone, warmth }).map(({ type }) => type);
  expect(kinds("none", 20)).toEqual(["transfer"]);
  expect(kinds("sepia")).toEqual(["matrix", "transfer"]);
  expect(kinds("black-and-white", 20)).toEqual(["transfer", "matrix", "transfer"]);
});

test("equal effects have one name, and one that changes nothing is known as such", () => {
  expect(effectName({ ...noEffect, light: 5 })).toBe(effectName({ light: 5, tone: "none", contrast: 0, warmth: 0 }));
  expect([noEffect, { ...noEffect, light: 1 }].map(changesNothing)).toEqual([true, false]);
});
