import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyElement } from "./arbitrary-operations.ts";
import type { ArtDrawing } from "./art-drawing.ts";
import { compile } from "./compile.ts";
import { boundsOf } from "./cut-to-picture.ts";
import type { ArtElement, DesignElement, ShapeElement } from "./document.ts";
import { forbidsOrder } from "./finding.ts";
import type { SurfaceLayout } from "./layout.ts";
import { noStock, type Stock } from "./material.ts";
import { readPath, rectPath } from "./path.ts";
import { ONE } from "./placement.ts";
import { canvas, front, photoElement, surface } from "./sample-designs.ts";
import type { SceneItem } from "./scene.ts";

const box = { x: 20_000, y: 10_000, width: 100_000, height: 50_000 };
const onPage = { ...box, x: 23_000, y: 13_000 };

const shape = (change: Partial<ShapeElement> = {}): ShapeElement => ({
  id: "area",
  type: "shape",
  frame: box,
  rotation: 0,
  opacity: ONE,
  outline: "rect",
  fill: "#336699",
  stroke: null,
  ...change,
});

function compiled(elements: readonly DesignElement[], layout: SurfaceLayout = front(), stock: Stock = noStock) {
  const { scene, findings } = compile({ ...canvas(), surfaces: [surface(elements)] }, [layout], stock);
  const [page] = scene.pages;
  if (!page) throw new Error("no page");
  return { items: page.items.slice(1), findings, page };
}

describe("a shape", () => {
  test("that is an upright rectangle is a fill, every other a path", () => {
    expect(compiled([shape()]).items).toEqual([{ type: "fill", element: "area", rect: onPage, colour: "#336699" }]);
    const [ellipse] = compiled([shape({ outline: "ellipse" })]).items;
    expect(ellipse).toMatchObject({ type: "path", colour: "#336699" });
    expect(ellipse && boundsOf(ellipse)).toEqual(onPage);
  });

  test("turned by a quarter stands in the middle of where it lay", () => {
    const [item] = compiled([shape({ rotation: 90_000 })]).items;
    expect(item && boundsOf(item)).toEqual({ x: 48_000, y: -12_000, width: 50_000, height: 100_000 });
  });

  test("has its line inside; one too narrow for two lines is filled", () => {
    const line = shape({ fill: null, stroke: { width: 1_000, colour: "#000000" } });
    const inner = { x: 24_000, y: 14_000, width: 98_000, height: 48_000 };
    expect(compiled([line]).items).toEqual([
      { type: "path", element: "area", colour: "#000000", rule: "evenodd", path: rectPath(onPage) + rectPath(inner) },
    ]);
    const flat = shape({ ...line, frame: { ...box, height: 2_000 } });
    expect(compiled([flat]).items).toMatchObject([{ path: rectPath({ ...onPage, height: 2_000 }) }]);
  });

  test("half transparent is a group, but foil is always solid", () => {
    expect(compiled([shape({ opacity: 500_000 })]).items).toMatchObject([
      { type: "group", element: "area", opacity: 500_000, items: [{ type: "fill" }] },
    ]);
    expect(compiled([shape({ opacity: 500_000, plate: "Foil_Gold" })]).items).toMatchObject([
      { type: "fill", plate: "Foil_Gold" },
    ]);
  });

  test("over the whole side follows its bleed", () => {
    expect(compiled([shape({ frame: "surface" })]).items).toMatchObject([
      { rect: { x: 0, y: 0, width: 306_000, height: 206_000 } },
    ]);
  });

  test("runs round a mirrored edge as photos do, without its foil", () => {
    const mirrored = front({ kind: "mirrored", wrap: 25_000 }, 40_000);
    const reaching = shape({ frame: { x: 0, y: 50_000, width: 30_000, height: 20_000 } });
    const rects = compiled([reaching], mirrored).items.map((item) => (item.type === "fill" ? item.rect : null));
    expect(rects).toEqual([
      { x: 10_000, y: 90_000, width: 30_000, height: 20_000 },
      { x: 40_000, y: 90_000, width: 30_000, height: 20_000 },
    ]);
    expect(compiled([{ ...reaching, plate: "Relief" }], mirrored).items).toHaveLength(1);
  });

  test("is cut where the picture ends and the coloured edge begins", () => {
    const coloured = front({ kind: "coloured", wrap: 25_000, colour: "#102030", overlap: 1_500 }, 40_000);
    const over = shape({ outline: "ellipse", frame: { x: -30_000, y: 0, width: 60_000, height: 60_000 } });
    expect(compiled([over], coloured).items.slice(1)).toMatchObject([
      { type: "group", clip: { x: 38_500, y: 38_500, width: 303_000, height: 203_000 }, items: [{ type: "path" }] },
    ]);
  });
});

