import { join } from "node:path";
import sharp from "sharp";
import { holidayPhotos } from "../bench/autofill/holiday-photos.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { oddPhotos, phonePhoto } from "./odd-photos.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { openOffice } from "./sign-in.ts";
import { type Browser, expect, type Locator, type Page, test } from "./test.ts";

const output = join(import.meta.dirname, "output");
const points = (millimetres: number) => (millimetres / 25.4) * 72;
/** Photos of a week, those of other cameras and programs, and one that no browser here decodes. */
const PHOTOS = { holiday: 187, odd: 12, phone: 1 };
const ALL = PHOTOS.holiday + PHOTOS.odd + PHOTOS.phone;
/** Openings that are compared with the print: the cover, the first page and some spreads. */
const COMPARED = [0, 1, 2, 7, 15];

/** A book of two hundred photos by auto-fill, with ten spreads of one's own, changed late and back, to its two files. */
test("two hundred photos fill a book, which is changed by hand, and late, and printed as it was seen", async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await page.goto("/configurator-photobook/?designGroupSetId=wedding-garden&pageCount=24&format=210x297");
  const inUse = (count: number) => expect(page.getByText(`${count} von ${ALL} im Bild`)).toBeVisible();

  await test.step("two hundred photos are brought at once", async () => {
    const holiday = await holidayPhotos(join(output, "holiday"), PHOTOS.holiday, { width: 800, height: 600 });
    const odd = [...(await oddPhotos(PHOTOS.odd)), phonePhoto].map(({ path }) => path);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles([...holiday, ...odd]);
    await expect(page.getByText(/Fotos? (wird|werden) (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 240_000 });
    // The 26 places of the set take the first photos by themselves.
    await inUse(26);
  });

  const used =
    await test.step("the book fills itself, differently once more; one undo takes all of it back", async () => {
      await page.getByRole("button", { name: "Buch füllen lassen" }).click();
      const dialog = page.getByRole("dialog", { name: "Alle Fotos auf die Seiten legen" });
      const facts = dialog.getByText(new RegExp(`^\\d+ von ${ALL}$`));
      await expect(facts).toBeVisible({ timeout: 60_000 });
      await expect(dialog.getByText("Fast gleich")).toBeVisible();
      await expect(dialog.getByText("Verwackelt")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByText("Viele", { exact: true }).click();
      await dialog.getByRole("button", { name: "Seiten 4 und 5 festhalten" }).click();
      await dialog.getByRole("button", { name: "Alles noch einmal, anders" }).click();
      await dialog.getByRole("button", { name: "Seiten 6 und 7: noch einmal, anders" }).click();
      await otherArrangement(page, "Seiten 6 und 7, anders");
      await expect(dialog.getByText("2 Doppelseiten sind fest und bleiben, wie sie sind.")).toBeVisible();
      const count = Number.parseInt((await facts.textContent()) ?? "", 10);
      // 18 second tries, ten shaken ones and two tiny ones stay in the tray.
      expect(count).toBe(ALL - 18 - 10 - 2);
      await dialog.getByRole("button", { name: "So übernehmen" }).click();
      await expect(dialog).toBeHidden();
      await inUse(count);
      await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
      await inUse(26);
      await page.getByRole("button", { name: "Wiederholen", exact: true }).click();
      await inUse(count);
      return count;
    });

  await test.step("ten spreads are changed by hand", async () => {
    for (let n = 1; n <= 4; n++) {
      await turnTo(page, n);
      await photoOnStage(page).focus();
      await page.keyboard.press("ArrowDown");
    }
    await turnTo(page, 5);
    await page.getByRole("button", { name: "Diese Doppelseite anders" }).click();
    await otherArrangement(page, "Seiten 10 und 11, anders");
    await turnTo(page, 6);
    await photoOnStage(page).focus();
    await page.keyboard.press("Delete");
    await inUse(used - 1);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    for (let n = 7; n <= 10; n++) {
      await turnTo(page, n);
      await page.getByRole("button", { name: "Titel", exact: true }).click();
      await page.keyboard.type(`Wort ${n}`);
      await page.keyboard.press("Escape");
    }
    await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 60_000 });
  });

  const pages = await test.step("thirty by thirty lay-flat and back loses no photo and no word", async () => {
    const before = await pagesIn(page);
    await choose(page, "Buch", /^Echtfotobuch/);
    await choose(page, "Format", /^30 × 30/);
    await expect(priceBar(page)).toContainText(`${before + 2} Seiten`);
    await allIsThere(page, used - 1);
    await expectAccessible(page);
    await choose(page, "Buch", /^Digitalfotobuch Hardcover/);
    await choose(page, "Format", /^(A4 hoch|21 × 29,7)/);
    await allIsThere(page, used - 1);
    expect(await pagesIn(page)).toBe(before);
    await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 60_000 });
    return before;
  });

  const seen = await seenSides(page, (opening) => COMPARED.includes(opening));
  const number = await test.step("orders and pays", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
    await expect(page.getByText("Digitalfotobuch Hardcover A4 hoch").first()).toBeVisible();
    return buyBasket(page);
  });

  await test.step("block and cover are printed as they were seen, with a spine as wide as the pages", async () => {
    const [block, cover] = await printFiles(browser, page, number);
    expect((await pdfFacts(block)).pages).toBe(pages);
    expect((await pdfFacts(cover)).pages).toBe(1);
    const width = ([left, , right]: readonly number[]) => (right ?? 0) - (left ?? 0);
    expect(width((await pdfFacts(block)).trim)).toBeCloseTo(points(210), 1);
    // Leaves of 0.15 mm and two boards of 2.3 mm, set in halves of a millimetre, between two boards that stand over by 3 mm.
    const spine = Math.round(((pages / 2) * 0.15 + 2 * 2.3) * 2) / 2;
    expect(width((await pdfFacts(cover)).trim)).toBeCloseTo(points(2 * (210 + 3) + spine), 1);
    for (const [n, opening] of COMPARED.entries()) {
      const printed = opening === 0 ? await trimmedPicture(cover, 400) : await printedOpening(block, opening);
      const picture = seen[n];
      if (!picture) throw new Error(`opening ${opening} was not seen`);
      expect(await similarity(printed, picture), `opening ${opening}`).toBeGreaterThanOrEqual(0.95);
    }
  });
});

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });
const pagesIn = async (page: Page) =>
  Number(/(\d+) Seiten/.exec((await priceBar(page).textContent()) ?? "")?.[1] ?? Number.NaN);
