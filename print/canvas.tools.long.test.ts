import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { compile } from "../design/compile.ts";
import { canvas, front, photoElement } from "../design/sample-designs.ts";
import { expectationOf } from "./preflight/expectation.ts";
import { installed, runOn } from "./testing/outside-tools.ts";
import { metadataFree, photoOf, printPhoto } from "./testing/photos.ts";
import { complaints, judge } from "./testing/preflighted.ts";
import { orderOf, printFile } from "./testing/print-file.ts";

/** A canvas of 60 x 40 cm whose edges of 38 mm with 15 mm fold-over repeat the picture. */
async function mirroredCanvas() {
  const layout = front({ kind: "mirrored", wrap: 38_000 }, 53_000);
  const design = canvas(photoElement());
  const { scene } = compile(design, [layout]);
  const jpeg = await photoOf(4000, 3000).jpeg().toBuffer();
  const photos = await Promise.all(design.photos.map(async ({ id }) => printPhoto(id, await metadataFree(jpeg))));
  const { partner } = await orderOf({ scene });
  return {
    pdf: await printFile({ scene, photos }),
    expectation: expectationOf(scene, [layout], partner),
    layout,
  };
}

test("a mirrored canvas passes preflight", async () => {
  const { pdf, expectation } = await mirroredCanvas();
  expect(expectation.pages[0]).toMatchObject({ placements: 9, parts: [{ photosCover: true }] });
  expect(complaints(await judge(pdf, expectation))).toEqual([]);
});

describe.skipIf(!installed("mutool"))("rasterised by MuPDF (needs mutool)", () => {
  test("each edge is the reflection of the front beside it", async () => {
    const { pdf, layout } = await mirroredCanvas();
    const png = [...runOn(pdf, "mutool", "draw", "-r", "25.4", "-o", "OUT/page.png", "PDF").files.values()][0];
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[y * info.width + x] ?? Number.NaN;
    const edge = layout.bleed.left / 1000;
    let difference = 0;
    for (let step = 2; step < edge - 1; step++) {
      for (let along = edge; along < Math.min(info.width, info.height) - edge; along += 10) {
        difference = Math.max(difference, Math.abs(at(edge - 1 - step, along) - at(edge + step, along)));
        difference = Math.max(difference, Math.abs(at(along, edge - 1 - step) - at(along, edge + step)));
      }
    }
    expect(difference).toBeLessThan(6);
    // The gradient would tell a repeated edge from a reflected one.
    expect(Math.abs(at(2, 100) - at(edge + 2, 100))).toBeGreaterThan(6);
  });
});
