import sharp from "sharp";
import { bookPhotos, leftOut } from "./book-photos.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { downloadPrintFiles } from "./print-file.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const points = (millimetres: number) => (millimetres / 25.4) * 72;
const PHOTOS = 200;
const USED = PHOTOS - leftOut;

/** The book's whole life: two hundred odd photos, ten spreads changed by hand, another book and back, two print files. */
test("a photobook of 200 photos fills itself, is edited, changed late and back, ordered and printed as it was seen", async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const photos = await bookPhotos();
  await page.goto("/configurator-photobook/?designGroupSetId=wedding-garden&format=210x297&pageCount=24");
  await expect(priceBar(page)).toContainText("29,90");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([...photos]);

  await test.step("the book fills itself, differently once more, and one undo takes it back", async () => {
    await page.getByRole("button", { name: "Buch füllen lassen" }).click();
    const dialog = page.getByRole("dialog", { name: "Alle Fotos auf die Seiten legen" });
    const used = dialog.getByText(`${USED} von ${PHOTOS}`, { exact: true });
    // Two hundred uploads, each checked and made smaller, beside other shops on the same cores.
    await expect(used).toBeVisible({ timeout: 480_000 });
    await expect(dialog.getByText(`${leftOut} Fotos nicht dabei`)).toBeVisible();
    await expect(dialog.getByText(/^4 Fotos haben kein Datum, das stimmen kann/)).toBeVisible();
    await dialog.getByText("Viele", { exact: true }).click();
    await expect(dialog.getByText("72 Seiten, ", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Alles noch einmal, anders" }).click();
    await dialog.getByRole("button", { name: "So übernehmen" }).click();
    await expect(dialog).toBeHidden();
    await expect(inPicture(page, USED)).toBeVisible();
    // 24 pages for 29.90 and 48 more for 0.65 each.
    await expect(priceBar(page)).toContainText("61,10");
    await page.keyboard.press("Control+z");
    await expect(priceBar(page)).toContainText("29,90");
    await page.keyboard.press("Control+y");
    await expect(priceBar(page)).toContainText("61,10");
  });

  await test.step("ten spreads are edited, each in its own way", () => editTenSpreads(page));

  await test.step("lay-flat in 30 × 30 keeps every photo and word", async () => {
    await section(page, "Buch");
    await page.getByRole("radio", { name: /Echtfotobuch/ }).check();
    await section(page, "Format");
    await page.getByRole("radio", { name: /^30 × 30/ }).check();
    await expect(priceBar(page)).toContainText("74 Seiten");
    const notice = page.getByRole("status").filter({ hasText: `${USED - 1} Fotos` });
    await notice.getByRole("button", { name: /ansehen|geändert/ }).click();
    const tally = page.getByRole("dialog", { name: "Was sich geändert hat" });
    await expect(tally.getByRole("heading", { name: /Das ist mit deinen 38 Ansichten geschehen/ })).toBeVisible();
    await expectAccessible(page);
    await tally.getByRole("button", { name: "Schließen" }).first().click();
    await section(page, "Fotos");
    await expect(inPicture(page, USED - 1)).toBeVisible();
    // Without a single first page all of them are one page later.
    await spread(page, 9, 10);
    await expect(onStage(page, /^Text: Ein Tag am Meer/)).toBeVisible();
  });

  await test.step("and back", async () => {
    await section(page, "Format");
    await page.getByRole("radio", { name: /^A4 hoch/ }).check();
    await section(page, "Buch");
    await page.getByRole("radio", { name: /^Digitalfotobuch Hardcover/ }).check();
    await expect(priceBar(page)).toContainText("72 Seiten");
    // Lay-flat books have no standard paper.
    await page.getByRole("radio", { name: /^Standard/ }).check();
    await expect(priceBar(page)).toContainText("61,10");
    await section(page, "Fotos");
    await expect(inPicture(page, USED - 1)).toBeVisible();
    await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 60_000 });
  });

  // None of these has a photo in CMYK: MuPDF shows those without the profile that they are printed with.
  const looked = [0, 2, 4, 5, 8, 11];
  const seen = await test.step("looks at the cover and at some spreads", () =>
    seenSides(page, (opening) => looked.includes(opening)));
  expect(seen).toHaveLength(looked.length);

  const number = await test.step("orders and pays", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 120_000 });
    await expect(page.getByText("Digitalfotobuch Hardcover A4 hoch").first()).toBeVisible();
    return buyBasket(page);
  });

  await test.step("block and cover are printed as they were seen, with a spine for 36 leaves", async () => {
    const { origin } = new URL(page.url());
    const [block = "", cover = ""] = await bySize(await downloadPrintFiles(browser, { url: origin }, number, 2));
    for (const path of [block, cover])
      expect(await checkStructure(path)).toContain("No syntax or stream encoding errors found");
    const [inside, outside] = [await pdfFacts(block), await pdfFacts(cover)];
    expect([inside.pages, outside.pages]).toEqual([72, 1]);
    expect(widthOf(inside.trim)).toBeCloseTo(points(210), 1);
    // 36 leaves of 0.15 mm and two boards of 2.3 mm: a spine of 10 mm between two fronts of 213 mm.
    expect(widthOf(outside.trim)).toBeCloseTo(points(2 * 213 + 10), 1);
    const [wrap, ...spreads] = seen;
    expect(await similarity(await trimmedPicture(cover, 600), wrap as Buffer), "cover").toBeGreaterThanOrEqual(0.95);
    for (const [n, picture] of spreads.entries()) {
      // The first opening inside is page 1 alone.
      const left = 2 * ((looked[n + 1] ?? 2) - 2) + 2;
      for (const [side, half] of (await halves(picture)).entries()) {
        const printed = await trimmedPicture(block, 240, left + side);
        expect(await similarity(printed, half), `page ${left + side}`).toBeGreaterThanOrEqual(0.95);
      }
    }
  });
});

