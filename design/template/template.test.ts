import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "../../core/locale.ts";
import type { Rect } from "../geometry.ts";
import { intersect } from "../rect.ts";
import type { FontLibrary } from "../text/font.ts";
import { catalogueFonts } from "../text/font-catalogue.ts";
import { loadFonts } from "../text/load-fonts.ts";
import { type ArtPiece, artPieceSchema, svgInside } from "./art-piece.ts";
import { drawSheet } from "./draw-sheet.ts";
import { LEAST_TYPE, placeTemplate } from "./place.ts";
import { turnedSize } from "./place-art.ts";
import type { PlacedArt, PlacedElement } from "./placed.ts";
import { placeholderColours } from "./placeholder.ts";
import type { Sheet } from "./setting.ts";
import {
  type Layout,
  layoutSchema,
  type Pairing,
  type Palette,
  proportionOf,
  type Template,
  type WordRole,
} from "./template.ts";

const demo = join(import.meta.dirname, "../../demo");
const json = (file: string) => JSON.parse(readFileSync(join(demo, file), "utf8"));

interface Theme {
  readonly id: string;
  readonly layout: string;
  readonly palette: string;
  readonly pairing: string;
  readonly words: string;
  readonly art: { readonly main?: string; readonly accent?: string };
  readonly artInk: "own";
  readonly products: readonly string[];
  readonly refinement: "gold" | null;
}

const themes: readonly Theme[] = readdirSync(join(demo, "goods/themes")).flatMap((file) =>
  json(`goods/themes/${file}`),
);
const layouts = new Map<string, Layout>(
  readdirSync(join(demo, "goods/layouts")).map((file) => {
    const layout = layoutSchema.parse(json(`goods/layouts/${file}`));
    return [layout.key, layout];
  }),
);
const byKey = <Thing extends { readonly key: string }>(file: string) =>
  new Map((json(file) as Thing[]).map((one) => [one.key, one]));
const palettes = byKey<Palette>("goods/palettes.json");
const pairings = byKey<Pairing>("goods/pairings.json");
const words = byKey<{ key: string; texts: Record<Language, Partial<Record<WordRole, string>>> }>("goods/words.json");

const inside = (file: string) => svgInside(readFileSync(join(demo, "art", file), "utf8"));
const art = new Map<string, ArtPiece>(
  json("art/manifest.json").pieces.map((piece: Record<string, never>) => {
    const { id, title, family, tags, widthMm, heightMm, file, foil } = piece as never as {
      id: string;
      title: ArtPiece["title"];
      family: string;
      tags: string[];
      widthMm: number;
      heightMm: number;
      file: string;
      foil: { file: string };
    };
    const drawing = inside(file);
    const size = { width: Math.round(widthMm * 1000), height: Math.round(heightMm * 1000) };
    const read = { ...{ id, title, family, tags, ...size }, units: drawing?.units, markup: drawing?.inside };
    return [id, artPieceSchema.parse({ ...read, foil: inside(foil.file)?.inside ?? null })];
  }),
);

/** Sizes of the catalogue by the name a filter has for them. */
const catalogue = json("catalogue/card.json") as {
  cards: { key: string; label: string; size: { width: number; height: number } }[];
  guestbooks: { key: string; size: { width: number; height: number } }[];
};
const sizesOf = (product: string) => {
  const books: Record<string, RegExp> = {
    guestbook: /^guestbook/,
    notebook: /^notebook/,
    "friends-book": /^friends/,
    "condolence-book": /^condolence/,
  };
  const book = books[product];
  if (book) return catalogue.guestbooks.filter(({ key }) => book.test(key)).map(({ size }) => size);
  return catalogue.cards
    .filter(({ label }) => label === `card.${product}` || label === `cat.${product}`)
    .map(({ size }) => size);
};

let fonts: FontLibrary;
let all: ReturnType<typeof sheetOf>[] = [];
beforeAll(async () => {
  const keys = catalogueFonts.map(({ key }) => key);
  fonts = await loadFonts(keys, (font) => readFile(font.url));
  all = [...everySheet()];
}, 60_000);

