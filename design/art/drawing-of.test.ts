import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../canonical-json.ts";
import { readPath } from "../path.ts";
import { artPieceSchema, svgInside } from "./art-piece.ts";
import { artLibrary, drawingOf } from "./drawing-of.ts";
import { readMarkup } from "./read-markup.ts";

/** The one path of a markup that holds one. */
function pathOf(markup: string): string {
  const read = readMarkup(markup);
  if (!read.ok) throw new Error(read.error);
  return read.value.map(({ path }) => path).join(" ");
}
const d = (data: string) => pathOf(`<path d="${data}"/>`);

describe("path data in every spelling becomes absolute lines and curves in tenths of a unit", () => {
  test.each([
    ["relative and absolute points", "m1 2l3 4L5 6z", "M10 20L40 60L50 60Z"],
    ["further points of a move are lines", "M1 1 2 2 3 3", "M10 10L20 20L30 30"],
    ["lines across and down", "M1 1h2V5v-1H0", "M10 10L30 10L30 50L30 40L0 40"],
    ["numbers that touch", "M1.5.5-1-2", "M15 5L-10 -20"],
    ["a curve and its smooth successor", "M0 0c0 1 1 2 2 2s2 1 2 2", "M0 0C0 10 10 20 20 20C30 20 40 30 40 40"],
    ["a smooth curve after a line begins where it is", "M0 0L1 1S3 1 3 3", "M0 0L10 10C10 10 30 10 30 30"],
    ["quadratic curves", "M0 0Q3 0 3 3T6 6", "M0 0C20 0 30 10 30 30C30 50 40 60 60 60"],
    ["what goes on after a closed outline begins at its start", "M1 1h1v1zl-1-1", "M10 10L20 10L20 20ZM10 10L0 0"],
    ["an arc without a radius is straight", "M0 0A0 5 0 0 1 4 4", "M0 0C0 0 40 40 40 40"],
  ])("%s", (_, data, path) => expect(d(data)).toBe(path));

  test("half a circle is two quarters, whichever way flags are written", () => {
    const half = "M0 0C0 -55 45 -100 100 -100C155 -100 200 -55 200 0";
    expect(d("M0 0a10 10 0 0 1 20 0")).toBe(half);
    expect(d("M0 0a10 10 0 0120 0")).toBe(half);
    expect(d("M0 0a10 10 0 0 0 20 0")).toBe(half.replaceAll("-55", "55").replaceAll("-100", "100"));
  });

  test("a radius that is too short grows until the arc reaches its end", () => {
    expect(d("M0 0a1 1 0 0 1 20 0")).toBe(d("M0 0a10 10 0 0 1 20 0"));
  });
});

test("transforms of groups and paths are applied, the inner one first", () => {
  expect(pathOf('<g transform="translate(10 20) scale(2)"><path d="M1 1h1" transform="rotate(90)"/></g>')).toBe(
    "M80 220L80 240",
  );
  expect(pathOf('<path d="M2 1h1" transform="rotate(90 2 2)"/>')).toBe("M30 20L30 30");
  expect(pathOf('<path d="M0 2h1" transform="skewX(45)"/>')).toBe("M20 20L30 20");
  expect(pathOf('<path d="M1 2h1" transform="matrix(0 1 1 0 5 6)"/>')).toBe("M70 70L70 80");
});

test("colour, rule and opacity are inherited; nothing is left of a path without fill", () => {
  const markup =
    '<g fill="#AbC" fill-rule="evenodd" opacity=".5"><path d="M0 0h1"/></g><path fill="none" d="M0 0h1"/><path d="M0 0h1"/>';
  expect(readMarkup(markup)).toEqual({
    ok: true,
    value: [
      { path: "M0 0L10 0", colour: "#aabbcc", opacity: 500_000, rule: "evenodd" },
      { path: "M0 0L10 0", colour: "#000000" },
    ],
  });
});

test.each([
  ['<path d="M0 0l1"/>', 'cannot read the path "M0 0l1"'],
  ['<path d="L1 1"/>', 'cannot read the path "L1 1"'],
  ['<path d="M0 0b1"/>', 'cannot read the path "M0 0b1"'],
  ['<path d="M0 0" transform="turn(3)"/>', 'cannot read the transform "turn(3)"'],
  ['<path d="M0 0" transform="translate(1)2"/>', 'cannot read the transform "translate(1)2"'],
  ['<path d="M1e9 0"/>', "reaches too far"],
  ['<path d="M0 0" fill="red"/>', 'cannot read the colour "red"'],
  ["<g>", "leaves a group open"],
  ["</g>", "closes a group that is not open"],
  ['<g opacity="0.5"><path d="M0 0h1"/><path d="M0 0h1"/></g>', "fades a group of several paths"],
])("%s is refused: %s", (markup, rule) => {
  expect(readMarkup(markup)).toEqual({ ok: false, error: rule });
  const found = artPieceSchema.shape.markup.safeParse(markup);
  expect(found.error?.issues.map(({ message }) => message)).toEqual([rule]);
});

test("a drawing with a script is refused, and at once, however many lines stand before it", () => {
  const lines = '<g fill="#aabbcc">\n  <path d="M0 0h1v1z"/>\n  </g>\n  '.repeat(200);
  const { markup } = artPieceSchema.shape;
  expect(markup.safeParse(lines).success).toBe(true);
  const hostile = markup.safeParse(`${lines}<script>alert(1)</script>`);
  expect(hostile.error?.issues.map(({ message }) => message)).toEqual(["may hold groups and filled paths only"]);
});

describe("a clipart of the demo", () => {
  const inside = (file: string) =>
    svgInside(readFileSync(join(import.meta.dirname, "../../demo/art/florals", file), "utf8"));
  const read = () =>
    artPieceSchema.parse({
      id: "anemone",
      title: { de: "Anemone", en: "Anemone" },
      family: "florals",
      tags: [],
      width: 53_900,
      height: 36_700,
      units: inside("anemone.svg")?.units,
      markup: inside("anemone.svg")?.inside,
      foil: inside("anemone-foil.svg")?.inside,
    });

  test("has one hash, of all the rest", () => {
    const [one, other] = [drawingOf(read()), drawingOf(read())];
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(other).toEqual(one);
    expect(drawingOf({ ...read(), foil: null }).hash).not.toBe(one.hash);
    expect(canonicalJson(JSON.parse(JSON.stringify(one)))).toBe(canonicalJson(one));
  });

  test("is found by its hash, and every path of it can be read", () => {
    const drawing = drawingOf(read());
    expect(artLibrary([read()]).get(drawing.hash)).toEqual(drawing);
    expect(drawing.units).toEqual({ width: 10_780, height: 7_340 });
    expect(new Set(drawing.parts.map(({ colour }) => colour)).size).toBe(6);
    for (const { path } of [...drawing.parts, ...(drawing.single ?? [])])
      expect(readPath(path).length).toBeGreaterThan(1);
  });
});
