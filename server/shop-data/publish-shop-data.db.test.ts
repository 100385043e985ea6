import { afterEach, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { productKinds } from "../../products/registry.ts";
import { problemLine } from "./problem.ts";
import { publishShopData } from "./publish-shop-data.ts";
import { readPublished } from "./published.ts";
import { readShopFolder } from "./read-shop-folder.ts";
import { copyOfDemo } from "./shop-folder.fixture.ts";

const clock = stoppedClock("2026-11-20T10:00:00+01:00");
const database = await migratedTestDatabase();
let shop: ReturnType<typeof copyOfDemo>;
beforeEach(() => {
  shop = copyOfDemo();
});
afterEach(() => shop.clear());

/** What was published, or why nothing was. */
async function publish(): Promise<readonly string[]> {
  const read = await readShopFolder(shop.folder);
  if (!read.ok) return expect.fail(read.error.map(problemLine).join("\n"));
  const published = await publishShopData({ db: database.db, clock }, read.value);
  return published.ok ? published.value : published.error.map(problemLine);
}

const rowsOf = (table: "tax_table" | "shipping_table" | "catalogue_release" | "label" | "product_page") =>
  database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as("rows"))
    .executeTakeFirstOrThrow()
    .then(({ rows }) => Number(rows));

const countRows = () =>
  Promise.all((["tax_table", "shipping_table", "catalogue_release", "label", "product_page"] as const).map(rowsOf));

const kinds = productKinds.map(({ key }) => key).sort();
const firstChanges = [
  "tax.json: a new table",
  "shipping.json: a new table, which counts from now",
  ...kinds.map((kind) => `catalogue/${kind}.json: release 1, which counts from 2026-01-01`),
  expect.stringMatching(/^labels\/de-DE\.json: texts \d+ added$/),
  ...["en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL"].map((locale) =>
    expect.stringMatching(new RegExp(`^labels/${locale}\\.json: texts \\d+ added$`)),
  ),
  ...[
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
  ].map((page) => `pages/${page}.json: added`),
  ...["parts of designs", "card themes", "design groups", "drawings of cliparts"].map((what) =>
    expect.stringMatching(new RegExp(`^goods: ${what}: \\d+ added$`)),
  ),
];

test("an empty shop is not opened by half a folder, and keeps nothing of it", async () => {
  for (const part of ["tax.json", "pages"]) shop.remove(part);
  expect(await publish()).toEqual([
    "tax.json: is needed before the shop can open",
    "pages: is needed before the shop can open, with a page of type home",
  ]);
  expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
});

test("the folder of the demo opens an empty shop, with prices written down from the first day; twice is nothing new", async () => {
  expect(await publish()).toEqual(firstChanges);
  const { rows, days } = await database.db
    .selectFrom("price_history")
    .select((eb) => [eb.fn.countAll<string>().as("rows"), eb.fn.min("day").as("days")])
    .executeTakeFirstOrThrow();
  expect(Number(rows)).toBeGreaterThan(100);
  expect(days).toBe("2026-11-20");

  const before = await countRows();
  expect(await publish()).toEqual([]);
  expect(await countRows()).toEqual(before);
});

test("two who publish at once publish once", async () => {
  shop.change<Record<string, string>>("labels/de-DE.json", (texts) => {
    texts["mat.leinwand"] = "Leintuch";
  });
  const both = await Promise.all([publish(), publish()]);
  expect(both.flat()).toEqual(["labels/de-DE.json: texts 1 changed"]);
});

test("a release that is published never changes; a later one counts from its day, which is not over", async () => {
  type Release = { release: number; validFrom: string; edgeColour: string };
  shop.change<Release>("catalogue/photoframe.json", (release) => {
    release.edgeColour = "#123456";
  });
  expect(await publish()).toEqual([
    "catalogue/photoframe.json: release: release 1 is published and never changes: give this one the number 2",
  ]);
  shop.change<Release>("catalogue/photoframe.json", (release) => {
    release.release = 2;
    release.validFrom = "2026-11-19";
  });
  expect(await publish()).toEqual([
    "catalogue/photoframe.json: validFrom: must be today, 2026-11-20, or later, because a release is published already",
  ]);
  const releases = await rowsOf("catalogue_release");
  shop.change<Release>("catalogue/photoframe.json", (release) => {
    release.validFrom = "2026-12-01";
  });
  expect(await publish()).toEqual([
    "catalogue/photoframe.json: release 2, which counts from 2026-12-01",
    "labels/de-DE.json: texts 1 changed",
  ]);
  expect(await rowsOf("catalogue_release")).toBe(releases + 1);
});

test("what the folder does not hold stays: one page taken away, labels and tables untouched", async () => {
  for (const part of ["tax.json", "shipping.json", "catalogue", "labels"]) shop.remove(part);
  shop.remove("pages/material-sheets.json");
  const before = await countRows();
  expect(await publish()).toEqual(["pages/material-sheets.json: taken away"]);
  expect(await countRows()).toEqual([...before.slice(0, 4), 9]);
});

