import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";

test("she finds a wedding card by filters and words", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Kartendesigns" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kartendesigns" })).toBeVisible();
  const filters = page.getByRole("navigation", { name: "Filter" });
  await filters
    .getByRole("link", { name: /^Hochzeit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/filter\[occasion\]\[\]=wedding/);
  await expect(page.getByRole("link", { name: "Hochzeit wegnehmen" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Designs durchsuchen" }).fill("lorbeer");
  await page.getByRole("searchbox", { name: "Designs durchsuchen" }).press("Enter");
  const list = page.getByRole("region", { name: "Kartendesigns" });
  await expect(list.getByRole("listitem").filter({ hasText: "Goldener Lorbeer" })).toBeVisible();
  await expectAccessible(page);
});

test("she likes a design, and has it on her wishlist", async ({ page }) => {
  await page.goto("/themes/golden-laurel");
  await expect(page.getByRole("heading", { level: 1, name: "Goldener Lorbeer" })).toBeVisible();
  const heart = page.getByRole("button", { name: "Goldener Lorbeer merken" });
  await expect(heart).toBeEnabled();
  await heart.press("Enter");
  await expect(page.getByRole("button", { name: "Goldener Lorbeer nicht mehr merken" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Auf deiner Merkliste" }).click();
  await expect(page.getByRole("link", { name: /Goldener Lorbeer/ })).toBeVisible();
  await expectAccessible(page);
});

test("she likes three designs at once before the shop knows her, and has all three", async ({ page }) => {
  await page.goto("/karten-designen");
  const hearts = page.getByRole("button", { name: /(?<! nicht mehr) merken$/ });
  await expect(hearts.first()).toBeEnabled();
  await hearts.evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 3)) (button as HTMLButtonElement).click();
  });
  await expect(page.getByRole("button", { name: / nicht mehr merken$/ })).toHaveCount(3);
  await page.waitForLoadState("networkidle");
  await page.goto("/wishlist");
  await expect(page.getByRole("button", { name: / nicht mehr merken$/ })).toHaveCount(3);
});

test("a design that there is not, or without its id, is a page that was not found", async ({ page }) => {
  for (const path of ["/themes", "/themes/nothing", "/de/themes/nothing", "/karten-designen?filter[color][]=mauve"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  await page.goto("/karten-designen?q=einhorn");
  await page.getByRole("link", { name: "Alle Designs" }).click();
  await expect(page.getByText("159 Designs")).toBeVisible();
});
