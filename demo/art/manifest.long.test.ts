import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import manifest from "./manifest.json" with { type: "json" };
import { boxOfPath, readSvg, type SvgElement, withDescendants } from "./read-svg.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const pieceSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.strictObject({ de: z.string().min(3), en: z.string().min(3) }),
  family: z.enum(["florals", "botanicals", "confetti", "geometric", "lines", "seasonal"]),
  tags: z.array(z.string().min(3)).min(1),
  file: z.string(),
  widthMm: z.number().min(10).max(140),
  heightMm: z.number().min(10).max(140),
  colours: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .min(1)
    .max(14),
  foil: z.strictObject({ file: z.string() }),
});
const pieces = manifest.pieces.map((piece) => pieceSchema.parse(piece));
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe("the art as a whole", () => {
  it("is at least sixty pieces, some of every family, each with an id and titles of its own", () => {
    expect(pieces.length).toBeGreaterThanOrEqual(60);
    for (const family of pieceSchema.shape.family.options) {
      expect(pieces.filter((piece) => piece.family === family).length).toBeGreaterThanOrEqual(10);
    }
    expect(repeated(pieces.map(({ id }) => id))).toEqual([]);
    expect(repeated(pieces.map(({ title }) => title.de))).toEqual([]);
    expect(repeated(pieces.map(({ title }) => title.en))).toEqual([]);
  });

  it("is all that lies in the folder, and nothing is named that does not", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svg"));
    expect(files.sort()).toEqual(pieces.flatMap(({ file, foil }) => [file, foil.file]).sort());
  });

  it("is light: half of the files weigh under 7 kB, none over 60 kB", () => {
    const weights = pieces.flatMap(({ file, foil }) => [read(file).length, read(foil.file).length]);
    weights.sort((a, b) => a - b);
    expect(weights[weights.length >> 1]).toBeLessThan(7_000);
    expect(weights.at(-1)).toBeLessThan(60_000);
  });
});

const allowed: Readonly<Record<string, readonly string[]>> = {
  svg: ["xmlns", "width", "height", "viewBox"],
  g: ["fill"],
  path: ["d", "fill"],
};
/** Only groups and filled paths: no scripts, styles, links, pictures, texts, gradients or strokes can hide in them. */
function expectOnlyFilledPaths(svg: SvgElement): void {
  for (const { name, attributes } of withDescendants(svg)) {
    expect(Object.keys(allowed)).toContain(name);
    expect(allowed[name]).toEqual(expect.arrayContaining(Object.keys(attributes)));
  }
  expect(svg.attributes.xmlns).toBe("http://www.w3.org/2000/svg");
}

const pathsOf = (svg: SvgElement) => withDescendants(svg).filter(({ name }) => name === "path");
const paintsOf = (svg: SvgElement) => [
  ...new Set(
    withDescendants(svg).flatMap(({ attributes }) => (attributes.fill === undefined ? [] : [attributes.fill])),
  ),
];
function expectInside(svg: SvgElement): void {
  const [left = 0, top = 0, width = 0, height = 0] = (svg.attributes.viewBox ?? "").split(" ").map(Number);
  for (const { attributes } of pathsOf(svg)) {
    const box = boxOfPath(attributes.d ?? "");
    expect(box.left).toBeGreaterThanOrEqual(left);
    expect(box.top).toBeGreaterThanOrEqual(top);
    expect(box.right).toBeLessThanOrEqual(left + width);
    expect(box.bottom).toBeLessThanOrEqual(top + height);
  }
}

describe.each(pieces)("$family: $id", ({ file, foil, widthMm, heightMm, colours, family, id }) => {
  it("lies where its family and its id say, with the size the manifest says", () => {
    expect([file, foil.file]).toEqual([`${family}/${id}.svg`, `${family}/${id}-foil.svg`]);
    for (const { attributes } of [readSvg(read(file)), readSvg(read(foil.file))]) {
      expect(attributes).toMatchObject({ width: `${widthMm}mm`, height: `${heightMm}mm` });
      expect(attributes.viewBox).toBe(`0 0 ${Math.round(widthMm * 20)} ${Math.round(heightMm * 20)}`);
    }
  });

  it("is made of filled, closed paths inside its view box", () => {
    for (const svg of [readSvg(read(file)), readSvg(read(foil.file))]) {
      expectOnlyFilledPaths(svg);
      expectInside(svg);
      expect(pathsOf(svg).length).toBeLessThanOrEqual(700);
    }
  });

  it("is painted in the colours of the manifest, its foil in one", () => {
    expect(paintsOf(readSvg(read(file))).sort()).toEqual([...colours].sort());
    const inFoil = readSvg(read(foil.file));
    expect(pathsOf(inFoil)).toHaveLength(1);
    expect(paintsOf(inFoil)).toEqual([pathsOf(inFoil)[0]?.attributes.fill]);
  });
});