const onStage = (page: Page, name: RegExp) => page.getByRole("main").getByRole("application", { name }).first();
const photoOnStage = (page: Page): Locator => onStage(page, /^Foto 1, /);

/** To the spread of this number, counted from 1. */
async function turnTo(page: Page, spread: number) {
  await page.getByRole("button", { name: `Seiten ${2 * spread} und ${2 * spread + 1}`, exact: true }).click();
  await expect(photoOnStage(page)).toBeVisible();
}

/** The second of those that are shown, by keys alone. */
async function otherArrangement(page: Page, title: string) {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("radio", { name: "Fassung 1" })).toBeFocused({ timeout: 30_000 });
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Fassung 2" })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, panel: string, name: RegExp) {
  const row = page.getByRole("radio", { name }).first();
  if (!(await row.isVisible())) await page.getByRole("button", { name: panel, exact: true }).click();
  await row.check();
}

async function allIsThere(page: Page, photos: number) {
  await page.getByRole("button", { name: "Fotos", exact: true }).click();
  await expect(page.getByText(`${photos} von ${ALL} im Bild`)).toBeVisible();
  await page.getByRole("button", { name: "Als Liste" }).click();
  const list = page.getByRole("dialog");
  for (let n = 7; n <= 10; n++) await expect(list.getByText(`Wort ${n}`, { exact: false }).first()).toBeAttached();
  await page.keyboard.press("Escape");
}

/** The first page by itself, then two pages beside each other. */
async function printedOpening(block: string, opening: number): Promise<Buffer> {
  if (opening === 1) return trimmedPicture(block, 300, 1);
  const [left, right] = await Promise.all([0, 1].map((more) => trimmedPicture(block, 300, 2 * opening - 2 + more)));
  const { width = 0, height = 0 } = await sharp(left).metadata();
  const canvas = sharp({ create: { width: 2 * width, height, channels: 3, background: "#fff" } });
  return canvas
    .composite([
      { input: left, left: 0, top: 0 },
      { input: await sharp(right).resize(width, height).toBuffer(), left: width, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** Paths of block and cover, as the office has them. */
async function printFiles(browser: Browser, page: Page, number: string): Promise<readonly [string, string]> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1440, height: 850 },
  });
  const office = await context.newPage();
  await openOffice(office, "/office", "Bestellungen");
  await office.getByText(number).first().click();
  const links = office.getByRole("link", { name: /PDF/ });
  await expect(links).toHaveCount(2, { timeout: 120_000 });
  await expectAccessible(office);
  const paths: string[] = [];
  for (const link of await links.all()) {
    const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
    const path = join(output, `book-${paths.length}.pdf`);
    await download.saveAs(path);
    expect(await checkStructure(path)).toContain("No syntax or stream encoding errors found");
    paths.push(path);
  }
  await context.close();
  const [one = "", other = ""] = paths;
  return (await pdfFacts(one)).pages > 1 ? [one, other] : [other, one];
}
