import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placements } from "./arbitrary-operations.ts";
import { compile } from "./compile.ts";
import type { DesignDocument } from "./document.ts";
import type { Rect } from "./geometry.ts";
import type { SurfaceLayout } from "./layout.ts";
import { toPhoto } from "./matrix.ts";
import { canvas, front, photoElement } from "./sample-designs.ts";
import type { SceneImage, ScenePage } from "./scene.ts";

const mirrored = front({ kind: "mirrored", wrap: 38_000 }, 53_000);
const folded = front({ kind: "folded", wrap: 38_000 }, 53_000);
const coloured = front({ kind: "coloured", wrap: 38_000, colour: "#224466", overlap: 1_500 }, 53_000);

function pageOf(document: DesignDocument, layout: SurfaceLayout): ScenePage {
  const [page] = compile(document, [layout]).scene.pages;
  if (!page) throw new Error("no page");
  return page;
}

const imagesOf = (page: ScenePage) => page.items.filter((item) => item.type === "image");
const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;

/** The topmost image at a page point: painter's order, the last one wins. */
const seenAt = (page: ScenePage, x: number, y: number): SceneImage | undefined =>
  imagesOf(page).findLast(({ clip }) => x >= clip.x && x < right(clip) && y >= clip.y && y < bottom(clip));

const photoPointAt = (page: ScenePage, x: number, y: number) => {
  const image = seenAt(page, x, y);
  if (!image) throw new Error(`nothing at ${x}, ${y}`);
  return toPhoto(image.matrix, { x, y });
};

describe("a poster", () => {
  test("is one photo that runs into the bleed, on its background", () => {
    expect(pageOf(canvas(), front())).toEqual({
      surface: "front",
      role: "front",
      copies: 1,
      size: { width: 306_000, height: 206_000 },
      trim: { x: 3_000, y: 3_000, width: 300_000, height: 200_000 },
      items: [
        { type: "fill", element: null, rect: { x: 0, y: 0, width: 306_000, height: 206_000 }, colour: "#ffffff" },
        {
          type: "image",
          element: "picture",
          photo: "beach",
          matrix: [306_000, 0, 0, 229_500, 0, -11_750],
          clip: { x: 0, y: 0, width: 306_000, height: 206_000 },
        },
      ],
      zones: [],
    });
  });

  test("without a photo is just its background", () => {
    expect(pageOf(canvas({ ...photoElement(), photo: null }), front()).items).toHaveLength(1);
  });

  test("a photo in a frame of its own is cut to that frame", () => {
    const frame = { x: 10_000, y: 10_000, width: 40_000, height: 40_000 };
    const [image] = imagesOf(pageOf(canvas({ ...photoElement(), frame }), front()));
    expect(image?.clip).toEqual({ x: 13_000, y: 13_000, width: 40_000, height: 40_000 });
    expect(image?.matrix).toEqual([53_334, 0, 0, 40_000, 6_333, 13_000]);
  });

  test("zones move with the bleed", () => {
    const area = { x: 5_000, y: 5_000, width: 290_000, height: 190_000 };
    const layout = { ...front(), zones: [{ kind: "safe", by: "trim", area }] as const };
    expect(pageOf(canvas(), layout).zones).toEqual([
      { kind: "safe", by: "trim", area: { ...area, x: 8_000, y: 8_000 } },
    ]);
  });

  test("a fitting photo keeps to what mat and frame leave visible", () => {
    const opening = { x: 50_000, y: 25_000, width: 200_000, height: 150_000 };
    const layout = { ...front(), zones: [{ kind: "covered", by: "mat", area: opening }] as const };
    const [image] = imagesOf(pageOf(canvas(photoElement({ fit: "fit" })), layout));
    expect(image?.matrix).toEqual([200_000, 0, 0, 150_000, 53_000, 28_000]);
  });
});

