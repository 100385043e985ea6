import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { openOffice } from "./sign-in.ts";
import { type Browser, expect, type Locator, type Page, test } from "./test.ts";

const output = join(import.meta.dirname, "output");
const motifs = [
  "balloons",
  "bicycle",
  "birthday",
  "boats",
  "bouquet",
  "bread",
  "cabin",
  "citrus",
  "city",
  "clouds",
  "coffee",
  "dunes",
  "fog",
  "forest",
  "lake",
  "lavender",
  "leaves",
  "lighthouse",
  "lights",
  "lone-tree",
  "peaks",
  "rings",
  "sea",
  "tulips",
];

test.use({ deviceScaleFactor: 2 });

test("a heart by pointer, a grid by keys and a set of three panels are ordered and printed as they were seen", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const photos = await chosenPhotos();
  const seen: Buffer[] = [];

  await test.step("a heart of 24 photos with a line of text, by pointer", async () => {
    await page.goto("/configurator-collage/?materialType=poster&formatType=600x600&tileCount=24");
    await page.getByRole("button", { name: "Collage", exact: true }).click();
    await page.getByRole("button", { name: "Herz", exact: true }).click();
    await page.getByRole("button", { name: "Fotos", exact: true }).click();
    await page.locator("input[type=file]").first().setInputFiles(photos);
    await photosAreThere(page);
    await expect(page.getByText("24 von 24 im Bild")).toBeVisible();
    const place = async (n: number) => nameOf(onStage(page, new RegExp(`^Foto ${n}, `)));
    const [first, second] = [await place(11), await place(12)];
    const right = await boxOf(onStage(page, /^Foto 12, /));
    const left = await boxOf(onStage(page, /^Foto 11, /));
    await drag(page, onStage(page, /^Foto 11, /), { x: right.x - left.x, y: right.y - left.y });
    expect([await place(11), await place(12)]).toEqual([second, first]);
    await drag(page, page.locator("[data-handle=bottom]"), { x: 0, y: 40 });
    expect((await boxOf(onStage(page, /^Foto 11, /))).height).toBeGreaterThan(left.height + 30);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.getByRole("button", { name: "Titel", exact: true }).click();
    await page.keyboard.type("Ein Jahr mit dir");
    await page.keyboard.press("Escape");
    await drag(page, onStage(page, /^Text: Ein Jahr mit dir/), { x: 0, y: 150 });
    // Faces of type that are still loading are drawn pale.
    await page.getByRole("button", { name: "Fotos", exact: true }).click();
    await expectAccessible(page);
    seen.push(...(await seenAndSaved(page)));
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
  });

  await test.step("a grid of six photos, by keys alone", async () => {
    await page.goto("/configurator-collage/?materialType=leinwand&formatType=400x300&tileCount=5");
    await press(page.getByRole("button", { name: "Collage", exact: true }));
    await press(page.getByRole("button", { name: "Raster", exact: true }));
    await press(page.getByRole("button", { name: "Ein Foto mehr" }));
    await expect(page.getByRole("main").getByRole("application", { name: /^Platz 6/ })).toBeVisible();
    await press(page.getByRole("button", { name: "Fotos", exact: true }));
    const dialog = page.waitForEvent("filechooser");
    await press(page.getByRole("button", { name: /^Fotos hinzufügen/ }));
    await (await dialog).setFiles(photos.slice(0, 6));
    await photosAreThere(page);
    await expect(page.getByText("6 von 6 im Bild")).toBeVisible();
    const before = await boxOf(onStage(page, /^Foto 1, /));
    const [first, second] = [await nameOf(onStage(page, /^Foto 1, /)), await nameOf(onStage(page, /^Foto 2, /))];
    await onStage(page, /^Foto 1, /).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(async () => (await boxOf(onStage(page, /^Foto 1, /))).width).toBeGreaterThan(before.width + 5);
    await page.keyboard.press("s");
    await page.keyboard.press("Tab");
    await page.keyboard.press("s");
    await expect.poll(() => nameOf(onStage(page, /^Foto 2, /))).toBe(first);
    expect(await nameOf(onStage(page, /^Foto 1, /))).toBe(second);
    await page.keyboard.press("t");
    await expect(
      page
        .getByText("6 von 7 im Bild")
        .or(onStage(page, /^Platz 3, /))
        .first(),
    ).toBeVisible();
    await page.keyboard.press("j");
    await expect(page.getByRole("main").getByRole("application")).toHaveCount(6);
    await expectAccessible(page);
    seen.push(...(await seenAndSaved(page)));
    await press(page.getByRole("button", { name: "In den Warenkorb" }));
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
  });

  await test.step("a set of three panels", async () => {
    await page.goto("/configurator-collage/?materialType=mixed&tileCount=3");
    await page.locator("input[type=file]").first().setInputFiles(photos.slice(0, 3));
    await photosAreThere(page);
    await expect(page.getByText("3 von 3 im Bild")).toBeVisible();
    await expectAccessible(page);
    const sides = await seenAndSaved(page);
    expect(sides).toHaveLength(3);
    seen.push(...sides);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
    await expectAccessible(page);
  });

  const number = await test.step("all are ordered and paid", () => buyBasket(page));
  const files = await test.step("the operator downloads five files", () => printFiles(browser, page, number));

  await test.step("each file shows what was seen", async () => {
    for (const [at, file] of files.entries()) {
      expect(await checkStructure(file)).toContain("No syntax or stream encoding errors found");
      expect(await pdfFacts(file)).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 1 });
      const printed = await trimmedPicture(file, 400);
      const picture = seen[at];
      if (!picture) throw new Error(`no side was seen for file ${at + 1}`);
      expect(await similarity(printed, picture), `file ${at + 1}`).toBeGreaterThanOrEqual(0.98);
    }
  });
});