const found = <Thing>(thing: Thing | undefined, what: string): Thing => {
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
};

/** Lying and standing, the smallest and the largest of each proportion: what fits these fits between them. */
function sizesFor(products: readonly string[]) {
  const sizes = products.flatMap(sizesOf).flatMap(({ width, height }) => [
    { width, height },
    { width: height, height: width },
  ]);
  const ordered = sizes.toSorted((one, other) => one.width * one.height - other.width * other.height);
  return Map.groupBy(ordered, proportionOf);
}

/** Every theme on the sizes of its products that its layout suits; in other languages than the first on the smallest only. */
function* everySheet() {
  for (const theme of themes) {
    const layout = found(layouts.get(theme.layout), theme.layout);
    for (const [proportion, sizes] of sizesFor(theme.products)) {
      const template = layout.variants[proportion];
      if (!template) continue;
      for (const size of new Set([sizes[0], sizes.at(-1)])) if (size) yield sheetOf(theme, template, size, "de");
      const [smallest] = sizes;
      for (const language of languages)
        if (smallest && language !== "de") yield sheetOf(theme, template, smallest, language);
    }
  }
}

type Size = { readonly width: number; readonly height: number };

function sheetOf(theme: Theme, template: Template, size: Size, language: Language) {
  const sheet: Sheet = { trim: { width: size.width * 1000, height: size.height * 1000 }, bleed: 3_000, safe: 4_000 };
  const pieces = Object.fromEntries(Object.entries(theme.art).map(([role, id]) => [role, found(art.get(id), id)]));
  const dressing = {
    palette: found(palettes.get(theme.palette), theme.palette),
    pairing: found(pairings.get(theme.pairing), theme.pairing),
    art: pieces,
    artInk: theme.artInk,
    words: found(found(words.get(theme.words), theme.words).texts[language], `${theme.words} in ${language}`),
    plate: theme.refinement ?? "gold",
  } as const;
  return {
    name: `${theme.id} ${size.width}x${size.height} ${language}`,
    sheet,
    dressing,
    placed: placeTemplate(template, { sheet, dressing, fonts }),
  };
}

const within = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function turnedFrame({ frame, turn }: PlacedArt): Rect {
  const { width, height } = turnedSize(frame, turn);
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
}

const overlaps = (one: Rect, other: Rect) => intersect(one, other) !== null;
const isType =
  <Type extends PlacedElement["type"]>(type: Type) =>
  (element: PlacedElement): element is Extract<PlacedElement, { type: Type }> =>
    element.type === type;

