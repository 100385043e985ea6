import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { downloadPrintFile } from "./print-file.ts";
import { checkStructure, pdfFacts, printedPages, similarity } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { expect, type Page, test } from "./test.ts";

test.use({ deviceScaleFactor: 2 });

const run = promisify(execFile);

/** A theme with golden names and a photo, as a card that is folded (specification section 3, card). */
test("sixty folded cards of a theme, with a photo and other words, are printed as she saw them", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);

  await test.step("from the theme's page to the card, dressed inside and out", async () => {
    await page.goto("/themes/full-bleed-kiss");
    await page.getByRole("link", { name: "Jetzt gestalten" }).click();
    await page.waitForURL(/configurator-card.*themeId=full-bleed-kiss/);
    await expect(priceBar(page)).toContainText("Klappkarte 14,8 × 10,5 cm, 50 Stück");
    await expect(page.getByRole("button", { name: "Innen", exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("stands up, is printed on natural paper, in gold, sixty times", async () => {
    await page.getByRole("button", { name: "Format" }).click();
    await page.getByRole("radio", { name: /10,5 × 14,8/ }).check();
    await expect(priceBar(page)).toContainText("Klappkarte 10,5 × 14,8 cm");
    await page.getByRole("button", { name: "Papier" }).click();
    await page.getByRole("radio", { name: /Naturpapier/ }).check();
    await page.getByRole("button", { name: "Veredelung" }).click();
    await page.getByRole("radio", { name: /^Gold/ }).check();
    await page.getByRole("button", { name: "Menge" }).click();
    await page.getByRole("spinbutton", { name: "Stück" }).fill("58");
    await page.keyboard.press("Enter");
    await expect(priceBar(page)).toContainText("141,68");
    await expect(page.getByText("Ab 75 Stück 2,22 € je Stück.".replace(" €", "\u00a0€"))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("puts her photo on the front, and her own words inside", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await cameraPhoto());
    await expect(page.getByLabel(/^Foto 1, segelboot\.jpg/).first()).toBeVisible();
    await page.getByRole("button", { name: "Innen", exact: true }).click();
    const names = page.getByRole("application", { name: "Text: Mara & Emil" });
    await names.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Ada & Bo");
    await page.keyboard.press("Escape");
    await expect(page.getByText(/Fotos werden (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await expectAccessible(page);
  });

  const seen = await test.step("looks at all four sides", () => seenSides(page));
  expect(seen).toHaveLength(4);

  const number = await test.step("orders and pays", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });
    await expect(page.getByText("Klappkarte 10,5 × 14,8 cm, 60 Stück").first()).toBeVisible();
    return buyBasket(page);
  });

  const pdf = await test.step("the operator downloads the print file", () => {
    const { origin: url } = new URL(page.url());
    return downloadPrintFile(browser, { url }, number);
  });

  await test.step("it has the open sheet, outside and inside, with gold and creases on plates of their own", async () => {
    expect(await checkStructure(pdf)).toContain("No syntax or stream encoding errors found");
    const facts = await pdfFacts(pdf);
    expect(facts).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 2 });
    const millimetres = facts.trim.map((points) => (points / 72) * 25.4);
    expect((millimetres[2] ?? 0) - (millimetres[0] ?? 0)).toBeCloseTo(210, 1);
    expect((millimetres[3] ?? 0) - (millimetres[1] ?? 0)).toBeCloseTo(148, 1);
    expect(await platesOf(pdf)).toEqual(["Crease", "Foil_Gold"]);
    const printed = (await Promise.all((await printedPages(pdf, 840)).map(halves))).flat();
    const alike = await Promise.all(printed.map((side, index) => similarity(side, seen[index] ?? side)));
    expect(
      alike.map((value) => value >= 0.98),
      String(alike),
    ).toEqual([true, true, true, true]);
  });
});

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });

/** The panels of an open sheet, from left to right. */
async function halves(sheet: Buffer): Promise<readonly Buffer[]> {
  const { width = 0, height = 0 } = await sharp(sheet).metadata();
  const half = Math.floor(width / 2);
  const cut = (left: number) => sharp(sheet).extract({ left, top: 0, width: half, height }).png().toBuffer();
  return Promise.all([cut(0), cut(width - half)]);
}

/** Names of the separations beside process colour. */
async function platesOf(path: string): Promise<readonly string[]> {
  const { stdout } = await run("qpdf", ["--qdf", "--object-streams=disable", path, "-"], {
    encoding: "latin1",
    maxBuffer: 1 << 28,
  });
  const names = [...stdout.matchAll(/\/Separation\s+\/([A-Za-z_]+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => name !== "All").toSorted();
}
