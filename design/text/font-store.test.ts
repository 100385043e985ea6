import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { DaysElement } from "../document.ts";
import { noFonts } from "./font.ts";
import type { FontLink } from "./font-catalogue.ts";
import { createFontStore } from "./font-store.ts";
import { fontsOf, loadFonts, loadFontsOf, textsOf } from "./load-fonts.ts";
import { words } from "./testing/texts.ts";

/** Reads files and notes which. */
function reading() {
  const read: string[] = [];
  const reader = ({ name, url }: FontLink) => {
    read.push(name);
    return readFile(url);
  };
  return { read, store: createFontStore(reader), reader };
}

describe("only files that a text needs are read", () => {
  test.each([
    ["lora-regular", "Größe", ["lora-regular/latin"]],
    ["lora-regular", "", ["lora-regular/latin"]],
    ["lora-regular", "Łódź", ["lora-regular/latin", "lora-regular/latin-ext"]],
    ["lora-regular", "Москва", ["lora-regular/latin", "lora-regular/cyrillic"]],
    ["lora-regular", "Καλημέρα", ["lora-regular/latin", "noto-serif-regular/greek"]],
    ["caveat-semibold", "α ♥", ["caveat-semibold/latin", "noto-sans-semibold/greek", "noto-sans-symbols-2/symbols"]],
    ["no such font", "a", ["noto-sans-regular/latin"]],
  ])("%s: %s", async (font, text, expected) => {
    const { read, store } = reading();
    const fonts = await store.ofTexts([{ font, text }]);
    expect(read).toEqual(expected);
    expect(fonts.chain(font === "no such font" ? "noto-sans-regular" : font).map(({ key }) => key)).toEqual(read);
  });

  test("and each once, however often it is asked for", async () => {
    const { read, store } = reading();
    const texts = [{ font: "instrument-sans-regular", text: "a" }];
    const [one, other] = await Promise.all([store.ofTexts(texts), store.ofKeys(["instrument-sans-regular"])]);
    expect(read).toEqual(["instrument-sans-regular"]);
    expect(one?.get("instrument-sans-regular")).toBe(other?.chain("instrument-sans-regular")[0]);
  });

  test("without texts none, nor the shaper", async () => {
    const { read, store } = reading();
    expect([await store.ofTexts([]), await store.ofKeys(["no such font"])]).toEqual([noFonts, noFonts]);
    expect(read).toEqual([]);
  });
});

describe("a font", () => {
  test("is found by its key and each of its files by its hash", async () => {
    const fonts = await loadFonts(["lora-regular"], reading().reader);
    const chain = fonts.chain("lora-regular");
    expect(chain.map(({ key }) => key)).toEqual([
      "lora-regular/latin",
      "lora-regular/latin-ext",
      "lora-regular/vietnamese",
      "lora-regular/cyrillic",
      "lora-regular/cyrillic-ext",
    ]);
    expect(fonts.get("lora-regular")).toBe(chain[0]);
    for (const face of chain) expect(fonts.get(face.hash)).toBe(face);
    expect(fonts.chain("figtree-regular")).toEqual([]);
  });

  test("whose file is another one than in the catalogue is refused", async () => {
    const wrong = createFontStore(({ url }) => readFile(new URL("./InstrumentSans-SemiBold.ttf", url)));
    await expect(wrong.ofKeys(["instrument-sans-regular"])).rejects.toThrow("is another file than in the catalogue");
  });

  test("that is none is a bug", async () => {
    const rubbish = () => Promise.resolve(new TextEncoder().encode("rubbish"));
    await expect(loadFonts(["instrument-sans-regular"], rubbish)).rejects.toThrow("not an sfnt file");
  });

  test("that could not be read is read again", async () => {
    let fails = true;
    const store = createFontStore(({ url }) => {
      if (!fails) return readFile(url);
      fails = false;
      return Promise.reject(new Error("no connection"));
    });
    await expect(store.ofKeys(["instrument-sans-regular"])).rejects.toThrow("no connection");
    expect((await store.ofKeys(["instrument-sans-regular"])).get("instrument-sans-regular")).toBeDefined();
  });
});

describe("a design names what it writes", () => {
  const days: DaysElement = {
    type: "days",
    id: "days",
    frame: { x: 0, y: 0, width: 1, height: 1 },
    rotation: 0,
    opacity: 1_000_000,
    look: "table",
    month: "2027-05",
    weekStart: 1,
    heads: ["Mo"],
    weeks: ["18"],
    font: "figtree-regular",
    days: [{ label: "1", marked: true, notes: ["Tag der Arbeit", "Ада"] }],
    colour: "#000000",
    accent: "#000000",
  };
  const elements = [words(), words({ id: "more", text: "♥" }), words({ id: "head", font: "x" }), days];
  const front = { id: "front", role: "front", background: null, copies: 1, turned: false };
  const design = { surfaces: [{ ...front, elements }] };

  test("texts and days, with their fonts", () => {
    expect(textsOf(design)).toEqual([
      { font: "instrument-sans-regular", text: "AVATAR" },
      { font: "instrument-sans-regular", text: "♥" },
      { font: "x", text: "AVATAR" },
      { font: "figtree-regular", text: "Mo\n18\n1\nTag der Arbeit\nАда" },
    ]);
    expect(fontsOf(design)).toEqual(["instrument-sans-regular", "x", "figtree-regular"]);
  });

  test("so that all its letters are loaded", async () => {
    const fonts = await loadFontsOf(design, reading().reader);
    const keys = fontsOf(design).map((font) => fonts.chain(font).map(({ key }) => key));
    expect(keys).toEqual([
      ["instrument-sans-regular", "noto-sans-symbols-2/symbols"],
      [],
      ["figtree-regular/latin", "noto-sans-regular/cyrillic"],
    ]);
  });
});
