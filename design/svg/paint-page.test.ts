import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PhotoElement } from "../document.ts";
import { outlinePath } from "../outline.ts";
import { rectPath } from "../path.ts";
import type { Plate } from "../plate.ts";
import type { SceneItem, ScenePage } from "../scene.ts";
import { emptyPlaces } from "../template/empty-place.ts";
import { type FontFace, type FontLibrary, noFonts } from "../text/font.ts";
import { type PagePaint, paintPage } from "./paint-page.ts";

/** A sheet of 20 mm x 10 mm with 1 mm of bleed, on white. */
const pageOf = (...items: readonly SceneItem[]): ScenePage => ({
  surface: "front",
  role: "front",
  copies: 1,
  size: { width: 22_000, height: 12_000 },
  zones: [],
  trim: { x: 1_000, y: 1_000, width: 20_000, height: 10_000 },
  items: [
    { type: "fill", element: null, rect: { x: 0, y: 0, width: 22_000, height: 12_000 }, colour: "#ffffff" },
    ...items,
  ],
});
const plain: PagePaint = { area: "trim", picture: () => null, fonts: noFonts, plates: "shown" };

/** What comes after the background. */
function paint(items: readonly SceneItem[], change: Partial<PagePaint> = {}): string {
  const [, ...lines] = paintPage(pageOf(...items), { ...plain, ...change }).split(
    '<path fill="#ffffff" d="m-100-100h2200v1200h-2200z"/>\n',
  );
  return lines.join("").replace(/\n?<\/svg>\n$/, "");
}

/** The colour at a place of the trim, in millimetres, when the picture is rasterised. */
async function colourAt(svg: string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor((y * info.height) / 10) * info.width + Math.floor((x * info.width) / 20)) * 3;
  return `#${data.subarray(at, at + 3).toString("hex")}`;
}

const box = { x: 2_000, y: 2_000, width: 4_000, height: 2_000 };
const fill = (colour: string, plate?: Plate): SceneItem => ({
  type: "fill",
  element: "e",
  rect: box,
  colour,
  ...(plate ? { plate } : {}),
});

describe("a page as a picture", () => {
  test("shows the trim in hundredths of a millimetre, and its bleed runs over its edge", () => {
    expect(paintPage(pageOf(), plain)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1000">\n<path fill="#ffffff" d="m-100-100h2200v1200h-2200z"/>\n</svg>\n',
    );
  });

  test("shows the whole page or a part of it, as wide as it is wanted", () => {
    const opening = (change: Partial<PagePaint>) => paintPage(pageOf(), { ...plain, ...change }).split("\n")[0];
    expect(opening({ area: "page" })).toContain('viewBox="0 0 2200 1200"');
    expect(opening({ area: box, width: 300 })).toContain('width="300" height="150" viewBox="0 0 400 200"');
  });

  test("is the same each time", () => {
    const page = pageOf(fill("#aa0000", "Foil_Gold"), {
      type: "group",
      element: "e",
      items: [fill("#00aa00")],
      clip: box,
    });
    expect(paintPage(page, plain)).toBe(paintPage(page, plain));
  });
});