const onStage = (page: Page, name: RegExp) => page.getByRole("main").getByRole("application", { name }).first();

/** The file of the photo in a place. */
const nameOf = async (place: Locator) => (await place.getAttribute("aria-label"))?.split(", ")[1];

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("not on the page");
  return box;
}

/** Photos of 1600 x 1200 pixels, one for each motif: sharp enough for tiles of a collage, and quickly uploaded. */
async function chosenPhotos(): Promise<string[]> {
  const folder = join(output, "photos");
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const motif of motifs) {
    const path = join(folder, `small-${motif}.jpg`);
    paths.push(path);
    if (await stat(path).catch(() => null)) continue;
    const picture = join(import.meta.dirname, "..", "demo", "pictures", `photo-${motif}.webp`);
    await sharp(picture).resize(1600, 1200, { fit: "cover" }).jpeg({ quality: 85 }).toFile(path);
  }
  return paths;
}

const photosAreThere = (page: Page) =>
  expect(page.getByText(/Fotos? (wird|werden) (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 60_000 });

async function seenAndSaved(page: Page): Promise<readonly Buffer[]> {
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  return seenSides(page);
}

async function press(button: Locator) {
  await button.focus();
  await button.press("Enter");
}

/** By so many pixels of the screen. */
async function drag(page: Page, what: Locator, by: { readonly x: number; readonly y: number }) {
  const box = await boxOf(what);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 });
  await page.mouse.up();
}

/** Paths of all print files of an order, in the order of its lines and their sides. */
async function printFiles(browser: Browser, page: Page, number: string): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1440, height: 850 },
  });
  const office = await context.newPage();
  await openOffice(office, "/office", "Bestellungen");
  await office.getByText(number).first().click();
  const links = office.getByRole("link", { name: /PDF/ });
  await expect(links).toHaveCount(5, { timeout: 90_000 });
  await expectAccessible(office);
  const paths: string[] = [];
  for (const link of await links.all()) {
    const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
    const path = join(output, `collage-${paths.length + 1}.pdf`);
    await download.saveAs(path);
    paths.push(path);
  }
  await context.close();
  return paths;
}
