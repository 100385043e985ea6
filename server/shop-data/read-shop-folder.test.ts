import { afterEach, beforeEach, expect, test } from "vitest";
import { productKinds } from "../../products/registry.ts";
import { problemLine } from "./problem.ts";
import { readShopFolder } from "./read-shop-folder.ts";
import { copyOfDemo } from "./shop-folder.fixture.ts";

let shop: ReturnType<typeof copyOfDemo>;
beforeEach(() => {
  shop = copyOfDemo();
});
afterEach(() => shop.clear());

async function problems(): Promise<readonly string[]> {
  const read = await readShopFolder(shop.folder);
  return read.ok ? [] : read.error.map(problemLine);
}

test("the demo is a folder to start from", async () => {
  const read = await readShopFolder(shop.folder);
  if (!read.ok) return expect.fail(read.error.map(problemLine).join("\n"));
  const { catalogues, labels, pages } = read.value;
  expect(catalogues.map(({ kind, release, validFrom }) => [kind, release, validFrom])).toEqual(
    productKinds
      .map(({ key }) => key)
      .sort()
      .map((key) => [key, 1, "2026-01-01"]),
  );
  expect([...labels.keys()]).toEqual(["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL"]);
  expect(pages?.map(({ key }) => key)).toEqual([
    "canvas-prints",
    "cards",
    "framed-posters",
    "home",
    "material-sheets",
    "photo-books",
    "photo-boxes",
    "photo-calendars",
    "photo-collages",
    "photo-prints",
  ]);
});

test("a wrong value is named with its file, its place and the rule; every one of them, not the first", async () => {
  shop.change<{ DE: { rates: { "printed-standard": { rate: unknown }[] } } }>("tax.json", ({ DE }) => {
    DE.rates["printed-standard"] = [{ rate: "19 %" }];
  });
  shop.change<{ countries: Record<string, { freeFrom?: number }> }>("shipping.json", ({ countries }) => {
    delete countries.CH?.freeFrom;
  });
  expect(await problems()).toEqual([
    "tax.json: DE.rates.printed-standard[0].from: Invalid input: expected string, received undefined",
    "tax.json: DE.rates.printed-standard[0].rate: Invalid input: expected number, received string",
    "shipping.json: countries.CH.freeFrom: Invalid input: expected number, received undefined",
  ]);
});

test("a file that is not JSON is named with line and column", async () => {
  shop.write("shipping.json", '{\n  "site": {,\n}');
  expect(await problems()).toEqual([expect.stringMatching(/^shipping\.json: line 2 column 12: is not JSON: /)]);
});

test("a name nobody reads is a slip of the pen, not silently lost", async () => {
  shop.change("catalogue/photoframe.json", (release) => {
    release.campaing = [];
  });
  shop.write("shiping.json", "{}");
  expect(await problems()).toEqual([
    "shiping.json: no file of this name is known; known are tax.json, shipping.json, seller.json",
    "catalogue/photoframe.json: campaing: nothing of this name is known here",
  ]);
});

test("the manifest may hold more than pages need", async () => {
  shop.change<{ made: string; pictures: Record<string, unknown>[] }>("pictures/manifest.json", (manifest) => {
    manifest.made = "2026-11-21";
    for (const picture of manifest.pictures) picture.camera = "Lena's";
  });
  expect(await problems()).toEqual([]);
});

test("names that lead nowhere are named: a kind, a locale, a page's key, a picture, a picture's file", async () => {
  shop.write("catalogue/mug.json", "{}");
  shop.write("labels/de.json", "{}");
  shop.change("pages/home.json", (page) => {
    page.key = "start";
  });
  shop.change<{ card: { picture: string } }>("pages/canvas-prints.json", ({ card }) => {
    card.picture = "room-kitchen";
  });
  expect(await problems()).toEqual([
    'catalogue/mug.json: there is no product kind "mug"',
    "labels/de.json: is named after no locale of the shop",
    'pages/canvas-prints.json: card.picture: pictures/manifest.json has no picture "room-kitchen"',
    'pages/home.json: key: must be the file\'s name, "home"',
  ]);
  shop.remove("catalogue/mug.json");
  shop.remove("labels/de.json");
  shop.remove("pictures/room-hero.webp");
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^pictures\/manifest\.json: pictures\[\d+\]\.file: pictures\/room-hero\.webp does not exist$/,
    ),
  ]);
  shop.remove("pictures/room-hero-480.avif");
  expect((await problems())[1]).toMatch(
    /^pictures\/manifest\.json: pictures\[\d+\]\.files\[\d+\]\.file: pictures\/room-hero-480\.avif does not exist$/,
  );
});

test("every wrong line of the goods is named", async () => {
  shop.change<Record<string, unknown>[]>("goods/themes/birth.json", (themes) => {
    Object.assign(themes[0] ?? {}, { style: "gaudy", colour: "red" });
    Object.assign(themes[3] ?? {}, { occasions: ["birth", "birth"] });
  });
  shop.change<{ variants: Record<string, { items: { box: { x: number } }[] }> }>(
    "goods/layouts/photo-arch.json",
    (layout) => {
      const [first] = layout.variants.portrait?.items ?? [];
      if (first) first.box.x = 0.2;
    },
  );
  shop.write("goods/pallets.json", "[]");
  shop.write("art/florals/peony.svg", '<svg viewBox="0 0 10 10"><script>alert(1)</script></svg>');
  shop.remove("art/florals/poppy.svg");
  expect(await problems()).toEqual([
    "goods/pallets.json: is not known; known are layouts, themes, layout-choices.json, palettes.json, pairings.json, words.json, search-words.json, calendar-design-groups.json, photobook-design-group-sets.json, collages.json",
    expect.stringMatching(/^goods\/layouts\/photo-arch\.json: variants\.portrait\.items\[0\]\.box\.x: /),
    "art/florals/peony.svg: markup: may hold groups and filled paths only",
    "art/florals/poppy.svg: cannot be read",
    expect.stringMatching(/^goods\/themes\/birth\.json: \[0\]\.style: /),
    "goods/themes/birth.json: [3].occasions: something is there twice",
  ]);
});

test("an empty folder and none at all are told", async () => {
  for (const part of ["tax.json", "shipping.json", "catalogue", "labels", "pages", "goods"]) shop.remove(part);
  expect(await problems()).toEqual([`${shop.folder}: holds no shop data; see demo/ for how it is laid out`]);
  shop.clear();
  expect(await problems()).toEqual([`${shop.folder}: is no folder that can be read`]);
});
