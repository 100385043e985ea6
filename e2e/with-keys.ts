import { orderButton } from "./fill-basket.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** Goes from where the focus is, by Tab alone, to what she looks for. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 250; steps++) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}

export async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** From the designer into the basket. */
export async function toBasketWithKeys(page: Page): Promise<void> {
  await enter(page, page.getByRole("button", { name: "In den Warenkorb", exact: true }));
  await page.waitForURL(/\/cart/, { timeout: 90_000 });
  await expect(page.getByRole("link", { name: "Zur Kasse" }).first()).toBeVisible();
}

/** From the basket over the checkout to the paid order; `look` at every page on the way. */
export async function checkOutWithKeys(
  page: Page,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await enter(page, page.getByRole("link", { name: "Zur Kasse" }).first());
  await page.waitForURL(/\/checkout/);
  await expect(page.getByRole("button", { name: orderButton })).toBeEnabled();
  await tabTo(page, page.getByLabel("E-Mail"));
  for (const text of ["lena@beispiel.de", "Lena", "Muster", "Lindenweg 12", "80331", "München"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await look(page);
  await enter(page, page.getByRole("button", { name: orderButton }));
  await page.waitForURL(/\/payments\/test\//);
  await look(page);
  await enter(page, page.locator('button[value="paid"]'));
  await expect(page.getByRole("heading", { name: "Danke, das ist bestellt" })).toBeVisible();
  await look(page);
}
