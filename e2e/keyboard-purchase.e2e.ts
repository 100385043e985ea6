import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Page, test } from "./test.ts";
import { checkOutWithKeys, enter, tabTo, toBasketWithKeys } from "./with-keys.ts";

/** The pointer is never touched: every step is Tab, Enter and typing, and every page on the way is accessible. */
test("a picture and a birthday card are found, designed, ordered and paid by keyboard alone", async ({ page }) => {
  test.setTimeout(480_000);
  const photo = await cameraPhoto();
  await page.goto("/");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  await enter(page, page.getByRole("main").locator('a[href^="/leinwanddruck"]').first());
  await page.waitForURL(/\/leinwanddruck/);
  await expectAccessible(page);
  await enter(page, page.getByRole("region", { name: "Gesamt" }).getByRole("link", { name: "Jetzt gestalten" }));
  await page.waitForURL(/\/configurator-photo-frame\//);

  const dialog = page.waitForEvent("filechooser");
  await enter(page, page.getByRole("button", { name: "Foto auswählen", exact: true }));
  await (await dialog).setFiles(photo);
  await expect(page.getByLabel(/^Foto 1, segelboot\.jpg/).first()).toBeVisible();
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  await expectAccessible(page);
  await toBasketWithKeys(page);
  await expectAccessible(page);
  await birthdayCard(page);
  await checkOutWithKeys(page, expectAccessible);
});

/** From the basket to the card designs and back, with a card of her own words and number. */
async function birthdayCard(page: Page): Promise<void> {
  await enter(page, page.getByRole("contentinfo").getByRole("link", { name: "Kartendesigns" }));
  await page.waitForURL(/karten-designen/);
  await tabTo(page, page.getByRole("searchbox", { name: "Designs durchsuchen" }));
  await page.keyboard.type("Konfettiregen");
  await page.keyboard.press("Enter");
  await enter(page, page.getByRole("region", { name: "Kartendesigns" }).getByRole("link", { name: /Konfettiregen/ }));
  await enter(page, page.getByRole("link", { name: "Jetzt gestalten" }));
  await page.waitForURL(/\/configurator-card\//);
  await enter(page, page.getByRole("application", { name: /^Text: / }).first());
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Ole wird acht");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("application", { name: "Text: Ole wird acht" })).toBeVisible();
  await enter(page, page.getByRole("button", { name: "Menge" }));
  await expect(page.getByRole("heading", { name: "Menge" })).toBeFocused();
  await tabTo(page, page.getByRole("spinbutton", { name: "Stück" }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Preis und Lieferung" })).toContainText("20 Stück");
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  await expectAccessible(page);
  await enter(page, page.getByRole("button", { name: "In den Warenkorb", exact: true }));
  await page.waitForURL(/\/cart/, { timeout: 90_000 });
  await expect(page.getByText(/Klappkarte.*20 Stück/).first()).toBeVisible();
}