describe("items", () => {
  test("a fill", () => expect(paint([fill("#aa0000")])).toBe('<path fill="#aa0000" d="m100 100h400v200h-400z"/>'));

  test("what lies beside the picture is left out", () => {
    expect(
      paint([{ type: "fill", element: "e", rect: { x: 0, y: 0, width: 900, height: 900 }, colour: "#aa0000" }]),
    ).toBe("");
  });

  test("a filled path with a hole, and a line along one", () => {
    const inner = rectPath({ x: 3_000, y: 2_500, width: 500, height: 500 });
    const ring: SceneItem = {
      type: "path",
      element: "e",
      path: rectPath(box) + inner,
      colour: "#00aa00",
      rule: "evenodd",
    };
    expect(paint([ring])).toBe(
      '<path fill="#00aa00" fill-rule="evenodd" d="m100 100h400v200h-400zm100 50h50v50h-50z"/>',
    );
    expect(paint([{ type: "path", element: "e", path: "M2000 2000L6000 2000", colour: "#00aa00", line: 250 }])).toBe(
      '<path fill="none" stroke="#00aa00" stroke-width="25" d="m100 100h400"/>',
    );
  });

  test("neighbours of one colour share it", () => {
    const line = (y: number): SceneItem => ({
      type: "path",
      element: "e",
      path: `M2000 ${y}L6000 ${y + 10}Z`,
      colour: "#0000aa",
    });
    expect(paint([line(2_000), line(3_000)]).replaceAll("\n", "")).toBe(
      '<g fill="#0000aa"><path d="m100 100l400 1z"/><path d="m100 200l400 1z"/></g>',
    );
  });

  test("a photo in its place, cut to its clip where that ends inside the picture", async () => {
    const red = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const picture = () => `data:image/png;base64,${red.toString("base64")}`;
    const image: SceneItem = {
      type: "image",
      element: "e",
      photo: "p",
      matrix: [9_000, 0, 0, 9_000, 2_000, 2_000],
      clip: box,
    };
    const svg = paintPage(pageOf(image), { ...plain, picture });
    expect(svg).toContain('preserveAspectRatio="none" transform="matrix(900 0 0 900 100 100)"');
    expect([await colourAt(svg, 3, 2), await colourAt(svg, 6, 2)]).toEqual(["#ff0000", "#ffffff"]);
    const whole = paint([{ ...image, clip: { x: 0, y: 0, width: 22_000, height: 12_000 } }], { picture });
    expect(whole).not.toContain("clip-path");
    expect(paint([image])).toBe("");
  });

  test("a photo cut to an outline, and what its address and effect are", async () => {
    const red = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const effect = { tone: "sepia", light: 0, contrast: 0, warmth: 0 } as const;
    const asked: unknown[] = [];
    const picture: PagePaint["picture"] = (...wanted) => {
      asked.push(wanted);
      return `data:image/png;a="b&c;base64,${red.toString("base64")}`.replace('a="b&c;', "");
    };
    const mask = outlinePath("ellipse", box);
    const image: SceneItem = {
      type: "image",
      element: "e",
      photo: "p",
      matrix: [9_000, 0, 0, 9_000, 2_000, 2_000],
      clip: box,
      mask,
      effect,
    };
    const svg = paintPage(pageOf(image), { ...plain, picture });
    expect(asked).toEqual([["p", effect]]);
    expect([await colourAt(svg, 3, 2), await colourAt(svg, 1.1, 1.1)]).toEqual(["#ff0000", "#ffffff"]);
    expect(svg.match(/<clipPath/g)?.length).toBe(1);
    expect(paint([image], { picture: () => 'a"b&c<d' })).toContain('href="a&quot;b&amp;c&lt;d"');
  });

  test("a group is faded as one and cut", async () => {
    const group: SceneItem = {
      type: "group",
      element: "e",
      opacity: 500_000,
      clip: { ...box, width: 2_000 },
      items: [fill("#ff0000"), fill("#ff0000")],
    };
    const svg = paintPage(pageOf(group), plain);
    expect(svg).toContain('<g opacity="0.5">');
    expect([await colourAt(svg, 2, 2), await colourAt(svg, 4, 2)]).toEqual(["#ff7f7f", "#ffffff"]);
    expect(paint([{ type: "group", element: "e", items: [], opacity: 500_000 }])).toBe("");
  });

  test("an empty place is a landscape within its outline", async () => {
    const colours = { paper: "#ffffff", ink: "#222222", accent: "#884444", soft: "#eeddcc", deep: "#442222" };
    const element = { id: "p1-photo", slot: "photo" } as PhotoElement;
    const items = emptyPlaces(colours)(element, box, outlinePath("ellipse", box));
    expect(items.length).toBe(1);
    expect(emptyPlaces(colours)({ ...element, id: "p2-photo" }, box, null)).toMatchObject([{ clip: box }]);
    const svg = paintPage(pageOf(...items), plain);
    expect(await colourAt(svg, 1.1, 1.1)).toBe("#ffffff");
    expect(await colourAt(svg, 3, 2.9)).not.toBe("#ffffff");
  });
});

