import { beforeAll, describe, expect, test } from "vitest";
import { readDocument } from "../../design/read-document.ts";
import { productKinds } from "../../products/registry.ts";
import { ALIKE, canCompare } from "../print-likeness.fixture.ts";
import { compareDesign, compileOnServer } from "./compare-design.fixture.ts";
import { demoMaterial } from "./demo-material.fixture.ts";
import { configurationsOf, guardedKinds } from "./guarded-kinds.fixture.ts";
import { randomDesigns } from "./random-design.fixture.ts";
import { openPhotos, type Photos } from "./random-photos.fixture.ts";

/** A sample; `npm run bench -- random-designs` compares a thousand of each kind, in a browser too. */
const DESIGNS = 2;
/** Calendars and books have dozens of sides: enough of them are compared with fewer designs. */
const SIDES = 12;

let material: Awaited<ReturnType<typeof demoMaterial>>;
let photos: Photos;
beforeAll(async () => {
  [material, photos] = await Promise.all([demoMaterial(), openPhotos()]);
});

test.each(productKinds.map((kind) => [kind.key, kind] as const))("%s has possible configurations", (_, kind) => {
  const { data, sample } = configurationsOf(kind);
  for (const configuration of sample(50)) expect(kind.check(configuration, data)).toEqual([]);
});

describe.each(guardedKinds().map((guarded) => [guarded.kind.key, guarded] as const))(
  "random designs: %s",
  (_, guarded) => {
    test("are sound, and the same in every run", () => {
      const designs = randomDesigns(guarded, material.goods, [0, 50]);
      for (const { document } of designs) expect(readDocument(document)).toEqual({ ok: true, value: document });
      expect(randomDesigns(guarded, material.goods, [20, 50])).toEqual(designs.slice(20));
    });

    test.skipIf(!canCompare("mutool") || !canCompare("gs"))(
      "are printed as their preview shows them (needs mutool and Ghostscript)",
      async () => {
        let compared = 0;
        for (const [index, design] of randomDesigns(guarded, material.goods, [0, DESIGNS]).entries()) {
          if (compared >= SIDES) break;
          const sides = await compareDesign(await compileOnServer(design, material.stockOf), photos);
          for (const { surface, ink, ssim } of sides)
            expect(ssim, `design ${index}, ${surface}, ${ink}`).toBeGreaterThanOrEqual(ALIKE);
          expect(sides.length).toBeGreaterThan(0);
          compared += sides.length;
        }
      },
    );
  },
);
