import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "./compile.ts";
import type { PhotoPlacement } from "./document.ts";
import { allSides, type SurfaceLayout } from "./layout.ts";
import { judgeResolution, verdictOf } from "./resolution.ts";
import { canvas, front, photoElement } from "./sample-designs.ts";

/** 900 x 600 mm without bleed, bands of a poster above A2. */
const poster: SurfaceLayout = {
  ...front({ kind: "bleed" }, 0),
  trim: { width: 900_000, height: 600_000 },
  resolution: { good: 150, fair: 100, warnBelow: 72, refuseBelow: 40 },
};

function judged(placement: Partial<PhotoPlacement>, layout = poster) {
  const document = canvas(photoElement(placement));
  return judgeResolution(document, [layout], compile(document, [layout]).scene);
}

describe("the resolution of a placed photo", () => {
  test("4000 pixels on 90 cm are 113 dpi, fair, and sharp up to 101 cm", () => {
    expect(judged({})).toEqual([
      {
        surface: "front",
        element: "picture",
        photo: "beach",
        dpi: 113,
        verdict: "fair",
        sharpUpTo: { width: 1_016_000, height: 677_333 },
      },
    ]);
  });

  test("zooming in halves it, and the sharp size with it", () => {
    expect(judged({ zoom: 2_000_000 })).toMatchObject([
      { dpi: 56, verdict: "warn", sharpUpTo: { width: 508_000, height: 338_666 } },
    ]);
    expect(judged({ zoom: 4_000_000 })).toMatchObject([{ dpi: 28, verdict: "refuse" }]);
  });

  test("a quarter turn spreads 3000 pixels over 90 cm", () => {
    expect(judged({ rotation: 90_000 })).toMatchObject([{ dpi: 85, verdict: "fair" }]);
  });

  test("does not depend on which side a reflection lies", () => {
    const mirrored = { ...poster, bleed: allSides(53_000), edge: { kind: "mirrored", wrap: 38_000 } as const };
    expect(judged({}, mirrored)).toMatchObject([{ dpi: 113, verdict: "fair" }]);
  });

  test("an order at the sharp size is judged fair or better", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 8_000_000 }),
        fc.integer({ min: -44_000, max: 44_000 }),
        (zoom, rotation) => {
          const [now] = judged({ zoom, rotation });
          if (!now) throw new Error("not judged");
          const [then] = judged({ zoom, rotation }, { ...poster, trim: now.sharpUpTo });
          expect(then?.dpi).toBe(poster.resolution.fair);
        },
      ),
    );
  });

  test("an empty element is not judged", () => {
    const document = canvas({ ...photoElement(), photo: null });
    const { scene, findings } = compile(document, [poster]);
    expect(judgeResolution(document, [poster], scene)).toEqual([]);
    expect(findings).toEqual([{ reason: "photo-missing", optional: false, surface: "front", element: "picture" }]);
  });

  test.each([
    [200, "good"],
    [199, "fair"],
    [120, "fair"],
    [119, "fair"],
    [100, "fair"],
    [99, "warn"],
    [50, "warn"],
    [49, "refuse"],
  ])("%i dpi on a small poster is %s", (dpi, verdict) => expect(verdictOf(dpi, front().resolution)).toBe(verdict));
});
