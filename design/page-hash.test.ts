import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { compile } from "./compile.ts";
import type { DesignDocument } from "./document.ts";
import type { SurfaceLayout } from "./layout.ts";
import { canvas, front, photoElement } from "./sample-designs.ts";

const hashOf = (document: DesignDocument, layout: SurfaceLayout): string => compile(document, [layout]).hash;

describe("the hash of a scene", () => {
  // A change here means that designs approved before the change no longer match: raise COMPILER.
  test.each([
    ["poster", canvas(), front(), "64a1d55edc6ead0ab4a736665528850aaae3806749b6605d460413c78b188fcc"],
    [
      "poster, tilted",
      canvas(photoElement({ rotation: 12_345 })),
      front(),
      "069a044e7b8b4f4562bfe55e5c3c947657b135ad451d0a83abce5d707b9cec6c",
    ],
    [
      "poster, whole picture",
      canvas(photoElement({ fit: "fit", rotation: 90_000 })),
      front(),
      "3991e96e3b8512d97ae6673ff07a3631492714f10209452a35ae88334efa2bf9",
    ],
    [
      "mirrored canvas, zoomed",
      canvas(photoElement({ zoom: 1_500_000 })),
      front({ kind: "mirrored", wrap: 25_000 }, 40_000),
      "b1bcb0548fba6ec405203f7ff98740ac3d681f2da35c515321cac0fab2c6466d",
    ],
    [
      "folded canvas",
      canvas(),
      front({ kind: "folded", wrap: 38_000 }, 53_000),
      "c8b549975998c6a1ae9e3c9ce80a28398f1f576b71f512cdb883ea201a0c2591",
    ],
    [
      "coloured canvas",
      canvas(),
      front({ kind: "coloured", wrap: 25_000, colour: "#102030", overlap: 1_500 }, 40_000),
      "132963e309c0e13a1349894cc87675717db5b77df790f2ecbc8a3bd98cbd5f44",
    ],
  ])("%s", (_, document, layout, hash) => expect(hashOf(document, layout)).toBe(hash));

  test("does not depend on what cannot be seen", () => {
    expect(hashOf({ ...canvas(), title: "Meer" }, front())).toBe(hashOf(canvas(), front()));
  });

  test("changes with a crop of one part per million that moves the picture by a micrometre", () => {
    const moved = canvas(photoElement({ zoom: 2_000_000, centre: { x: 500_003, y: 500_000 } }));
    expect(hashOf(moved, front())).not.toBe(hashOf(canvas(photoElement({ zoom: 2_000_000 })), front()));
  });
});

describe("canonical JSON", () => {
  test("sorts keys at every depth and leaves out what is undefined", () => {
    expect(canonicalJson({ b: [{ z: null, a: "ä\n" }], a: -0, c: undefined, B: true })).toBe(
      '{"B":true,"a":0,"b":[{"a":"ä\\n","z":null}]}',
    );
  });

  test.each([0.5, Number.NaN, 2 ** 53, undefined, () => 1, 1n])("refuses %s as a bug", (value) =>
    expect(() => canonicalJson([value])).toThrow(TypeError),
  );
});
