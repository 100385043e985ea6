import { expect, test } from "vitest";
import { cutAwayWords } from "./cut-away-words.ts";
import { allSides, type SurfaceLayout } from "./layout.ts";
import { rectPath } from "./path.ts";
import type { SceneGlyphs } from "./scene.ts";

/** A card of 100 x 100 mm, punched at its upper corners, with a round window of 20 mm in its middle. */
const outline = "M0 20000L20000 0L80000 0L100000 20000L100000 100000L0 100000Z";
const window =
  "M40000 50000C40000 44477 44477 40000 50000 40000C55523 40000 60000 44477 60000 50000C60000 55523 55523 60000 50000 60000C44477 60000 40000 55523 40000 50000Z";
const card: SurfaceLayout = {
  surface: "front",
  role: "front",
  trim: { width: 100_000, height: 100_000 },
  bleed: allSides(3_000),
  edge: { kind: "bleed" },
  background: "#ffffff",
  zones: [],
  lines: [{ plate: "CutContour", path: outline + window }],
  resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
};
const SIZE = 4_000;
/** Letters 2 mm apart, the first on a baseline at this place of the trim. */
const written = (text: string, x: number, y: number, change: Partial<SceneGlyphs> = {}): SceneGlyphs => ({
  type: "glyphs",
  element: "t",
  font: "f",
  size: SIZE,
  colour: "#000000",
  text,
  glyphs: [...text].flatMap((_, at) => [1, at, x + 3_000 + at * 2_000, y + 3_000]),
  clip: { x: 0, y: 0, width: 106_000, height: 106_000 },
  ...change,
});
const cut = (item: SceneGlyphs, layout = card) =>
  cutAwayWords([item], layout).flatMap((body) => (body.reason === "words-cut-away" ? body.words : []));

test("words on the paper are fine, beside the window and below the slanted corners, too", () => {
  expect(cut(written("Anna Klein", 40_000, 80_000))).toEqual([]);
  expect(cut(written("Anna", 30_500, 50_000))).toEqual([]);
  expect(cut(written("Anna", 11_000, 13_500))).toEqual([]);
});

test("the words that the punching meets are named, and no others", () => {
  // The corner is cut along x + y = 20 mm; letters are 2.8 mm high.
  expect(cut(written("Anna Klein", 8_000, 13_500))).toEqual(["Anna"]);
  expect(cut(written("Wir sind am See da", 29_000, 52_000))).toEqual(["sind", "am", "See"]);
  expect(cut(written("Anna", 45_000, 52_000))).toEqual(["Anna"]);
});

test("words that reach over a punched edge are cut, spaces are not", () => {
  expect(cut(written("Anna", 94_000, 60_000))).toEqual(["Anna"]);
  expect(cut(written("Anna  ", 91_000, 60_000))).toEqual([]);
});

test("at a fold paper goes on: only what the punching takes is named", () => {
  const folded = { ...card, bleed: { ...allSides(3_000), right: 0 } };
  expect(cut(written("Anna", 94_000, 60_000), folded)).toEqual([]);
  expect(cut(written("Anna", 90_000, 12_000), folded)).toEqual(["Anna"]);
});

test("turned letters are looked at as they are turned", () => {
  const upright = written("l", 62_500, 52_000);
  expect(cut(upright)).toEqual([]);
  // A quarter turn against the clock lays the letter into the window, to the left of where it begins.
  expect(cut({ ...upright, turn: 270_000 })).toEqual(["l"]);
});

test("it says where the words are, from the trim's corner", () => {
  expect(cutAwayWords([written("Anna", 94_000, 60_000)], card)).toMatchObject([
    { ink: { x: 94_000, y: 57_200, width: 8_000, height: 3_600 } },
  ]);
});

test("a card that is cut straight has no such finding, wherever words are", () => {
  const { lines: _, ...straight } = card;
  expect(cut(written("Anna", 98_000, 60_000), straight)).toEqual([]);
  const creased: SurfaceLayout = {
    ...card,
    lines: [{ plate: "Crease", path: rectPath({ x: 0, y: 0, width: 1, height: 1 }) }],
  };
  expect(cut(written("Anna", 98_000, 60_000), creased)).toEqual([]);
});
