import { expectAccessible } from "./expect-accessible.ts";
import { port } from "./place.ts";
import { expect, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

const goods = (page: Page) => page.getByRole("main").locator("a.card");

// Core document, section 2: the overview of all products, and its other addresses.
test("all that is sold is on one page, at each width, and leads to its own", async ({ page }) => {
  await page.goto("/products");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Alle Produkte" })).toBeVisible();
  const leinwand = main.getByRole("link", { name: /^Leinwand/ });
  await expect(leinwand).toContainText(/ab \d+,\d\d\s€/);
  await atEachWidth(page, async () => {
    await expect(leinwand).toBeVisible();
    await expectAccessible(page);
  });
  await expect(goods(page)).toHaveText([/^Leinwand/, /^Poster mit Rahmen/]);
  const groups = main.getByRole("list").first().getByRole("link");
  await expect(groups.filter({ hasText: "Kalender" })).toContainText(/ab 9,90\s€/);
  await expect(groups.filter({ hasText: "Karten" })).toContainText(/ab 0,77\s€ je Stück bei 50 Stück/);
  await expect(groups.filter({ hasText: "Rahmen" })).not.toContainText("€");
  await expect(main.getByText(/Inklusive Mehrwertsteuer.*bestellen/)).toBeVisible();
  await leinwand.click();
  await expect(page).toHaveURL("/leinwanddruck");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leinwand");
});

test("the end of every page leads to all products", async ({ page }) => {
  await page.goto("/imprint");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Alle Produkte" });
  await link.click();
  await expect(page).toHaveURL("/products");
  await page
    .getByRole("main")
    .getByRole("link", { name: /kalender/i })
    .first()
    .click();
  await expect(page).toHaveURL("/fotokalender");
});

for (const alias of ["/vorkonfigurator-kalender", "/vorkonfigurator-karten", "/d/products"]) {
  test(`${alias} shows the same`, async ({ page }) => {
    await page.goto(alias);
    await expect(page.getByRole("heading", { level: 1, name: "Alle Produkte" })).toBeVisible();
    await expect(goods(page)).toHaveText([/^Leinwand/, /^Poster mit Rahmen/]);
    await expectAccessible(page);
  });
}

test("the card shop's overview has goods without prices, in the language of its country (core document, section 9)", async ({
  page,
}) => {
  await page.goto(`http://cards.fr.localhost:${port}/products`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText("€")).toHaveCount(0);
  await expectAccessible(page);
});
