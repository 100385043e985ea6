import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

// A dense screen, so that the picture seen has more pixels than the comparison needs.
const pixelRatio = 2;
// 850 high, so that the 2:3 picture of the preview is drawn on whole pixels.
test.use({ deviceScaleFactor: pixelRatio, viewport: { width: 1440, height: 850 } });

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

  const seen = await test.step("looks at what will be printed", () => printedPreview(page));

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
    // A context of its own, as axe wants it and as an operator has it.
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 1440, height: 850 },
    });
    const office = await context.newPage();
    await openOffice(office, "/office", "Bestellungen");
    const file = await downloadPdf(office, number);
    await office.goto("/office/mails");
    await expect(office.getByText(new RegExp(number)).first()).toBeVisible();
    await context.close();
    return file;
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
    await sharp(seen).toFile(join(output, "seen.png"));
    await sharp(printed).toFile(join(output, "printed.png"));
    expect(await similarity(printed, seen)).toBeGreaterThanOrEqual(0.99);
    // The place where the photo was taken must not leave the house.
    expect((await readFile(pdf)).includes("Exif\0\0")).toBe(false);
  });
});

/** Picture of the preview "as printed", without handles, hints and frame. */
async function printedPreview(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Vorschau" }).click();
  const dialog = page.getByRole("dialog", { name: "Vorschau" });
  await dialog.getByText("Wie gedruckt").click();
  const drawing = dialog.locator(".page-picture");
  await expect(drawing).toBeVisible();
  // A document is quiet once: what the dialog brings is waited for by itself.
  await drawing.evaluate((node) => Promise.all([...node.querySelectorAll("img")].map((image) => image.decode())));
  const picture = await pictureOf(page, drawing);
  await dialog.getByRole("button", { name: "Schließen" }).first().click();
  return picture;
}

/** Screenshot of a drawing by the device pixels it is painted on; a plain one would take in its neighbours too. */
async function pictureOf(page: Page, drawing: Locator): Promise<Buffer> {
  const box = await drawing.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  const pixel = (length: number) => Math.round(length * pixelRatio);
  const [left, top] = [pixel(box.x), pixel(box.y)];
  const area = { left, top, width: pixel(box.x + box.width) - left, height: pixel(box.y + box.height) - top };
  return sharp(await page.screenshot())
    .extract(area)
    .png()
    .toBuffer();
}

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

async function downloadPdf(office: Page, number: string): Promise<string> {
  await office.getByText(number).first().click();
  const link = office.getByRole("link", { name: /PDF/ }).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectAccessible(office);
  const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
  const path = join(output, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}
