import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "../../core/locale.ts";
import { type ArtPiece, artPieceSchema, svgInside } from "../art/art-piece.ts";
import { dressingPiece } from "../art/drawing-of.ts";
import type { ArtElement, DesignElement, TextElement } from "../document.ts";
import { elementSchema } from "../element-schema.ts";
import type { Rect } from "../geometry.ts";
import { intersect } from "../rect.ts";
import { fitSize, LEAST_TYPE } from "../text/fit-text.ts";
import type { FontLibrary } from "../text/font.ts";
import { catalogueFonts } from "../text/font-catalogue.ts";
import { noHyphens } from "../text/hyphens.ts";
import { loadFonts } from "../text/load-fonts.ts";
import { bledFrame, safeFrame } from "./boxes.ts";
import { turnedSize } from "./dress-art.ts";
import { dressLayout } from "./dress-layout.ts";
import type { Dressing, DressingPiece, Setting, Sheet } from "./setting.ts";
import {
  type Layout,
  layoutSchema,
  type Pairing,
  type Palette,
  proportionOf,
  type Template,
  templateSchema,
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
const art = new Map<string, DressingPiece>(
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
    const read = { id, title, family, tags, ...size, units: drawing?.units, markup: drawing?.inside };
    return [id, dressingPiece(artPieceSchema.parse({ ...read, foil: inside(foil.file)?.inside ?? null }))];
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

/** The same by the hash that elements name. */
const pieces = new Map([...art.values()].map((piece) => [piece.hash, piece]));

let fonts: FontLibrary;
const material = () => ({ fonts, hyphens: noHyphens });
let all: ReturnType<typeof sheetOf>[] = [];
beforeAll(async () => {
  const keys = catalogueFonts.map(({ key }) => key);
  fonts = await loadFonts(keys, (font) => readFile(font.url));
  all = [...everySheet(), ...everyInside()];
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

/** Every theme on its products' sizes; in further languages on the smallest only. */
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

/** Insides and backs that go with a theme, on the smallest of each shape; of every tenth theme. */
function* everyInside() {
  const choices = byKey<{ key: string; layouts: readonly string[] }>("goods/layout-choices.json");
  const keys = ["card-inside", "card-back"].flatMap((key) => found(choices.get(key), key).layouts);
  for (const theme of themes.filter((_, index) => index % 10 === 0))
    for (const [proportion, [smallest]] of sizesFor(theme.products))
      for (const key of keys) {
        const template = found(layouts.get(key)?.variants[proportion], `${key} ${proportion}`);
        const drawn = template.items.every((item) => item.type !== "art" || theme.art[item.art] !== undefined);
        if (smallest && drawn) yield sheetOf(theme, template, smallest, "de", key);
      }
}

type Size = { readonly width: number; readonly height: number };

function sheetOf(theme: Theme, template: Template, size: Size, language: Language, what = "") {
  const sheet: Sheet = { trim: { width: size.width * 1000, height: size.height * 1000 }, bleed: 3_000, safe: 4_000 };
  const dressed = Object.fromEntries(Object.entries(theme.art).map(([role, id]) => [role, found(art.get(id), id)]));
  const dressing: Dressing = {
    palette: found(palettes.get(theme.palette), theme.palette),
    pairing: found(pairings.get(theme.pairing), theme.pairing),
    art: dressed,
    artInk: theme.artInk,
    words: found(found(words.get(theme.words), theme.words).texts[language], `${theme.words} in ${language}`),
    language,
    plate: "Foil_Gold",
  };
  const name = `${theme.id} ${what} ${size.width}x${size.height} ${language}`;
  return { name, sheet, dressing, template, dressed: dressLayout(template, { sheet, dressing, material: material() }) };
}

const within = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function turnedFrame({ frame, rotation }: ArtElement): Rect {
  const { width, height } = turnedSize(frame, rotation / 1000);
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
}

const overlaps = (one: Rect, other: Rect) => intersect(one, other) !== null;
const frameOf = (element: DesignElement): Rect => {
  if (element.frame === "surface") throw new Error("no element of a template follows the surface");
  return element.type === "art" ? turnedFrame(element) : element.frame;
};

test("on a sheet that is no rectangle all places move inside, and what runs off the sheet still does", () => {
  const within: Rect = { x: 20_000, y: 30_000, width: 60_000, height: 70_000 };
  const sheet: Sheet = { trim: { width: 100_000, height: 150_000 }, bleed: 3_000, safe: 4_000, within };
  const box = { x: 100_000, y: 500_000, width: 800_000, height: 400_000 };
  expect(safeFrame(box, sheet)).toEqual({ x: 26_000, y: 65_000, width: 48_000, height: 28_000 });
  // A photo over the upper half reaches three edges, and its foot stays above the words.
  const upper = { x: 0, y: 0, width: 1_000_000, height: 500_000 };
  expect(bledFrame(upper, sheet)).toEqual({ x: -3_000, y: -3_000, width: 106_000, height: 68_000 });
});

describe("every theme of the demo on every size of its products", () => {
  const wrong: Record<string, string[]> = { outside: [], overlapping: [], foil: [], small: [], bleed: [], left: [] };
  let sheets = 0;
  beforeAll(() => {
    for (const { name, sheet, dressed, template } of all) {
      sheets += 1;
      const { trim, safe, bleed } = sheet;
      const area = { x: safe, y: safe, width: trim.width - 2 * safe, height: trim.height - 2 * safe };
      const media = { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
      wrong.left?.push(...dressed.leftOut.map((id) => `${name}: ${id}`));
      const photos = dressed.elements.filter(({ type }) => type === "photo").map(frameOf);
      for (const element of dressed.elements) {
        const place = `${name}: ${element.id}`;
        const item = found(
          template.items.find(({ id }) => id === element.slot),
          `item ${element.slot}`,
        );
        const frame = frameOf(element);
        if (item.type === "text" || item.type === "rule" || (item.type === "art" && !item.overEdge)) {
          if (!within(frame, area)) wrong.outside?.push(place);
        }
        if (item.type === "photo" || item.type === "fill") {
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
        if (element.type === "text") {
          const fitted = found(fitSize(element, element.frame, material()) ?? undefined, `size of ${place}`);
          if (fitted.size < LEAST_TYPE) wrong.small?.push(place);
          if (element.plate && fitted.size < 4_940) wrong.foil?.push(place);
          const words = wordsBox(element, fitted.needs.height);
          if (item.type === "text" && !item.onPhoto && photos.some((photo) => overlaps(photo, words)))
            wrong.overlapping?.push(place);
        }
        if ("plate" in element && element.plate && !within(frame, area)) wrong.foil?.push(place);
        if (element.type === "art" && element.plate) {
          const piece = pieces.get(element.piece);
          if (!piece?.single || element.frame.width < piece.width) wrong.foil?.push(place);
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
  test("foil only type of 14 pt and what has a drawing of one colour, in the safe area, never smaller than it was drawn", () =>
    expect(wrong.foil).toEqual([]));
  test("are elements that any design may have", () => {
    for (const { dressed, name } of all.filter((_, index) => index % 20 === 0))
      for (const element of dressed.elements) expect(elementSchema.safeParse(element).error, name).toBeUndefined();
  });
});

/** Where the words of a text are in its box. */
function wordsBox({ frame, stand }: TextElement, height: number): Rect {
  const free = frame.height - height;
  return { ...frame, height, y: frame.y + { top: 0, middle: Math.floor(free / 2), bottom: free }[stand] };
}

describe("a dressed layout", () => {
  const first = () => found(all[0], "theme");
  const portrait = (key: string) => found(layouts.get(key)?.variants.portrait, "layout");
  const dress = (key: string, change: Partial<Dressing> = {}, setting: Partial<Setting> = {}) => {
    const { sheet, dressing } = first();
    return dressLayout(portrait(key), {
      sheet,
      dressing: { ...dressing, ...change },
      material: material(),
      ...setting,
    });
  };

  test("is the same each time", () => expect(dress("double-frame")).toEqual(dress("double-frame")));

  test("prints refined places in their colours when nothing is refined", () => {
    const refined = (plate: Dressing["plate"]) =>
      dress("double-frame", { plate }).elements.flatMap((one) =>
        "plate" in one && one.plate ? [[one.id, one.plate]] : [],
      );
    expect(refined(null)).toEqual([]);
    expect(refined("Foil_Silver")).toEqual([
      ["outer", "Foil_Silver"],
      ["inner", "Foil_Silver"],
      ["names", "Foil_Silver"],
    ]);
  });

  test("says which words have no room instead of cutting them off", () => {
    const { words } = first().dressing;
    const dressed = dress("words-in-a-wreath", { words: { ...words, names: "Maximiliane-Alexandra ".repeat(60) } });
    expect(dressed.leftOut).toEqual(["names"]);
    expect(dressed.elements.some(({ id }) => id === "names")).toBe(false);
  });

  test("names its elements as the design wants it, and its places as the layout does", () => {
    const plain = dress("double-frame").elements.map(({ id, slot }) => [id, slot]);
    const { elements } = dress("double-frame", {}, { nameElement: ({ id }) => `p3-${id}` });
    expect(elements.map(({ id, slot }) => [id, slot])).toEqual(plain.map(([, slot]) => [`p3-${slot}`, slot]));
  });

  test("gives words their whole box and the largest size they may have", () => {
    const names = dress("double-frame").elements.find(({ id }) => id === "names");
    const item = portrait("double-frame").items.find(({ id }) => id === "names");
    expect(names).toMatchObject({
      type: "text",
      fit: "shrink",
      hyphenate: false,
      language: "de",
      rotation: 0,
      opacity: 1_000_000,
      ...(item?.type === "text" ? { align: item.align, stand: item.stand } : {}),
    });
  });
});

test("days are those of a June that begins on a Tuesday, its Sundays marked", () => {
  const { sheet, dressing } = found(all[0], "theme");
  const box = { x: 100_000, y: 100_000, width: 800_000, height: 500_000 };
  const template = templateSchema.parse({
    ground: "paper",
    items: [{ type: "days", id: "days", box, look: "table", colour: "ink", accent: "accent" }],
  });
  const [days] = dressLayout(template, { sheet, dressing, material: material() }).elements;
  if (days?.type !== "days") throw new Error("there are no days");
  expect(days.month).toBe("2027-06");
  expect(days.days.length).toBe(30);
  expect(days.days.filter(({ marked }) => marked).map(({ label }) => label)).toEqual(["6", "13", "20", "27"]);
  expect(elementSchema.safeParse(days).error).toBeUndefined();
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
