import { expect, type Locator, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

const toTop = (page: Page) => page.getByRole("button", { name: "Nach oben" });

// Chrome document, sections 4 and 9.
test("the way back to the top is offered on the way up, at each width, and steps aside over a price", async ({
  page,
}) => {
  await page.goto("/wandbilder/leinwand");
  await atEachWidth(page, () => goBackToTop(page));

  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole("main");
  const price = main.getByRole("link", { name: /60 × 40 cm/ }).getByText("33,90 €");
  await price.scrollIntoViewIfNeeded();
  await page.evaluate((by) => scrollBy(0, by), (await middle(price)) - 300);
  await scrollUntil(page, -60, true);
  await bringUnder(page, price);
  await expect(toTop(page)).toHaveCSS("opacity", "0");
  await price.click({ trial: true });
  await bringUnder(page, main.getByRole("heading", { name: "Leinwand in 3:2" }));
  await expect(toTop(page)).toHaveCSS("opacity", "1");
  await toTop(page).click({ trial: true });
});

/** Each look at the page's place comes half a second after the last movement. */
const scrollUntil = (page: Page, by: number, offered: boolean) =>
  expect(async () => {
    await page.mouse.wheel(0, by);
    await expect(toTop(page)).toHaveCount(offered ? 1 : 0, { timeout: 900 });
  }).toPass();

/** Down nothing is offered, nor any longer; up, beyond half of the window, the way back is; it leads to the top with the focus. */
async function goBackToTop(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(toTop(page)).toHaveCount(0);
  await scrollUntil(page, -360, true);
  await expect(toTop(page)).toBeInViewport({ ratio: 1 });
  await scrollUntil(page, 60, false);
  await scrollUntil(page, -60, true);
  // By keys, which reach it wherever it steps aside.
  await toTop(page).press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(toTop(page)).toHaveCount(0);
}

async function middle(one: Locator): Promise<number> {
  const box = await one.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

/** The page goes up: the way back is offered only then. */
async function bringUnder(page: Page, one: Locator): Promise<void> {
  const by = (await middle(one)) - (await middle(toTop(page)));
  expect(by).toBeLessThan(0);
  await page.evaluate((by) => scrollBy(0, by), by);
}
