import { join } from "node:path";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { checkStructure, pdfFacts } from "./print-picture.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const output = join(import.meta.dirname, "output");
const points = (millimetres: number) => (millimetres / 25.4) * 72;

/** A book of a set, with its pages and size changed late, to its two files. */
test("a photobook is filled, changed late, ordered and printed as block and cover", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.goto("/configurator-photobook/?designGroupSetId=wedding-garden&pageCount=24&format=200x200");
  await expect(priceBar(page)).toContainText("19,90");

  await test.step("photos fill the places", async () => {
    const photos = [await cameraPhoto("sea.jpg", "photo-sea"), await cameraPhoto("lake.jpg", "photo-lake")];
    await page.locator("input[type=file]").first().setInputFiles(photos);
    await expect(page.getByText(/Fotos? (wird|werden) (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText("2 von 2 im Bild")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the book fills itself, differently once more, and one undo takes it back", async () => {
    await page.getByRole("button", { name: "Buch füllen lassen" }).click();
    const dialog = page.getByRole("dialog", { name: "Alle Fotos auf die Seiten legen" });
    await expect(dialog.getByText("2 von 2", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Alles noch einmal, anders" }).click();
    await dialog.getByRole("button", { name: "So übernehmen" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("2 von 2 im Bild")).toBeVisible();
    await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  });

  await test.step("pages are turned, added and taken away", async () => {
    await page.getByRole("button", { name: "Seiten 2 und 3" }).click();
    await expect(page.getByRole("main").getByRole("application", { name: /^Foto 1, / })).toBeVisible();
    await page.getByRole("button", { name: "Seiten hinzufügen" }).click();
    await expect(priceBar(page)).toContainText("20,88");
    await expect(priceBar(page)).toContainText("26 Seiten");
  });

  await test.step("another size and another binding keep what is on the pages", async () => {
    await page.getByRole("button", { name: "Format", exact: true }).click();
    await page.getByRole("radio", { name: /^30 × 30/ }).check();
    await expect(priceBar(page)).toContainText("41,68");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Fotos", exact: true }).click();
    await expect(page.getByText("2 von 2 im Bild")).toBeVisible();
  });

  const number = await test.step("orders and pays", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
    await expect(page.getByText("Digitalfotobuch Hardcover 30 × 30 cm").first()).toBeVisible();
    return buyBasket(page);
  });

  await test.step("the office hands out a block of 26 pages and a cover with its spine", async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1440, height: 850 } });
    const office = await context.newPage();
    await openOffice(office, "/office", "Bestellungen");
    await office.getByText(number).first().click();
    const links = office.getByRole("link", { name: /PDF/ });
    await expect(links).toHaveCount(2, { timeout: 60_000 });
    await expectAccessible(office);
    const files: Awaited<ReturnType<typeof pdfFacts>>[] = [];
    for (const link of await links.all()) {
      const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
      const path = join(output, `book-${files.length}.pdf`);
      await download.saveAs(path);
      expect(await checkStructure(path)).toContain("No syntax or stream encoding errors found");
      files.push(await pdfFacts(path));
    }
    const [block, cover] = files.toSorted((one, other) => other.pages - one.pages);
    expect([block?.pages, cover?.pages]).toEqual([26, 1]);
    const width = ([left, , right]: readonly number[] = []) => (right ?? 0) - (left ?? 0);
    expect(width(block?.trim)).toBeCloseTo(points(300), 1);
    // 26 pages of 0.15 mm a leaf and two boards of 2.3 mm: a spine of 6.5 mm between two fronts of 303 mm.
    expect(width(cover?.trim)).toBeCloseTo(points(2 * 303 + 6.5), 1);
    await context.close();
  });
});

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });
