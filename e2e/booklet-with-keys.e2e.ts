import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";
import { checkOutWithKeys, enter, toBasketWithKeys } from "./with-keys.ts";

/** The pointer is never touched: photos, filling, the order of the pages and the order itself by keys. */
test("a booklet is designed, its pages are put in order, and it is ordered by keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  const photos = [await cameraPhoto("sea.jpg", "photo-sea"), await cameraPhoto("lake.jpg", "photo-lake")];
  const booklet = "printing=fotoheft&cover=soft&binding=heftbindung&pageCount=16&designGroupSetId=wedding-garden";
  await page.goto(`/configurator-photobook/?${booklet}`);
  const price = page.getByRole("region", { name: "Preis und Lieferung" });
  await expect(price).toContainText("16 Seiten", { timeout: 60_000 });

  await test.step("photos are chosen and laid out", async () => {
    const dialog = page.waitForEvent("filechooser");
    await enter(page, page.getByRole("button", { name: /^Fotos hinzufügen/ }));
    await (await dialog).setFiles(photos);
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await enter(page, page.getByRole("button", { name: "Buch füllen lassen" }));
    await enter(page, page.getByRole("dialog").getByRole("button", { name: "So übernehmen" }));
    await expect(page.getByText("2 von 2 im Bild")).toBeVisible();
  });

  await test.step("spreads are chosen, picked up and dropped; copies come in the steps of the binding", async () => {
    await enter(page, page.getByRole("button", { name: "Alle Seiten" }));
    const overview = page.getByRole("dialog", { name: "Alle Seiten" });
    const opening = (name: string) => overview.getByRole("button", { name: new RegExp(`^${name}`) });
    await expect(opening("Umschlag")).toBeFocused();
    await expectAccessible(page);
    for (const key of ["ArrowRight", "ArrowRight", "Space", "Shift+ArrowRight"]) await page.keyboard.press(key);
    await expect(overview.getByText("2 Ansichten gewählt")).toBeVisible();
    await page.keyboard.press("m");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    await expect(overview.getByText("2 Ansichten aufgenommen, vor Seiten 8 und 9")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(overview.getByText("Abgelegt: Seiten 4 und 5")).toBeAttached();
    await expect(opening("Seiten 4 und 5")).toHaveAttribute("aria-pressed", "true");
    await expect(opening("Seiten 2 und 3")).toHaveAttribute("aria-pressed", "false");
    await expect(opening("Seiten 4 und 5")).toBeFocused();

    await page.keyboard.press("Escape");
    await page.keyboard.press("d");
    await expect(overview.getByText("20 Seiten").first()).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(overview.getByText("16 Seiten").first()).toBeVisible();
    await page.keyboard.press("Delete");
    await expect(overview.getByText("Weniger als 16 Seiten gehen nicht.")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(overview).toBeHidden();
    await expect(page.getByRole("button", { name: "Alle Seiten" })).toBeFocused();
    await expect(price).toContainText("16 Seiten");
  });

  await test.step("it is ordered", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await toBasketWithKeys(page);
    await checkOutWithKeys(page);
  });
});
