import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { compile } from "./compile.ts";
import type { DesignDocument } from "./document.ts";
import type { SurfaceLayout } from "./layout.ts";
import { canvas, front, photoElement } from "./sample-designs.ts";
import { sceneHash } from "./scene-hash.ts";

function hashOf(document: DesignDocument, layout: SurfaceLayout): string {
  const scene = compile(document, [layout]);
  if (!scene.ok) throw new Error(scene.error.reason);
  return sceneHash(scene.value);
}

describe("the hash of a scene", () => {
  // A change here means that designs approved before the change no longer match: raise the scene's version.
  test.each([
    ["poster", canvas(), front(), "eefed147e8d492d10dde85df2023c0c0d5c592487dfe1c5c53e853640507b46d"],
    [
      "poster, tilted",
      canvas(photoElement({ rotation: 12_345 })),
      front(),
      "be0829ff346439700b708226ea0439a1ed191f255da9c563d173d65e45fd1050",
    ],
    [
      "poster, whole picture",
      canvas(photoElement({ fit: "fit", rotation: 90_000 })),
      front(),
      "7894232d40883e4deb13a90af0473931cc88e13fe8492c516bc9a7946a213be0",
    ],
    [
      "mirrored canvas, zoomed",
      canvas(photoElement({ zoom: 1_500_000 })),
      front({ kind: "mirrored", wrap: 25_000 }, 40_000),
      "df51bc4f67c5c7e612d40bd87ea2821166835bc0214ea1359fa9f8a70aa297b8",
    ],
    [
      "folded canvas",
      canvas(),
      front({ kind: "folded", wrap: 38_000 }, 53_000),
      "d0c0b9a637ee7f05fe3f0a1a2cb3863039ccb0efebc832e93bdfd65ad13111c2",
    ],
    [
      "coloured canvas",
      canvas(),
      front({ kind: "coloured", wrap: 25_000, colour: "#102030", overlap: 1_500 }, 40_000),
      "31146ce5e34709d120c45501d57dfab20117672355cc5885e7da76dae1a3b95a",
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
