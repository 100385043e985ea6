import sharp from "sharp";
import { expect, type Locator, type Page } from "./test.ts";

/**
 * Pictures of all sides of the open design in the preview "as printed", without handles, hints and frame: PNG, by the screen's pixels.
 *
 * @param isWanted says of each opening, counted from 0, whether its sides are looked at
 */
export async function seenSides(
  page: Page,
  isWanted: (opening: number) => boolean = () => true,
): Promise<readonly Buffer[]> {
  await page.getByRole("button", { name: "Vorschau" }).click();
  const dialog = page.getByRole("dialog", { name: "Vorschau" });
  await dialog.getByText("Wie gedruckt").click();
  const [back, next] = ["Vorige Seite", "Nächste Seite"].map((name) =>
    dialog.getByRole("button", { name, exact: true }),
  );
  const sides: Buffer[] = [];
  while (await canTurn(back)) await back?.click();
  for (let opening = 0; ; opening++) {
    if (isWanted(opening)) for (const drawing of await drawingsOf(dialog)) sides.push(await pictureOf(page, drawing));
    if (!(await canTurn(next))) break;
    await next?.click();
  }
  await dialog.getByRole("button", { name: "Schließen" }).first().click();
  return sides;
}

/** A design of one side has no pages to turn. */
const canTurn = async (button: Locator | undefined) =>
  button !== undefined && (await button.count()) > 0 && (await button.getAttribute("aria-disabled")) === null;

async function drawingsOf(dialog: Locator): Promise<readonly Locator[]> {
  const drawings = dialog.locator(".page-picture");
  await expect(drawings.first()).toBeVisible();
  // Large copies come after the lists' own.
  await expect(dialog.locator("img[data-coarse]")).toHaveCount(0);
  // A document is quiet once: what the dialog brings is waited for by itself.
  await dialog.evaluate((node) => Promise.all([...node.querySelectorAll("img")].map((image) => image.decode())));
  return drawings.all();
}

/** Screenshot of a drawing by the device pixels it is painted on; a plain one would take in its neighbours too. */
async function pictureOf(page: Page, drawing: Locator): Promise<Buffer> {
  const box = await drawing.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  const pixelRatio = await page.evaluate(() => devicePixelRatio);
  const pixel = (length: number) => Math.round(length * pixelRatio);
  const [left, top] = [pixel(box.x), pixel(box.y)];
  const area = { left, top, width: pixel(box.x + box.width) - left, height: pixel(box.y + box.height) - top };
  return sharp(await page.screenshot())
    .extract(area)
    .png()
    .toBuffer();
}