describe("a canvas with mirrored edges", () => {
  const page = pageOf(canvas(), mirrored);

  test("draws the same photo nine times and nothing else", () => {
    expect(imagesOf(page)).toHaveLength(9);
    expect(new Set(imagesOf(page).map((image) => `${image.element} ${image.photo}`))).toEqual(
      new Set(["picture beach"]),
    );
    expect(imagesOf(page).at(-1)?.clip).toEqual(page.trim);
  });

  test("corners are reflected twice, sides once", () => {
    const signs = imagesOf(page).map(({ matrix: [a, , , d] }) => `${Math.sign(a)} ${Math.sign(d)}`);
    expect(signs.sort()).toEqual(["-1 -1", "-1 -1", "-1 -1", "-1 -1", "-1 1", "-1 1", "1 -1", "1 -1", "1 1"].sort());
  });

  test.each([
    [20_000, 120_000, 86_000, 120_000],
    [386_000, 120_000, 320_000, 120_000],
    [200_000, 13_000, 200_000, 93_000],
    [200_000, 300_000, 200_000, 206_000],
    [1_000, 1_000, 105_000, 105_000],
    [405_000, 305_000, 301_000, 201_000],
  ])("the edge at %i, %i shows the front at %i, %i", (x, y, frontX, frontY) => {
    const edge = photoPointAt(page, x, y);
    const mirror = photoPointAt(page, frontX, frontY);
    expect(edge.x).toBeCloseTo(mirror.x, 9);
    expect(edge.y).toBeCloseTo(mirror.y, 9);
  });

  test("every piece reaches 0.1 mm under its neighbour, photo and clip alike", () => {
    const [left] = imagesOf(page).filter(({ clip }) => clip.x === 0 && clip.y === page.trim.y);
    expect(left?.clip).toEqual({ x: 0, y: 53_000, width: 53_100, height: 200_000 });
    // The unreflected photo starts 0.1 mm before the front, so its reflection ends 0.1 mm behind the fold.
    expect(left?.matrix).toEqual([-300_200, 0, 0, 225_150, 53_100, 40_425]);
  });

  test("a photo in a frame of its own is repeated where it reaches the edge, and only there", () => {
    const frame = { x: 0, y: 0, width: 40_000, height: 40_000 };
    const images = imagesOf(pageOf(canvas({ ...photoElement(), frame }), mirrored));
    expect(images.map(({ clip }) => clip)).toEqual([
      { x: 13_000, y: 13_000, width: 40_000, height: 40_000 },
      { x: 13_000, y: 53_000, width: 40_000, height: 40_000 },
      { x: 53_000, y: 13_000, width: 40_000, height: 40_000 },
      { x: 53_000, y: 53_000, width: 40_000, height: 40_000 },
    ]);
  });

  test("deeper than the picture is a finding, and the front is drawn all the same", () => {
    const { scene, findings } = compile(canvas(), [front({ kind: "mirrored", wrap: 200_000 }, 201_000)]);
    expect(findings).toEqual([{ reason: "edge-too-deep", surface: "front", element: null }]);
    expect(scene.pages[0]?.items).toHaveLength(2);
  });
});

describe("a canvas with the picture folded round", () => {
  test("the photo covers front and edges, 376 x 276 mm; the fold-over behind repeats its rim", () => {
    const page = pageOf(canvas(), folded);
    expect(imagesOf(page).at(-1)?.clip).toEqual({ x: 15_000, y: 15_000, width: 376_000, height: 276_000 });
    expect(imagesOf(page).at(-1)?.matrix).toEqual([376_200, 0, 0, 282_150, 14_900, 11_925]);
    const behind = photoPointAt(page, 5_000, 150_000);
    expect(behind.x).toBeCloseTo(photoPointAt(page, 25_000, 150_000).x, 9);
  });
});

describe("a canvas with coloured edges", () => {
  test("the picture runs 1.5 mm over the colour and no further", () => {
    const page = pageOf(canvas(), coloured);
    const over = { x: 51_500, y: 51_500, width: 303_000, height: 203_000 };
    expect(page.items.map((item) => (item.type === "fill" ? [item.colour, item.rect] : [item.type, item]))).toEqual([
      ["#224466", { x: 0, y: 0, width: 406_000, height: 306_000 }],
      ["#ffffff", over],
      ["image", expect.objectContaining({ clip: over, matrix: [303_000, 0, 0, 227_250, 51_500, 39_375] })],
    ]);
  });
});

describe("whatever the crop", () => {
  test("no white shows anywhere on a filled surface", () => {
    fc.assert(
      fc.property(
        placements,
        fc.constantFrom(front(), mirrored, folded),
        fc.nat(1_000),
        fc.nat(1_000),
        (placement, layout, u, v) => {
          const page = pageOf(canvas(photoElement({ ...placement, fit: "fill" })), layout);
          const x = Math.floor(((page.size.width - 1) * u) / 1_000);
          const y = Math.floor(((page.size.height - 1) * v) / 1_000);
          const share = photoPointAt(page, x, y);
          expect(Math.min(share.x, share.y, 1 - share.x, 1 - share.y)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test("every number is a whole micrometre and clips stay on the page", () => {
    fc.assert(
      fc.property(placements, fc.constantFrom(front(), mirrored, folded, coloured), (placement, layout) => {
        const page = pageOf(canvas(photoElement(placement)), layout);
        for (const { matrix, clip } of imagesOf(page)) {
          for (const value of [...matrix, clip.x, clip.y, clip.width, clip.height])
            expect(Number.isSafeInteger(value)).toBe(true);
          expect(
            Math.min(clip.x, clip.y, page.size.width - right(clip), page.size.height - bottom(clip)),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("a design that does not match its product", () => {
  test("keeps sides the product no longer has, without drawing them", () => {
    expect(compile(canvas(), [])).toMatchObject({ scene: { version: 2, pages: [] }, findings: [] });
  });

  test("has a blank page and a finding for a side it lacks", () => {
    const { scene, findings } = compile(canvas(), [front(), { ...front(), surface: "back" }]);
    expect(scene.pages.map(({ surface, items }) => [surface, items.length])).toEqual([
      ["front", 2],
      ["back", 1],
    ]);
    expect(findings).toEqual([{ reason: "surface-missing", surface: "back", element: null }]);
  });

  test("says which photo is not in the tray", () => {
    expect(compile({ ...canvas(), photos: [] }, [front()]).findings).toEqual([
      { reason: "photo-unknown", photo: "beach", surface: "front", element: "picture" },
    ]);
  });
});
