import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Page, test } from "./test.ts";

/** A whole wall picture without a pointer: everything is reached by keys and said in words. */
test("designs a framed poster with keys alone", async ({ page }) => {
  const photo = await cameraPhoto();

  await test.step("a link that asks too much says so once", async () => {
    await page.goto(
      "/configurator-photo-frame/?materialType=poster&formatType=400x600&frameType=holzrahmen&matSize=99",
    );
    await expect(page.getByText("Nicht alles aus dem Link war möglich")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Verstanden");
    await page.reload();
    await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
    await expect(page.getByText("Nicht alles aus dem Link war möglich")).toHaveCount(0);
  });

  await test.step("brings a photo by the file dialog", async () => {
    const dialog = page.waitForEvent("filechooser");
    await press(page, "Foto auswählen");
    await (await dialog).setFiles(photo);
    await expect(picture(page)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("moves it by millimetres and zooms, and takes both back", async () => {
    await picture(page).focus();
    const before = await drawn(page);
    for (let n = 0; n < 5; n++) await page.keyboard.press("+");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Control+ArrowUp");
    expect(await drawn(page)).not.toBe(before);
    for (let n = 0; n < 7; n++) await page.keyboard.press("Control+z");
    expect(await drawn(page)).toBe(before);
  });

  await test.step("hears that a photo at its limit goes no further", async () => {
    await picture(page).focus();
    await page.keyboard.press("-");
    await expect(page.getByText("Weiter geht es nicht")).toBeAttached();
  });

  await test.step("chooses format, frame and options; the price follows", async () => {
    await press(page, "Format");
    await page.getByRole("radio", { name: /30 × 45/ }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Preis und Lieferung" })).toContainText("Poster 30 × 45");
    await expectAccessible(page);
    await press(page, "Rahmen");
    await page
      .getByRole("radio", { name: /Schwarz/ })
      .first()
      .focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Preis und Lieferung" })).toContainText("Schwarz");
    await expectAccessible(page);
    await press(page, "Optionen");
    await expect(page.getByText("hinter Glas nicht möglich").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("sees it on the wall and reads it as a list", async () => {
    await press(page, "Wand");
    await expect(page.getByText(/über einem Sofa von 210/)).toBeVisible();
    await expectAccessible(page);
    await press(page, "Als Liste");
    await expect(page.getByRole("dialog")).toContainText("segelboot.jpg");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
});

const picture = (page: Page) => page.getByLabel(/^Foto 1, segelboot\.jpg, \d+ dpi/);

async function press(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

/** Size and transform of the photo as it is drawn. */
const drawn = (page: Page) =>
  page
    .locator(".stage .scene-image img")
    .last()
    .evaluate((image: HTMLElement) => `${image.style.width} ${image.style.height} ${image.style.transform}`);