async function editTenSpreads(page: Page) {
  await spread(page, 2, 3);
  await page.getByRole("button", { name: "Diese Doppelseite anders" }).click();
  const ways = page.getByRole("dialog", { name: "Seiten 2 und 3, anders" });
  // Some photos can only be laid in one other way.
  await ways.getByRole("radio").last().check();
  await expectAccessible(page);
  await ways.getByRole("button", { name: "Diese nehmen" }).click();
  await expect(ways).toBeHidden();

  await spread(page, 4, 5);
  const [one, other] = [await nameOf(onStage(page, /^Foto 1,/)), await nameOf(onStage(page, /^Foto 2,/))];
  for (const photo of [/^Foto 1,/, /^Foto 2,/]) {
    await onStage(page, photo).focus();
    await page.keyboard.press("s");
  }
  expect(await nameOf(onStage(page, /^Foto 1,/))).toBe(other);
  expect(await nameOf(onStage(page, /^Foto 2,/))).toBe(one);

  await spread(page, 6, 7);
  await section(page, "Layouts");
  const layout = page.getByRole("radio", { name: /^Layout/ }).nth(1);
  await layout.click();
  await expect(layout).toBeChecked();

  await spread(page, 8, 9);
  await section(page, "Text");
  await page.getByRole("button", { name: "Bildzeile", exact: true }).click();
  await page.keyboard.type("Ein Tag am Meer");
  await page.keyboard.press("Escape");
  await expect(onStage(page, /^Text: Ein Tag am Meer/)).toBeVisible();

  await spread(page, 10, 11);
  const moved = await nameOf(onStage(page, /^Foto 1,/));
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  await page.getByRole("menuitem", { name: "Nach hinten schieben" }).click();
  await spread(page, 12, 13);
  expect(await nameOf(onStage(page, /^Foto 1,/))).toBe(moved);

  await spread(page, 14, 15);
  await onStage(page, /^Foto 1,/).click();
  for (const [name, value] of [
    ["Links", "12,5"],
    ["Drehung", "3"],
  ] as const) {
    await page.getByRole("textbox", { name: new RegExp(`^${name} \\(`) }).fill(value);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("textbox", { name: /^Drehung \(/ })).toHaveValue("3");

  await spread(page, 16, 17);
  await onStage(page, /^Foto 1,/).focus();
  await page.keyboard.press("Delete");
  await section(page, "Fotos");
  await expect(inPicture(page, USED - 1)).toBeVisible();

  await spread(page, 18, 19);
  await onStage(page, /^Foto 1,/).click();
  await page.getByRole("button", { name: "Foto größer" }).click();
  await page.getByText("Schwarz-Weiß", { exact: true }).click();

  await spread(page, 20, 21);
  await section(page, "Hintergrund");
  await page.getByRole("radio", { name: "Meerblau" }).click();

  await spread(page, 22, 23);
  await section(page, "Beschriften");
  await page.getByLabel("Link", { exact: true }).fill("https://film.example/reise");
  await page.getByRole("button", { name: "QR-Code hinzufügen" }).click();
  await expect(onStage(page, /^QR-Code/)).toBeVisible();
  await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 60_000 });
}

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });
const inPicture = (page: Page, count: number) => page.getByText(`${count} von ${PHOTOS} im Bild`);
const section = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const onStage = (page: Page, name: RegExp) => page.getByRole("main").getByRole("application", { name });

/** Opens it from the strip, and waits until it is on the stage. */
async function spread(page: Page, left: number, right: number) {
  const strip = page.getByRole("navigation", { name: "Seiten" });
  const picture = strip.getByRole("button", { name: new RegExp(`^Seiten ${left} und ${right}\\b`) });
  await picture.click();
  await expect(picture).toHaveAttribute("aria-current", /./);
}

/** The file of a photo on the stage. */
async function nameOf(photo: Locator): Promise<string | undefined> {
  return /reise-\d+/.exec((await photo.getAttribute("aria-label")) ?? "")?.[0];
}

const widthOf = ([left, , right]: readonly number[]) => (right ?? 0) - (left ?? 0);

async function halves(picture: Buffer): Promise<readonly Buffer[]> {
  const { width, height } = await sharp(picture).metadata();
  const half = Math.floor(width / 2);
  return Promise.all(
    [0, width - half].map((left) => sharp(picture).extract({ left, top: 0, width: half, height }).png().toBuffer()),
  );
}

/** The file with the most pages first. */
async function bySize(paths: readonly string[]): Promise<readonly string[]> {
  const counted = await Promise.all(paths.map(async (path) => ({ path, pages: (await pdfFacts(path)).pages })));
  return counted.toSorted((one, other) => other.pages - one.pages).map(({ path }) => path);
}
