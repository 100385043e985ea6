import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

test("a book and a pile of prints are chosen on one calculator, by pointer and by keys, and lead to their designers", async ({
  page,
}) => {
  await page.goto("/fotobuch");
  const design = page.getByRole("main").getByRole("link", { name: "Jetzt gestalten" }).first();
  const total = page.getByRole("region", { name: "Gesamt" }).locator(".price");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fotobuch");
  await expect(total).toHaveText("47,99 €");
  await expectAccessible(page);

  const pages = page.getByRole("slider", { name: "Seitenzahl" });
  await pages.focus();
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) await page.keyboard.press("ArrowRight");
  await expect(pages).toHaveAttribute("aria-valuetext", /^64 Seiten, 55,90\s€$/);
  await expect(page.getByText("Rücken 9,5 mm, ein Titel passt darauf.")).toBeVisible();
  const paper = page.getByRole("group", { name: "Papier" });
  await paper.getByRole("link", { name: /^Standard/ }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(paper.getByRole("link", { name: /^Glänzend/ })).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/\/fotobuch\?.*paper=glaenzend&pageCount=64/);
  await page
    .getByRole("group", { name: /^Art/ })
    .getByRole("link", { name: /^Echtfotobuch/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Echtfotobuch");
  await expect(design).toHaveAttribute("href", /^\/configurator-photobook\/\?.*binding=layflat.*pageCount=64/);

  await page.goto("/fotos-drucken");
  await expect(total).toHaveText("17,95 €");
  await expectAccessible(page);
  await page.getByRole("group", { name: "Preis je Stück" }).getByRole("link", { name: /^250/ }).click();
  await page.getByRole("spinbutton", { name: "Anzahl Fotos" }).fill("240");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nicht teurer als 250 Stück")).toBeVisible();
  await page.getByRole("link", { name: /^13 × 9 cm/ }).click();
  await page.getByRole("group", { name: "Papier" }).getByText("Matt").click();
  await expect(page).toHaveURL(/\/fotos-drucken\?.*paper=matt.*quantity=240/);
  await design.click();
  await expect(page).toHaveURL(/\/configurator-photoprint\/.*quantity=240/);
});

test("a page that editors wrote opens the product page's calculator in its place (chrome document, section 3), and its address holds the choice", async ({
  page,
}) => {
  await page.goto("/wandbilder/leinwand");
  const main = page.getByRole("main");
  await main.getByLabel("Format").selectOption({ label: "90 × 60 cm" });
  const more = main.getByRole("link", { name: "Weitere Formate" });
  // Alive once it is in sight; before, the link leads to the product page.
  await more.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-island]:not([data-alive])").filter({ has: more })).toHaveCount(0);
  await more.press("Enter");
  const opened = main.getByRole("region", { name: "Wie groß soll es werden?" });
  await expect(opened).toBeFocused();
  await expect(page).toHaveURL("/wandbilder/leinwand?formatType=900x600");
  const total = opened.getByRole("region", { name: "Gesamt" }).locator(".price");
  await expect(total).toHaveText("65,80 €");
  await expectAccessible(page);

  await opened.getByRole("link", { name: /^Acrylglas/ }).click();
  await expect(page).toHaveURL("/wandbilder/leinwand?materialType=acrylglas");
  await opened.getByRole("link", { name: /^Weitere Formate/ }).click();
  await page.getByRole("dialog", { name: "Weitere Formate" }).getByRole("link", { name: "150 × 100 cm" }).click();
  await expect(page).toHaveURL("/wandbilder/leinwand?materialType=acrylglas&formatType=1500x1000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Foto auf Leinwand");

  // Whoever gets the address sees the same piece, on a telephone, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(opened.getByRole("link", { name: /^Weiteres 150 × 100 cm/ })).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const design = opened.getByRole("link", { name: "Jetzt gestalten" }).filter({ visible: true });
  await expect(design).toHaveAttribute("href", /materialType=acrylglas&formatType=1500x1000/);
});
