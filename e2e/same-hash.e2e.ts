import { openBrowserSide } from "../server/random-designs/browser-side.fixture.ts";
import { compileOnServer } from "../server/random-designs/compare-design.fixture.ts";
import { demoMaterial } from "../server/random-designs/demo-material.fixture.ts";
import { guardedKinds } from "../server/random-designs/guarded-kinds.fixture.ts";
import { randomDesigns } from "../server/random-designs/random-design.fixture.ts";
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
