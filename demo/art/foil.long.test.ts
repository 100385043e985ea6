import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { weakPlaces } from "../make-art/kit/weak-places.ts";
import manifest from "./manifest.json" with { type: "json" };

const pathIn = (file: string) =>
  / d="([^"]+)"/.exec(readFileSync(join(import.meta.dirname, file), "utf8"))?.[1] ?? expect.fail(`${file}: no path`);

/** Print facts, section 3f: lines of 0.4 mm, gaps of 0.6 mm. */
test.each(manifest.pieces.map(({ id, foil }) => [id, foil.file] as const))(
  "%s holds in foil at its own size: no line breaks off, no gap fills up",
  (_, file) => {
    expect(weakPlaces(pathIn(file)).map(({ kind, width, at }) => [kind, width, at])).toEqual([]);
  },
);

test("what is finer is found: a line of 0.35 mm, a gap of 0.5 mm", () => {
  // 20 units are a millimetre.
  expect(new Set(weakPlaces("M0 0h200v7h-200z").map(({ kind }) => kind))).toEqual(new Set(["line"]));
  expect(weakPlaces("M0 0h200v8h-200z")).toEqual([]);
  const bars = (gap: number) => `M0 0h200v40h-200zM0 ${40 + gap}h200v40h-200z`;
  expect(new Set(weakPlaces(bars(10)).map(({ kind }) => kind))).toEqual(new Set(["gap"]));
  expect(weakPlaces(bars(12))).toEqual([]);
});
