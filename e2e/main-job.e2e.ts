import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { downloadPrintFile } from "./print-file.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { expect, type Page, test } from "./test.ts";

// A dense screen, so that the picture seen has more pixels than the comparison needs.
// 850 high, so that the 2:3 picture of the preview is drawn on whole pixels.
test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 850 } });

/** What the calculator must lead to: the specification's parameters, in their order. */
const designerAddress =
  "/configurator-photo-frame/?materialType=leinwand&formatType=400x600&optionTypes[]=stretcher-25&optionTypes[]=edge-mirrored";

const output = join(import.meta.dirname, "output");

/**
 * The main job in one go: a visitor sees a canvas print, chooses, designs it with a photo of her phone, orders and pays;
 * the operator gets a print file that shows what she saw.
 */
test("from a product page to a print file", async ({ page, browser }) => {
  test.setTimeout(240_000);
  const photo = await cameraPhoto();

  await test.step("chooses a canvas in portrait and follows the link to the designer", async () => {
    await page.goto("/leinwanddruck");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Hoch", exact: true }).click();
    await page.locator("summary", { hasText: "Leinwandkante" }).click();
    await page.getByRole("link", { name: "Gespiegelt", exact: true }).click();
    const design = page.getByRole("link", { name: "Jetzt gestalten" }).first();
    await expect(design).toHaveAttribute("href", designerAddress);
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await design.click();
    const { pathname, search } = new URL((await opened).url());
    expect(pathname + decodeURIComponent(search)).toBe(designerAddress);
  });

  await test.step("sees her photo at once, upright, while it uploads", async () => {
    await page.locator("input[type=file]").first().setInputFiles(photo);
    await expect(
      page
        .getByRole("group", { name: /segelboot\.jpg/ })
        .or(page.getByLabel(/Foto 1, segelboot\.jpg/))
        .first(),
    ).toBeVisible();
  });

  await test.step("crops closer", async () => {
    const picture = page.getByLabel(/Foto 1, segelboot\.jpg/).first();
    await picture.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press("+");
    for (let i = 0; i < 8; i++) await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await expectAccessible(page);
  });

  const [seen] = await test.step("looks at what will be printed", () => seenSides(page));

  await test.step("puts it into the basket and goes to the checkout", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });
    await expect(page.getByText("Leinwand 40 × 60 cm").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Zur Kasse" }).first().click();
    await page.waitForURL(/\/checkout/);
  });

  const total = await test.step("orders with a statutory button", () => order(page));

  const number = await test.step("pays and sees the order", async () => {
    await page
      .getByRole("button", { name: /bezahlt/i })
      .first()
      .click();
    await page.waitForURL(/\/order\//);
    await expect(page.getByText(total).first()).toBeVisible();
    await expect(page.getByText(/1000\d\d/).first()).toBeVisible();
    await expectAccessible(page);
    return (
      (
        await page
          .getByText(/1000\d\d/)
          .first()
          .textContent()
      )?.match(/1000\d\d/)?.[0] ?? ""
    );
  });

  const pdf = await test.step("the operator downloads a PDF/X-4 and reads the mail", async () => {
    const { origin: url } = new URL(page.url());
    return downloadPrintFile(browser, { url }, number);
  });

  await test.step("the file is sound, is PDF/X-4, and shows what she saw", async () => {
    expect(await checkStructure(pdf)).toContain("No syntax or stream encoding errors found");
    const facts = await pdfFacts(pdf);
    expect(facts.subtype).toContain("PDF/X-4");
    const millimetres = facts.trim.map((points) => (points / 72) * 25.4);
    expect((millimetres[2] ?? 0) - (millimetres[0] ?? 0)).toBeCloseTo(400, 1);
    expect((millimetres[3] ?? 0) - (millimetres[1] ?? 0)).toBeCloseTo(600, 1);
    // A pixel a millimetre: finer, it is the compression of the screen's picture that would be compared.
    const printed = await trimmedPicture(pdf, 400);
    if (!seen) throw new Error("no side was seen");
    await sharp(seen).toFile(join(output, "seen.png"));
    await sharp(printed).toFile(join(output, "printed.png"));
    expect(await similarity(printed, seen)).toBeGreaterThanOrEqual(0.99);
    // The place where the photo was taken must not leave the house.
    expect((await readFile(pdf)).includes("Exif\0\0")).toBe(false);
  });
});

/** @returns the total as the page shows it */
async function order(page: Page): Promise<string> {
  await page.getByLabel("E-Mail").fill("lena@example.com");
  await page.getByLabel("Vorname").fill("Lena");
  await page.getByLabel("Nachname").fill("Muster");
  await page.getByLabel("Straße und Hausnummer").fill("Lindenweg 12");
  await page.getByLabel("PLZ").fill("80331");
  await page.getByLabel("Ort").fill("München");
  await expectAccessible(page);
  const total =
    (await page
      .getByText(/\d+,\d\d\s€/)
      .last()
      .textContent()) ?? "";
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).first().click();
  await page.waitForURL(/\/web-api\/payments\/test\//);
  return total.trim();
}
