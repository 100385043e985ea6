import { expectAccessible } from "./expect-accessible.ts";
import { blackAluminium, putFrame } from "./fill-basket.ts";
import { expect, test } from "./test.ts";

test.describe("the basket", () => {
  test("shows what it costs and when it comes, and changes with every quantity", async ({ page }) => {
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Hier hängt noch nichts" })).toBeVisible();
    await expectAccessible(page);

    await putFrame(page);
    await page.reload();
    const summary = page.getByRole("region", { name: "Zusammenfassung" });
    await expect(summary).toContainText("42,85 €");
    await expect(summary).toContainText(/Bei dir am \p{L}+, \d+\.\s\p{L}+/u);
    await expect(page.getByRole("link", { name: "Warenkorb, 1 Artikel" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Eins mehr" }).click();
    await expect(summary).toContainText("75,80 €");
    await expect(summary).toContainText("frei ab 59,00 €");
    await expect(page.getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Stückzahl" })).toHaveValue("2");
  });

  test("refuses a typed quantity with its reason and never bends it", async ({ page }) => {
    await putFrame(page);
    await page.goto("/cart");
    const quantity = page.getByRole("textbox", { name: "Stückzahl" });
    for (const [typed, reason] of [
      ["0", "Mindestens 1"],
      ["1000", "Höchstens 999 Stück"],
      ["1,5", "Ganze Stücke"],
      ["viele", "als Zahl"],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press("Enter");
      await expect(page.getByRole("alert")).toContainText(reason);
      await expect(quantity).toHaveValue(typed);
    }
    await expectAccessible(page);
    await quantity.fill("3");
    await quantity.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText("113,70 €");
  });

  test("copies a line, and brings back a removed one as it was", async ({ page }) => {
    await putFrame(page, { quantity: 2 });
    await putFrame(page, blackAluminium);
    await page.goto("/cart");
    const lines = page.getByRole("region", { name: "Deine Artikel" }).getByRole("listitem");
    await expect(lines).toHaveCount(2);
    await page.getByRole("button", { name: /^Alurahmen.* duplizieren$/ }).click();
    await expect(lines).toHaveCount(3);

    await page.getByRole("button", { name: /^Holzrahmen.* entfernen$/ }).click();
    await expect(lines).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(lines).toHaveCount(3);
    await expect(lines.first()).toContainText("Holzrahmen");
    await expect(lines.first().getByRole("textbox", { name: "Stückzahl" })).toHaveValue("2");

    for (let left = 3; left > 0; left--) {
      await page
        .getByRole("button", { name: /entfernen$/ })
        .first()
        .click();
      await expect(lines).toHaveCount(left - 1);
    }
    await expect(page.getByRole("heading", { name: "Hier hängt noch nichts" })).toBeVisible();
  });

  test("says what is missing without JavaScript and without connection", async ({ browser, page, context }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const path of ["/cart", "/checkout", "/account", "/order/none"]) {
      await plain.goto(path);
      await expect(plain.getByText(/JavaScript/)).toBeVisible();
      await expect(plain.locator(".needs-scripts")).toBeHidden();
    }
    await plain.close();

    await putFrame(page);
    await page.goto("/cart");
    await expect(page.getByRole("textbox", { name: "Stückzahl" })).toHaveValue("1");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Eins mehr" }).click();
    await expect(page.getByRole("alert")).toContainText("Keine Verbindung");
    await expect(page.getByRole("textbox", { name: "Stückzahl" })).toHaveValue("1");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Eins mehr" }).click();
    await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText("75,80 €");
  });
});
