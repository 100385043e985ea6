import type { DesignElement, TextElement } from "../design/document.ts";
import { cameraPhoto } from "./camera-photo.ts";
import { beginDesign, draw } from "./design-api.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { downloadPrintFile } from "./print-file.ts";
import { checkStructure, pdfFacts, printedPages, similarity } from "./print-picture.ts";
import { expect, type Page, test } from "./sample-shop.ts";
import { seenSides } from "./seen-sides.ts";
import { shopDatabase } from "./shop-database.ts";

test.use({ deviceScaleFactor: 2 });

const photos = [
  { name: "segelboot.jpg", motif: "photo-sea" },
  { name: "ballons.jpg", motif: "photo-balloons" },
];

/**
 * The proof that an eighth kind touches one folder and a line in each registry: a coaster with a front and a back is designed, ordered
 * and printed in the shop that `sample-shop.ts` makes of it.
 */
test("a kind of two sides that the shop never heard of goes from its designer to a print file of two pages", async ({
  page,
  browser,
  sampleShop,
}) => {
  test.setTimeout(240_000);

  await test.step("its link opens its designer, with its panel and its price", async () => {
    await page.goto("/configurator-coaster/?coasterEdge=100&sets=2");
    await expect(priceBar(page)).toContainText("29,80");
    await page.getByRole("button", { name: "Untersetzer" }).click();
    await page.getByRole("button", { name: "Ein Set mehr" }).click();
    await expect(priceBar(page)).toContainText("44,70");
    await expectAccessible(page);
  });

  await test.step("wears a style of the shop and another layout, chosen by keys, and takes both back", async () => {
    // The shop's list is of its own kinds: coasters borrow the styles of cards.
    await page.route("**/web-api/styles/coaster**", (route) =>
      route.continue({ url: route.request().url().replace("/coaster", "/card") }),
    );
    await page.getByRole("button", { name: "Stile" }).press("Enter");
    const styles = page.getByRole("radiogroup", { name: "Stile" }).getByRole("radio");
    await styles.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(styles.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(styles.nth(1)).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Layouts" }).press("Enter");
    const group = page.getByRole("radiogroup", { name: "Für 3 Fotos" });
    await group.getByRole("radio").first().press("Enter");
    await expect(group.getByRole("radio").first()).toBeChecked();
    await expect(page.locator("[data-element^=front-]")).not.toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(group.getByRole("radio").first()).not.toBeChecked();
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(page.getByText("Wähle zuerst einen Stil, dann gibt es Layouts.")).toBeVisible();
  });

  await test.step("has words, a shape, art and a second place for a photo", async () => {
    const design = await beginDesign(page, "coaster", "coasterEdge=100&sets=2");
    const piece = await anyPiece(sampleShop.dataDir);
    await draw(page, design, [
      { type: "addElements", surface: "front", elements: front },
      { type: "addElements", surface: "back", elements: back(piece) },
    ]);
    await page.goto(`/configurator-coaster/?design=${design}`);
    await expect(page.getByLabel("Platz 1, noch ohne Foto")).toBeVisible();
  });

  await test.step("brings two photos, one for each side", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await chosenPhotos());
    await expect(page.getByLabel(/^Foto 1, segelboot\.jpg/).first()).toBeVisible();
    await expect(page.getByText(/Fotos werden (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await expectAccessible(page);
  });

  const seen = await test.step("looks at both sides as they will be printed", () => seenSides(page));
  expect(seen).toHaveLength(2);

  const number = await test.step("orders and pays", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });
    await expect(page.getByText("Coaster 10 × 10 cm").first()).toBeVisible();
    return buyBasket(page);
  });

  const pdf = await test.step("the operator downloads its print file", () =>
    downloadPrintFile(browser, sampleShop, number));

  await test.step("the file has both sides as she saw them", async () => {
    expect(await checkStructure(pdf)).toContain("No syntax or stream encoding errors found");
    expect(await pdfFacts(pdf)).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 2 });
    const printed = await printedPages(pdf, 400);
    const alike = await Promise.all(printed.map((side, index) => similarity(side, seen[index] ?? side)));
    expect(
      alike.map((value) => value >= 0.99),
      String(alike),
    ).toEqual([true, true]);
  });
});

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });

/** Each file has its own name, which is how it is told from the others. */
async function chosenPhotos(): Promise<string[]> {
  const paths: string[] = [];
  for (const { name, motif } of photos) paths.push(await cameraPhoto(name, motif));
  return paths;
}

/** Hash of a drawing of the shop. */
async function anyPiece(dataDir: string): Promise<string> {
  const database = await shopDatabase(dataDir);
  const { hash } = await database.db.selectFrom("art_drawing").select("hash").orderBy("hash").executeTakeFirstOrThrow();
  await database.close();
  return hash;
}

const base = { rotation: 0, opacity: 1_000_000 } as const;

function textOf(id: string, y: number, style: Pick<TextElement, "text" | "font" | "size">): TextElement {
  return {
    ...{ id, type: "text", ...base, ...style, frame: { x: 10_000, y, width: 80_000, height: 16_000 } },
    ...{ language: "de", hyphenate: false, stand: "middle", leading: 1_000_000, tracking: 0, fit: "shrink" },
    ...{ colour: "#303030", align: "centre" },
  };
}

const front: readonly DesignElement[] = [
  textOf("name", 78_000, { text: "Bruno", font: "great-vibes-regular", size: 9_000 }),
];

const back = (piece: string): readonly DesignElement[] => [
  {
    ...{ id: "plane", type: "shape", ...base, outline: "rect", fill: "#e8dcc4", stroke: null },
    frame: "surface",
  },
  {
    ...{ id: "second", type: "photo", ...base, photo: null, mask: "ellipse" },
    frame: { x: 10_000, y: 10_000, width: 50_000, height: 50_000 },
    placement: { fit: "fill", centre: { x: 500_000, y: 500_000 }, zoom: 1_000_000, rotation: 0 },
  },
  {
    ...{ id: "leaf", type: "art", ...base, piece, mirror: "none", colour: null },
    frame: { x: 62_000, y: 12_000, width: 30_000, height: 40_000 },
  },
  textOf("line", 70_000, { text: "Für Oma – Αγάπη и любовь", font: "lora-regular", size: 6_000 }),
];
