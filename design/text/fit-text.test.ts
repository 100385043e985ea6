import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitSize } from "./fit-text.ts";
import { noFonts } from "./font.ts";
import { noHyphens } from "./hyphens.ts";
import { firstLines } from "./testing/first-compiler.ts";
import { createSetter, words } from "./testing/texts.ts";

const material = await createSetter(({ url }) => readFile(url)).plainMaterial("instrument-sans-regular");
const room = { width: 40_000, height: 12_200 };

describe("the size of a text in a room", () => {
  test.each([
    ["its own, where that fits", "A", 5_000, { size: 5_000, needs: { width: 3_640, height: 6_100 } }],
    ["in steps of 0.05 mm", "A", 5_049, { size: 5_000, needs: { width: 3_640, height: 6_100 } }],
    ["as high as the room", "A", 30_000, { size: 10_000, needs: { width: 7_280, height: 12_200 } }],
    ["with all its lines", "A\nA\nA A", 30_000, { size: 3_300, needs: { width: 5_465, height: 12_078 } }],
  ])("%s", (_, text, size, expected) => expect(fitSize(words({ text, size }), room, material)).toEqual(expected));

  test("is none where it does not fit at 7 pt", () => {
    const text = "A\n".repeat(4);
    expect(fitSize(words({ text, size: 5_000 }), room, material)).toBeNull();
    expect(fitSize(words({ text, size: 5_000 }), room, material, 2_000)?.size).toBe(2_000);
  });

  test("breaks no word between letters", () => {
    expect(fitSize(words({ text: "AVATAR".repeat(10), size: 5_000 }), room, material)).toBeNull();
  });

  test("is none without fonts", () => {
    expect(fitSize(words(), room, { fonts: noFonts, hyphens: noHyphens })).toBeNull();
  });
});

test("texts of one font get the size they got in schema 1", () => {
  const face = material.fonts.get("instrument-sans-regular");
  if (!face) throw new Error("no font");
  const fits = (text: string, size: number) => {
    const lines = firstLines(face, text, (room.width * face.unitsPerEm) / size);
    const width = Math.max(...lines.map((line) => line.width));
    const height =
      (lines.length - 1) * (face.ascender - face.descender + face.lineGap) + face.ascender - face.descender;
    const needs = (units: number) => Math.ceil((units * size) / face.unitsPerEm);
    return needs(width) <= room.width && needs(height) <= room.height;
  };
  const list = fc.array(fc.constantFrom("Große", "AVATAR", "To", "Anna-Lena", "V.", "und\nin"), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(list, fc.integer({ min: 2_500, max: 9_000 }), (chosen, size) => {
      const text = chosen.join(" ");
      let [low, high, best] = [50, Math.floor(size / 50), 0];
      while (low <= high) {
        const middle = Math.floor((low + high) / 2);
        if (fits(text, middle * 50)) [best, low] = [middle * 50, middle + 1];
        else high = middle - 1;
      }
      expect(fitSize(words({ text, size }), room, material)?.size ?? 0).toBe(best);
    }),
  );
});
