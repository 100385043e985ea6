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
  await paper.getByRole("radio", { name: /^Standard/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(paper.getByRole("radio", { name: /^Glänzend/ })).toBeChecked();
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
