import { demoCatalogues } from "../demo/catalogue/catalogues.ts";
import { apply } from "../design/apply.ts";
import { together } from "../design/operation.ts";
import type { LookedAt } from "../products/autofill/kind-autofill.ts";
import { photobook } from "../products/photobook/photobook.ts";
import { settle, usualBook } from "../products/photobook/settle.ts";
import { openBrowserSide } from "../server/random-designs/browser-side.fixture.ts";
import { compileOnServer } from "../server/random-designs/compare-design.fixture.ts";
import { demoMaterial } from "../server/random-designs/demo-material.fixture.ts";
import { guardedKinds } from "../server/random-designs/guarded-kinds.fixture.ts";
import { type RandomDesign, randomDesigns } from "../server/random-designs/random-design.fixture.ts";
import { expect, test } from "./test.ts";

/** A sample; `npm run bench -- random-designs` takes a thousand of each kind. */
const DESIGNS = 10;

test("a design of any kind has the same hash in a browser as on the server", async ({ page }) => {
  const { goods, art, stockOf } = await demoMaterial();
  const side = await openBrowserSide(page, art);
  for (const guarded of guardedKinds()) {
    const designs = randomDesigns(guarded, goods, [0, DESIGNS]);
    const compiled = await Promise.all(designs.map((design) => compileOnServer(design, stockOf)));
    expect(await side.hashesOf(designs), guarded.kind.key).toEqual(compiled.map(({ hash }) => hash));
  }
  await side.stop();
});

test("a book that fills itself is the same in a browser as on the server, for the same seed", async ({ page }) => {
  const { art, stockOf } = await demoMaterial();
  const side = await openBrowserSide(page, art);
  const { design } = photobook;
  const data = photobook.dataSchema.parse(demoCatalogues.photobook);
  const photos = Array.from({ length: 60 }, (_, n) => lookedAt(n));
  const titles = { locale: "en-US", font: "lora-regular", colour: "#222222" } as const;
  for (const [binding, seed] of [["pur", 1] as const, ["pur", 2] as const, ["layflat", 1] as const]) {
    const book = data.books.find((one) => one.binding === binding);
    if (!book) throw new Error(binding);
    const { configuration } = settle({ ...usualBook(book, data), coverLamination: "matt" }, data);
    const blank = design.blank(configuration, data, null);
    const document = { ...blank, photos: photos.map(({ look: _, ...photo }) => photo) };
    const wish = {
      photos,
      seed,
      density: "even",
      wanted: [],
      fixed: [],
      titles,
      today: "2026-11-24",
      worn: null,
    } as const;
    const here = design.autofill?.fill(document, data, wish);
    expect(await side.fill({ kind: photobook.key, document, data, wish })).toEqual(here);
    const applied = apply(document, together(here?.steps ?? []));
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    const filled = { document: applied.value.document, layouts: design.surfaces(applied.value.document, data) };
    const { hash } = await compileOnServer(filled as RandomDesign, stockOf);
    expect(await side.hashesOf([filled as RandomDesign])).toEqual([hash]);
  }
  await side.stop();
});

/** Photos that look different, one every ten minutes, some upright and some with a face. */
const lookedAt = (n: number): LookedAt => ({
  id: `p${n}`,
  name: `${n}.jpg`,
  width: n % 3 === 0 ? 3000 : 4000,
  height: n % 3 === 0 ? 4000 : 3000,
  takenAt: new Date(Date.UTC(2026, 7, 8, 9, 10 * n)).toISOString().slice(0, 19),
  ...(n % 4 === 0 ? { faces: [{ x: 100_000 + 9_000 * n, y: 200_000, width: 150_000, height: 200_000 }] } : {}),
  look: { print: [Math.imul(n + 1, 2_654_435_761) >>> 0, Math.imul(n + 7, 1_597_334_677) >>> 0], sharpness: 40 + n },
});
