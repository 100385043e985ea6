import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Page, test } from "./test.ts";

async function openPreview(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole("button", { name: "Vorschau" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Vorschau" });
  return { dialog, view: dialog.getByRole("slider", { name: "Zum Blättern" }) };
}

test("books, calendars and cards are turned and opened in the preview by key, button, drag and click", async ({
  page,
}) => {
  await test.step("a book by keys, the focus stays", async () => {
    const { view } = await openPreview(page, "/configurator-photobook/?designGroupSetId=wedding-garden&pageCount=24");
    await expect(view).toHaveAttribute("aria-valuetext", "Umschlag, Ansicht 1 von 15");
    await view.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(view).toHaveAttribute("aria-valuetext", "Seiten 2 und 3, Ansicht 3 von 15");
    await page.keyboard.press("End");
    await expect(view).toHaveAttribute("aria-valuenow", "15");
    await expect(view).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("a calendar by drag over the top and by button", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { dialog, view } = await openPreview(page, "/configurator-calendar/?calendarType=wandkalender");
    await expect(view).toHaveAttribute("aria-valuenow", "1");
    const box = await view.boundingBox();
    if (!box) throw new Error("no preview");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.2, { steps: 3 });
    await page.mouse.up();
    await expect(view).toHaveAttribute("aria-valuenow", "2");
    await dialog.getByRole("button", { name: "Zurück" }).click();
    await expect(view).toHaveAttribute("aria-valuenow", "1");
  });

  await test.step("a folded card by click: front, inside, back", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { view } = await openPreview(page, "/configurator-card/?card=a6-quer-folded&punching=rounded");
    await expect(view).toHaveAttribute("aria-valuemax", "3");
    const box = await view.boundingBox();
    if (!box) throw new Error("no preview");
    await view.click({ position: { x: box.width * 0.8, y: box.height / 2 } });
    await expect(view).toHaveAttribute("aria-valuetext", "Innen, Ansicht 2 von 3");
    await view.click({ position: { x: box.width * 0.8, y: box.height / 2 } });
    await expect(view).toHaveAttribute("aria-valuetext", "Rückseite, Ansicht 3 von 3");
    await expectAccessible(page);
  });
});