describe("a photo", () => {
  const framed = { ...photoElement(), frame: box };

  test("in an outline is cut by it, and its border lies on top", () => {
    const { items } = compiled([{ ...framed, mask: "ellipse", border: { width: 500, colour: "#ffffff" } }]);
    expect(items).toMatchObject([
      { type: "image", clip: onPage },
      { type: "path", rule: "evenodd", colour: "#ffffff" },
    ]);
    const [image, border] = items;
    expect(image?.type === "image" && border?.type === "path" && border.path.startsWith(image.mask ?? "-")).toBe(true);
  });

  test("turned with its frame keeps its size; the mask is the turned frame", () => {
    const [upright] = compiled([framed]).items;
    const [turned] = compiled([{ ...framed, rotation: 90_000 }]).items;
    if (upright?.type !== "image" || turned?.type !== "image") throw new Error("no images");
    const [a, b, c, d] = upright.matrix;
    expect([b, c]).toEqual([0, 0]);
    expect(turned.matrix.slice(0, 4)).toEqual([0, a, -d, 0]);
    expect(readPath(turned.mask ?? "")).toHaveLength(5);
    expect(turned.clip).toEqual({ x: 48_000, y: 0, width: 50_000, height: 88_000 });
  });

  test("that is missing keeps its border and says so; where it may stay empty, it does not forbid an order", () => {
    const { items, findings } = compiled([{ ...framed, photo: null, border: { width: 500, colour: "#ffffff" } }]);
    expect(items.map(({ type }) => type)).toEqual(["path"]);
    expect(findings).toEqual([{ reason: "photo-missing", optional: false, surface: "front", element: "picture" }]);
    const optional = compiled([{ ...framed, photo: null, optional: true }]).findings;
    expect(optional.map(forbidsOrder)).toEqual([false]);
    expect(findings.map(forbidsOrder)).toEqual([true]);
  });

  test("beside the side is a finding that does not forbid an order", () => {
    const { items, findings } = compiled([{ ...framed, frame: { ...box, x: 900_000 } }]);
    expect(items).toEqual([]);
    expect(findings.map(({ reason }) => reason)).toEqual(["outside"]);
    expect(findings.some(forbidsOrder)).toBe(false);
  });

  test("with an effect that changes nothing is printed as it is", () => {
    const none = { tone: "none", light: 0, contrast: 0, warmth: 0 } as const;
    expect(compiled([{ ...framed, effect: none }]).items).toEqual(compiled([framed]).items);
    const grey = { ...none, tone: "black-and-white" } as const;
    expect(compiled([{ ...framed, effect: grey }]).items).toMatchObject([{ effect: grey }]);
  });

  test("of too few pixels is named with the size it is sharp up to", () => {
    const tiny = { ...canvas(), photos: [{ id: "beach", name: "a.jpg", width: 400, height: 300 }] };
    expect(compile(tiny, [front()]).findings).toEqual([
      {
        reason: "photo-too-small",
        dpi: 33,
        refused: true,
        surface: "front",
        element: "picture",
        sharpUpTo: { width: 83_006, height: 55_337 },
      },
    ]);
  });
});

describe("a clipart", () => {
  const drawing: ArtDrawing = {
    hash: "a".repeat(64),
    units: { width: 100, height: 50 },
    parts: [
      { path: rectPath({ x: 0, y: 0, width: 10, height: 10 }), colour: "#993333" },
      { path: rectPath({ x: 50, y: 0, width: 50, height: 50 }), colour: "#339933", opacity: 400_000 },
    ],
    single: [{ path: rectPath({ x: 0, y: 0, width: 100, height: 50 }), colour: "#000000" }],
  };
  const stock = { ...noStock, art: { get: (hash: string) => (hash === drawing.hash ? drawing : undefined) } };
  const art = (change: Partial<ArtElement> = {}): ArtElement => ({
    id: "leaf",
    type: "art",
    frame: box,
    rotation: 0,
    opacity: ONE,
    piece: drawing.hash,
    mirror: "none",
    colour: null,
    ...change,
  });
  const boxes = (items: readonly SceneItem[]) => items.map(boundsOf);

  test("is stretched to its frame in its own colours", () => {
    const { items } = compiled([art()], front(), stock);
    expect(items).toMatchObject([
      { type: "path", colour: "#993333" },
      { type: "group", opacity: 400_000, items: [{ colour: "#339933" }] },
    ]);
    expect(boxes(items)).toEqual([
      { x: 23_000, y: 13_000, width: 10_000, height: 10_000 },
      { x: 73_000, y: 13_000, width: 50_000, height: 50_000 },
    ]);
  });

  test("is mirrored within its frame", () => {
    expect(boxes(compiled([art({ mirror: "both" })], front(), stock).items)[0]).toEqual({
      x: 113_000,
      y: 53_000,
      width: 10_000,
      height: 10_000,
    });
  });

  test("in one colour or as foil is its simple drawing", () => {
    expect(compiled([art({ colour: "#123456" })], front(), stock).items).toMatchObject([{ colour: "#123456" }]);
    expect(compiled([art({ plate: "Foil_Silver" })], front(), stock).items).toMatchObject([{ plate: "Foil_Silver" }]);
  });

  test("the shop no longer has is a finding", () => {
    expect(compiled([art()]).findings.map(({ reason }) => reason)).toEqual(["art-unknown"]);
  });
});

describe("machine lines", () => {
  test("lie on their plate above everything, on the page's coordinates", () => {
    const crease = { plate: "Crease", path: "M150000 0L150000 200000" } as const;
    const { items } = compiled([shape()], { ...front(), lines: [crease] });
    expect(items.at(-1)).toEqual({
      type: "path",
      element: null,
      path: "M153000 3000L153000 203000",
      colour: "#000000",
      line: 88,
      plate: "Crease",
    });
  });
});

describe("whatever a visitor makes", () => {
  test("is drawn in whole micrometres and never fails", () => {
    const layouts = [front(), front({ kind: "mirrored", wrap: 25_000 }, 40_000)];
    const lists = fc.uniqueArray(anyElement, { selector: ({ id }) => id, maxLength: 4 });
    fc.assert(
      fc.property(lists, fc.constantFrom(...layouts), (elements, layout) => {
        // Pages are hashed while they are compiled, which throws at every number that is not whole.
        const { scene, hash } = compile({ ...canvas(), surfaces: [surface(elements)] }, [layout]);
        expect(scene.pages).toHaveLength(1);
        expect(hash).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });
});