describe("every theme of the demo on every size of its products", () => {
  const wrong: Record<string, string[]> = { outside: [], overlapping: [], foil: [], small: [], bleed: [], left: [] };
  let sheets = 0;
  beforeAll(() => {
    for (const { name, sheet, placed } of all) {
      sheets += 1;
      const { trim, safe, bleed } = sheet;
      const area = { x: safe, y: safe, width: trim.width - 2 * safe, height: trim.height - 2 * safe };
      const media = { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
      wrong.left?.push(...placed.leftOut.map((id) => `${name}: ${id}`));
      const photos = placed.elements.filter(isType("photo"));
      for (const element of placed.elements) {
        const place = `${name}: ${element.id}`;
        const frame = element.type === "art" ? turnedFrame(element) : element.frame;
        if (element.type === "text" || element.type === "rule" || (element.type === "art" && !element.overEdge)) {
          if (!within(frame, area)) wrong.outside?.push(place);
        }
        if (element.type === "photo" || element.type === "fill") {
          const reaches = [
            frame.x < safe,
            frame.y < safe,
            frame.x + frame.width > trim.width - safe,
            frame.y + frame.height > trim.height - safe,
          ];
          const bled = [
            frame.x === media.x,
            frame.y === media.y,
            frame.x + frame.width === trim.width + bleed,
            frame.y + frame.height === trim.height + bleed,
          ];
          if (reaches.some((one, side) => one && !bled[side])) wrong.bleed?.push(place);
        }
        if (element.type === "text" && !element.onPhoto && photos.some((photo) => overlaps(photo.frame, element.frame)))
          wrong.overlapping?.push(place);
        if (element.type === "text" && element.size < LEAST_TYPE) wrong.small?.push(place);
        if ("plate" in element && element.plate !== null) {
          const piece = element.type === "art" ? art.get(element.piece) : null;
          if (!within(frame, area) || piece?.foil === null || (piece && element.frame.width < piece.width))
            wrong.foil?.push(place);
        }
      }
    }
  });

  test("are many", () => {
    expect(themes.length).toBeGreaterThanOrEqual(120);
    expect(new Set(themes.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(20);
    expect(sheets).toBeGreaterThan(600);
  });
  test("keep words, lines and drawings inside the safe area", () => expect(wrong.outside).toEqual([]));
  test("run photos and areas into the bleed or stay clear of the edge", () => expect(wrong.bleed).toEqual([]));
  test("keep words off photos unless they are meant to lie there", () => expect(wrong.overlapping).toEqual([]));
  test("print nothing smaller than 7 pt", () => expect(wrong.small).toEqual([]));
  test("leave none of their words out", () => expect(wrong.left).toEqual([]));
  test("foil only what has a drawing of one colour, in the safe area, and never smaller than it was drawn", () =>
    expect(wrong.foil).toEqual([]));
});

describe("a placed theme", () => {
  const first = () => found(all[0], "theme");

  test("is the same each time, to the letter", () => {
    const draw = () => {
      const { placed, dressing } = first();
      return drawSheet(placed, { fonts, art, photos: placeholderColours(dressing.palette.colours) });
    };
    expect(draw()).toBe(draw());
  });

  test("is drawn without anything that loads, links or runs", () => {
    for (const { placed, dressing, name } of all.filter((_, index) => index % 60 === 0)) {
      const svg = drawSheet(placed, { fonts, art, photos: placeholderColours(dressing.palette.colours) });
      expect(svg, name).not.toMatch(/<script|<image|<use|href|on\w+=|<text|<style|url\((?!#)/);
    }
  });

  test("prints refined places in their colours when nothing is refined", () => {
    const { sheet, dressing } = first();
    const template = found(layouts.get("double-frame")?.variants.portrait, "layout");
    const plain = placeTemplate(template, { sheet, dressing: { ...dressing, plate: null }, fonts });
    expect(plain.elements.some((element) => "plate" in element && element.plate !== null)).toBe(false);
    const golden = placeTemplate(template, { sheet, dressing: { ...dressing, plate: "gold" }, fonts });
    expect(
      golden.elements.filter((element) => "plate" in element && element.plate === "gold").map(({ id }) => id),
    ).toEqual(["outer", "inner", "names"]);
  });

  test("says which words have no room instead of cutting them off", () => {
    const { sheet, dressing } = first();
    const template = found(layouts.get("words-in-a-wreath")?.variants.portrait, "layout");
    const many = { ...dressing, words: { ...dressing.words, names: "Maximiliane-Alexandra ".repeat(60) } };
    const placed = placeTemplate(template, { sheet, dressing: many, fonts });
    expect(placed.leftOut).toEqual(["names"]);
    expect(placed.elements.some(({ id }) => id === "names")).toBe(false);
  });
});

test("a drawing with a script is refused, and at once, however many lines stand before it", () => {
  const lines = '<g fill="#aabbcc">\n  <path d="M0 0h1v1z"/>\n  </g>\n  '.repeat(200);
  const markup = artPieceSchema.shape.markup;
  expect(markup.safeParse(lines).success).toBe(true);
  expect(markup.safeParse(`${lines}<script>alert(1)</script>`).success).toBe(false);
});

describe("palettes", () => {
  const luminance = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  test.each([...palettes.values()])("$key can be read in every pair that layouts use", ({ colours }) => {
    const pairs = [
      ["ink", "paper"],
      ["ink", "soft"],
      ["accent", "paper"],
      ["deep", "soft"],
      ["paper", "deep"],
      ["soft", "deep"],
      ["paper", "accent"],
    ] as const;
    for (const [text, ground] of pairs)
      expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});
