import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { TextElement } from "../../../../design/document.ts";
import type { FindingBody } from "../../../../design/finding.ts";
import { compileText, type TextMaterial } from "../../../../design/text/compile-text.ts";
import { noFonts } from "../../../../design/text/font.ts";
import { noHyphens } from "../../../../design/text/hyphens.ts";
import { clip, createSetter, words } from "../../../../design/text/testing/texts.ts";
import { textRemedies } from "./remedies.ts";
import { isOfText } from "./text-trouble.ts";

const { materialFor } = createSetter(({ url }) => readFile(url));
let material: TextMaterial = { fonts: noFonts, hyphens: noHyphens };
beforeAll(async () => {
  material = await materialFor(
    { font: "instrument-sans-regular", text: "Sieben Tage am Meer" },
    { font: "noto-sans-regular", text: "Sieben Tage am Meer" },
  );
});

const trim = { width: 200_000, height: 100_000 };
const findingsOf = (element: TextElement) => compileText(element, element.frame, clip, material).findings;

/** Every remedy that is offered, with what is left to be mended afterwards. */
function mended(element: TextElement): readonly (readonly [string, readonly FindingBody["reason"][]])[] {
  return findingsOf(element).flatMap((body) => {
    const finding = { ...body, surface: "front", element: element.id };
    if (!isOfText(finding)) throw new Error(finding.reason);
    return textRemedies(finding, element, { material, trim, zones: [] }).map(({ remedy, step }) => {
      if (step.type !== "setElement") throw new Error(step.type);
      const left = findingsOf({ ...element, ...step.set } as TextElement).map(({ reason }) => reason);
      return [remedy, left] as const;
    });
  });
}

const text = "Sieben Tage am Meer, Anfang August. Wir haben nichts vermisst.";

describe("each press mends what it promises", () => {
  test("too many words for the box: smaller type or a larger box", () =>
    expect(mended(words({ text, size: 5_000, frame: { x: 0, y: 0, width: 60_000, height: 15_000 } }))).toEqual([
      ["use-smaller-type", []],
      ["enlarge-box", []],
    ]));

  test("a word wider than its box: smaller type or a larger box", () =>
    expect(
      mended(words({ text: "Donaudampf", size: 6_000, frame: { x: 0, y: 0, width: 20_000, height: 30_000 } })),
    ).toEqual([
      ["use-smaller-type", []],
      ["enlarge-box", []],
    ]));

  test("type that shrank to the smallest needs a larger box", () =>
    expect(
      mended(
        words({
          text: text.repeat(3),
          size: 5_000,
          fit: "shrink",
          frame: { x: 0, y: 0, width: 40_000, height: 9_000 },
        }),
      ),
    ).toEqual([["enlarge-box", []]]));

  test("a sign that no font has is left out", () =>
    expect(mended(words({ text: "Am \u{16a0} Meer", frame: { x: 0, y: 0, width: 60_000, height: 9_000 } }))).toEqual([
      ["replace-characters", []],
    ]));

  test("a font the shop no longer has is replaced by one it has", () =>
    expect(mended(words({ text: "Meer", font: "gone" }))).toEqual([["choose-other-font", []]]));
});

test("a box grows away from the edge its words are set at, and stays on the side", () => {
  const frame = { x: 150_000, y: 90_000, width: 20_000, height: 5_000 };
  const element = words({ text, size: 4_000, frame, align: "end", stand: "bottom" });
  const finding = { reason: "text-overflow", needs: trim, surface: "front", element: "words" } as const;
  const step = textRemedies(finding, element, { material, trim, zones: [] }).find(
    ({ remedy }) => remedy === "enlarge-box",
  )?.step;
  const grown = step?.type === "setElement" ? (step.set as Pick<TextElement, "frame">).frame : frame;
  expect(grown.x + grown.width).toBe(170_000);
  expect(grown.y + grown.height).toBe(95_000);
  expect(grown.height).toBeGreaterThan(5_000);
});

test("where the side is too small for the words only other words help", () => {
  const element = words({ text: text.repeat(9), size: 9_000, frame: { x: 0, y: 0, width: 9_000, height: 9_000 } });
  const finding = { reason: "text-overflow", needs: trim, surface: "front", element: "words" } as const;
  expect(textRemedies(finding, element, { material, trim: { width: 20_000, height: 20_000 }, zones: [] })).toEqual([]);
});
