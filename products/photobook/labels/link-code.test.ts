import decode from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { photoBook, photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { apply } from "../../../design/apply.ts";
import { compilePage } from "../../../design/compile-page.ts";
import type { DesignElement, ShapeElement } from "../../../design/document.ts";
import { elementSchema } from "../../../design/element-schema.ts";
import type { Rect } from "../../../design/geometry.ts";
import { materialOf, noStock } from "../../../design/material.ts";
import { together } from "../../../design/operation.ts";
import { ONE } from "../../../design/placement.ts";
import { intersect } from "../../../design/rect.ts";
import { flatItems } from "../../../design/scene.ts";
import { design } from "../design/design.ts";
import { badLink, codeOf, linkWords } from "./link-modules.ts";
import { linkSteps } from "./link-steps.ts";

const FILM = "https://films.example/holiday/2026?from=book";
const document = design.blank(photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200"), release, null);
const layout = design.surfaces(document, release).find(({ surface }) => surface === "spread-1");
const spread = document.surfaces.find(({ id }) => id === "spread-1");
if (!layout || !spread) throw new Error("no spread");

const shapeWith = async (changes: Partial<ShapeElement> = {}): Promise<ShapeElement> => ({
  id: "code",
  type: "shape",
  outline: "rect",
  rotation: 0,
  opacity: ONE,
  fill: "#000000",
  stroke: null,
  frame: { x: 20_000, y: 20_000, width: 30_000, height: 30_000 },
  code: await codeOf(FILM),
  ...changes,
});
const compiled = (elements: readonly DesignElement[]) =>
  compilePage({ ...spread, elements }, layout, materialOf([], noStock));
const reasons = (elements: readonly DesignElement[]) => compiled(elements).findings.map(({ reason }) => reason);

/** What a camera sees of a square of the page, ten pixels a millimetre: dark where a path of the code has ink. */
function seen(rects: readonly Rect[], box: Rect) {
  const side = Math.round(box.width / 100);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width, height } of rects)
    for (let row = Math.round((y - box.y) / 100); row < Math.round((y + height - box.y) / 100); row++)
      for (let column = Math.round((x - box.x) / 100); column < Math.round((x + width - box.x) / 100); column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}

const rectsOf = (path: string): readonly Rect[] =>
  [...path.matchAll(/M(\d+) (\d+)L(\d+) \d+L\d+ (\d+)L\d+ \d+Z/g)].map(([, x, y, right, bottom]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(right) - Number(x),
    height: Number(bottom) - Number(y),
  }));

describe("a link as a code", () => {
  test("is read back from what is printed, and has its quiet zone of four modules on white", async () => {
    const [, ground, ink] = flatItems(compiled([await shapeWith()]).page.items);
    if (ground?.type !== "path" || ink?.type !== "path") throw new Error("no code");
    const [box] = rectsOf(ground.path);
    const modules = rectsOf(ink.path);
    if (!box) throw new Error("no ground");
    expect(decode(seen(modules, box))).toBe(FILM);
    expect([ground.colour, ink.colour, box]).toEqual([
      "#ffffff",
      "#000000",
      { x: 25_000, y: 25_000, width: 30_000, height: 30_000 },
    ]);
    // 33 modules and twice four around them: 732 µm each.
    expect(Math.min(...modules.map(({ x }) => x)) - box.x).toBe(2_927);
  });

  test("is the same on every machine and passes the schema of designs", async () => {
    const shape = await shapeWith();
    expect(compiled([shape]).hash).toBe(compiled([structuredClone(shape)]).hash);
    expect(elementSchema.safeParse(shape).success).toBe(true);
  });

  test("that is no code, or leads to no page, is no element", async () => {
    const { code, ...shape } = await shapeWith();
    if (!code) throw new Error();
    const with_ = (changes: object) => elementSchema.safeParse({ ...shape, code: { ...code, ...changes } }).success;
    expect(with_({})).toBe(true);
    expect(with_({ modules: code.modules.slice(1) })).toBe(false);
    expect(with_({ modules: "1".repeat(22 * 22) })).toBe(false);
    expect(with_({ link: "javascript:alert(1)" })).toBe(false);
    expect(with_({ link: "https://a:b@films.example" })).toBe(false);
  });

  test("too small, too pale or covered is a hint, each with its reason", async () => {
    const shape = await shapeWith();
    expect(reasons([shape])).toEqual([]);
    const small = await shapeWith({ frame: { x: 20_000, y: 20_000, width: 16_000, height: 16_000 } });
    expect(compiled([small]).findings).toMatchObject([{ reason: "code-too-small", is: 390, least: 400 }]);
    expect(reasons([{ ...shape, fill: "#999999" }])).toEqual(["code-too-pale"]);
    expect(reasons([{ ...shape, opacity: 500_000 }])).toEqual(["code-too-pale"]);
    const { code: _, ...area } = {
      ...shape,
      id: "area",
      frame: { x: 48_000, y: 30_000, width: 10_000, height: 5_000 },
    };
    expect(reasons([shape, area])).toEqual(["code-covered"]);
    expect(reasons([area, shape])).toEqual([]);
    expect(compiled([small]).findings.some((finding) => design.forbids?.(finding))).toBe(false);
  });
});

test.each([
  ["https://films.example/1", null],
  ["  http://films.example  ", null],
  ["films.example/1", "no-link"],
  ["javascript:alert(1)", "no-link"],
  ["ftp://films.example", "no-link"],
  ["https://user:secret@films.example", "no-link"],
  ["", "no-link"],
  [`https://films.example/${"a".repeat(200)}`, "too-long"],
  [`https://films.example/${"ä".repeat(95)}`, "too-long"],
] as const)("the link %s: %s", (text, wrong) => {
  expect(badLink(text)).toBe(wrong);
});

test("the longest link still makes a code that can be printed", async () => {
  const link = `https://films.example/${"a".repeat(178)}`;
  const { modules } = await codeOf(link);
  expect([badLink(link), Math.sqrt(modules.length)]).toEqual([null, 57]);
});

test("a code comes with its link in words, beside what is there and out of the gutter", async () => {
  const steps = linkSteps(document, spread, layout, await codeOf(FILM));
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(applied.error.reason);
  const [shape, text] = applied.value.document.surfaces.find(({ id }) => id === "spread-1")?.elements.slice(-2) ?? [];
  expect([shape?.type, text?.type === "text" && text.text]).toEqual(["shape", "films.example/holiday/2026"]);
  const gutter = layout.zones.find(({ kind }) => kind === "gutter")?.area;
  const frames = [shape?.frame, text?.frame].filter((frame) => frame !== undefined && frame !== "surface");
  expect(frames.map((frame) => gutter && intersect(frame, gutter))).toEqual([null, null]);
  expect(linkWords("https://www.films.example/")).toBe("films.example");
});