describe("letters", () => {
  /** Glyph 1 is a square of half an em on the baseline, glyph 2 a quadratic bow. */
  const face = {
    key: "square",
    hash: "f".repeat(64),
    unitsPerEm: 1_000,
    glyphPath: (id: number) => (id === 1 ? "M0,0L500,0L500,500L0,500Z" : "M0,0Q250,500 500,0Z"),
  } as unknown as FontFace;
  const fonts: FontLibrary = { get: (hash) => (hash === face.hash ? face : undefined), chain: () => [face] };
  const page = { x: 0, y: 0, width: 22_000, height: 12_000 };
  const run: SceneItem = {
    type: "glyphs",
    element: "e",
    font: face.hash,
    size: 2_000,
    colour: "#111111",
    text: "ab",
    clip: page,
    glyphs: [1, 0, 2_000, 4_000, 2, 1, 4_000, 4_000],
  };

  test("of a run are one path", () => {
    expect(paint([run], { fonts })).toBe('<path fill="#111111" d="m100 300h100v-100h-100zm200 0q50-100 100 0z"/>');
  });

  test("are turned about their origin", () => {
    const turned: SceneItem = { ...run, glyphs: [1, 0, 2_000, 4_000], turn: 90_000 };
    expect(paint([turned], { fonts })).toBe('<path fill="#111111" d="m100 300v100h100v-100z"/>');
  });

  test("are cut where their clip ends", () => {
    expect(paint([{ ...run, clip: box }], { fonts })).toMatch(/^<g clip-path="url\(#\w+\)" fill="#111111"><path d=/);
  });

  test("of a font that is not loaded are left out", () => expect(paint([run])).toBe(""));
});

describe("plates", () => {
  test("foil shines across the whole picture, whatever it is on", () => {
    const svg = paintPage(pageOf(fill("#aa0000", "Foil_Gold"), fill("#00aa00", "Foil_Gold")), plain);
    expect(svg.match(/<linearGradient[^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<linearGradient id="\w+" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="2000" y2="1000">$/,
      ),
    ]);
    expect(svg).not.toContain("#aa0000");
  });

  test("relief shows in its colour, varnish as a faint gloss, lines of machines never", () => {
    expect(paint([fill("#aa0000", "Relief")])).toContain('fill="#aa0000"');
    expect(paint([fill("#aa0000", "Varnish")])).toContain('fill="#ffffff" opacity="0.2"');
    for (const plate of ["CutContour", "Crease"] as const) expect(paint([fill("#000000", plate)])).toBe("");
  });

  test("may be hidden", () => {
    for (const plate of ["Foil_Silver", "Relief", "Varnish"] as const)
      expect(paint([fill("#aa0000", plate)], { plates: "hidden" })).toBe("");
  });
});

test("two pictures in one document do not share names for different things", () => {
  const idsOf = (...items: readonly SceneItem[]) =>
    [...paintPage(pageOf(...items), plain).matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  const cut = (clip: typeof box): SceneItem => ({ type: "group", element: "e", items: [fill("#aa0000")], clip });
  const [gold, silver] = [idsOf(fill("#aa0000", "Foil_Gold")), idsOf(fill("#aa0000", "Foil_Silver"))];
  const [small, large] = [idsOf(cut(box)), idsOf(cut({ ...box, width: 5_000 }))];
  expect(new Set([...gold, ...silver, ...small, ...large]).size).toBe(4);
  expect(idsOf(cut(box))).toEqual(small);
});
