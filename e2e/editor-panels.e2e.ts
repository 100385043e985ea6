import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Page, test } from "./test.ts";

/** What the columns beside the stage bring onto a picture and change about it. */
test("a picture gets art, a shape, an effect and a background, and is checked", async ({ page }) => {
  await page.goto("/configurator-photo-frame/?materialType=poster&formatType=600x400");
  const dialog = page.waitForEvent("filechooser");
  await press(page, "Foto auswählen");
  await (await dialog).setFiles(await cameraPhoto());
  await expect(page.getByLabel(/^Foto 1, segelboot\.jpg, \d+ dpi/)).toBeFocused();

  await test.step("a look shows at once on the stage", async () => {
    await page.getByRole("radio", { name: "Sepia" }).check();
    const photo = page.locator(".stage .scene-image").last();
    await expect(photo).toHaveCSS("filter", /^url\(/);
    await page.getByRole("button", { name: "Vorher" }).hover();
    await page.mouse.down();
    await expect(photo).toHaveCSS("filter", "none");
    await page.mouse.up();
    await expect(photo).toHaveCSS("filter", /^url\(/);
    await expectAccessible(page);
  });

  await test.step("art is found by a word and added by a press", async () => {
    await press(page, "Schmuck");
    await page.getByRole("searchbox", { name: "Schmuck suchen" }).fill("pfingst");
    await page.getByRole("button", { name: "Pfingstrose einfügen" }).click();
    await expect(page.locator('.stage [data-element][aria-label="Schmuck 1"]')).toBeVisible();
    await page.getByRole("radio", { name: "Eine Farbe" }).check();
    await page.getByRole("radio", { name: "Meerblau" }).check();
    await expectAccessible(page);
  });

  await test.step("a shape is added, becomes a heart, and half lets the photo through", async () => {
    await press(page, "Formen");
    await page.getByRole("button", { name: "Ellipse einfügen" }).click();
    await page.getByRole("radio", { name: "Herz", exact: true }).check();
    await expect(page.getByLabel("Herz 1", { exact: true })).toBeVisible();
    await page.getByRole("slider", { name: "Deckkraft" }).fill("50");
    await expect(page.locator(".stage .scene-group").first()).toHaveCSS("opacity", "0.5");
    await expectAccessible(page);
  });

  await test.step("the background is a colour of the shop", async () => {
    await press(page, "Hintergrund");
    await page
      .getByRole("complementary", { name: "Hintergrund", exact: true })
      .getByRole("radio", { name: "Waldgrün" })
      .check();
    await expect(page.locator(".stage .scene-fill").first()).toHaveCSS("background-color", "rgb(36, 64, 47)");
    await expectAccessible(page);
  });

  await test.step("nothing is left to mend, and an emptied place is found by F8", async () => {
    await press(page, "Prüfen");
    await expect(page.getByText("Alles in Ordnung")).toBeVisible();
    await expectAccessible(page);
  });
});

/** On the rail names go on with counts. */
const press = (page: Page, name: string) =>
  page
    .getByRole("button", { name: new RegExp(`^${name}(,|$)`) })
    .first()
    .click();