test("two pages may exchange their addresses", async () => {
  type Page = { addresses: Record<string, string> };
  shop.remove("catalogue");
  shop.change<Page>("pages/canvas-prints.json", ({ addresses }) => {
    addresses.de = "poster-mit-rahmen";
  });
  shop.change<Page>("pages/framed-posters.json", ({ addresses }) => {
    addresses.de = "leinwanddruck";
  });
  expect(await publish()).toEqual([
    "pages/canvas-prints.json: changed",
    "pages/framed-posters.json: changed",
    "pages/material-sheets.json: added",
  ]);
});

test("what does not fit together is refused as a whole, each with the place to mend", async () => {
  shop.remove("catalogue");
  shop.change<{ addresses: Record<string, string>; initial: Record<string, string> }>(
    "pages/canvas-prints.json",
    ({ addresses, initial }) => {
      addresses.de = "cart";
      addresses.en = "framed-posters";
      initial.materialType = "marble";
    },
  );
  shop.change<{ hero: { action: { page: string } }; surfaces: { format: { inch: string } } }>(
    "pages/home.json",
    ({ hero, surfaces }) => {
      hero.action.page = "mugs";
      surfaces.format.inch = "large";
    },
  );
  shop.change<{ countries: Record<string, { currency: string }> }>("shipping.json", ({ countries }) => {
    if (countries.CH) countries.CH.currency = "EUR";
  });
  shop.change<{ DE: { rates: Record<string, { from: string }[]> } }>("tax.json", ({ DE }) => {
    for (const rate of DE.rates["printed-standard"] ?? []) rate.from = "2027-01-01";
  });
  shop.change<Record<string, string>>("labels/en-GB.json", (texts) => {
    delete texts["mat.leinwand"];
    texts["book.pages"] = "pages";
  });
  shop.change<{ id: string; layout: string; art: { main?: string } }[]>("goods/themes/birth.json", (themes) => {
    const [first, second] = themes;
    if (first) first.art.main = "unicorn";
    if (second) second.layout = "words-in-the-sky";
  });
  shop.change<{ family: string }[]>("goods/palettes.json", ([first]) => {
    if (first) first.family = "mauve";
  });
  shop.change<{ id: number; layout: string }[]>("goods/collages.json", ([first, second]) => {
    if (first) first.layout = "collage-2";
    if (second) second.id = 77;
  });
  const before = await readPublished(database.db);
  expect(await publish()).toEqual(
    expect.arrayContaining([
      'goods/themes: boho-rainbow.art.main: there is no clipart "unicorn"',
      'goods/themes: little-whale.layout: there is no layout "words-in-the-sky"',
      'goods/palettes.json: sage.family: "mauve" is none of white, cream, yellow, orange, red, pink, purple, blue, green, brown, grey, black',
      "goods/collages.json: 1.layout: has 3 photos landscape, the catalogue says 2",
      "goods/collages.json: 77.id: the catalogue of collages has no design of this number",
      "tax.json: DE.rates.printed-standard: needs a rate that holds today, 2026-11-20",
      "shipping.json: countries.CH.currency: must be CHF, in which prices are shown there",
      "labels/en-GB.json: mat.leinwand: a text is missing for this label, which catalogue/photoframe.json names",
      "labels/en-GB.json: book.pages: must have the places {n} like the other languages",
      "pages/canvas-prints.json: addresses.de: is an address of the shop's own",
      'pages/framed-posters.json: addresses.en: is the address of the page "canvas-prints" already',
      'pages/canvas-prints.json: initial.materialType: the catalogue has no material "marble"',
      'pages/home.json: hero.action.page: there is no product page "mugs"',
      'pages/home.json: surfaces.format.inch: "large" is no format',
    ]),
  );
  expect(await readPublished(database.db)).toEqual(before);
});

test("of wall pictures with new prices the collages follow; a folder that says both must say the same", async () => {
  type Wall = { release: number; validFrom: string; materials: { key: string; rate: { fix: number } }[] };
  shop.change<Wall>("catalogue/photoframe.json", (release) => {
    Object.assign(release, { release: 9, validFrom: "2026-12-24" });
    for (const { key, rate } of release.materials) if (key === "leinwand") rate.fix = 1200;
  });
  const releases = await rowsOf("catalogue_release");
  expect(await publish()).toContain(
    "catalogue/collage.json: materials[0].rate.fix: is taken from catalogue/photoframe.json, which says something else: change it there",
  );
  expect(await rowsOf("catalogue_release")).toBe(releases);
  shop.remove("catalogue/collage.json");
  expect(await publish()).toEqual(
    expect.arrayContaining([
      "catalogue/photoframe.json: release 9, which counts from 2026-12-24",
      "catalogue/collage.json: release 2, which counts from 2026-12-24",
    ]),
  );
});
