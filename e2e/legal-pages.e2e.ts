import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

test("from the footer to who sells, how to give goods back, and what delivery costs", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo").getByRole("navigation", { name: "Rechtliches" });
  await footer.getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Amtsgericht München, HRB 000000")).toBeVisible();
  await expect(main.getByText("DE000000000")).toBeVisible();
  await expect(main.getByRole("link", { name: "+49 89 000000" })).toHaveAttribute("href", "tel:+4989000000");
  await expectAccessible(page);

  await main.getByRole("link", { name: "Kontakt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
  await expectAccessible(page);

  await footer.getByRole("link", { name: "Widerruf" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Widerruf" })).toBeVisible();
  await expect(main.getByText("§ 312g Abs. 2 Nr. 1 BGB")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Muster-Widerrufsformular" })).toBeVisible();
  await expect(main.getByText("An Passepartout Demo GmbH, Beispielweg 1, 80331 München")).toBeVisible();
  await expectAccessible(page);

  await footer.getByRole("link", { name: "Versand und Zahlung" }).click();
  const germany = page.getByRole("table", { name: "Versand: Deutschland" });
  await expect(germany.getByRole("row", { name: /^XL-Paket/ })).toHaveText("XL-Paket9,90 €nicht möglich17,85 €");
  await expect(page.getByRole("table", { name: "Versand: Österreich" })).toBeHidden();
  await page.locator("summary").filter({ hasText: "Österreich" }).press("Enter");
  await expect(page.getByRole("table", { name: "Versand: Österreich" })).toBeVisible();
  await expectAccessible(page);
});

test("each legal page comes whole from the server, is the same for everyone, and is kept", async ({ request }) => {
  for (const [path, said] of [
    ["/impressum", "Passepartout Demo GmbH"],
    ["/kontakt", "hallo@demo.passepartout.example"],
    ["/widerruf", "Muster-Widerrufsformular"],
    ["/versand", "Versand: Luxemburg"],
  ] as const) {
    const answer = await request.get(path);
    expect(await answer.text()).toContain(said);
    expect(answer.headers()).toMatchObject({ "cache-control": "public, no-cache" });
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("the checkout has them within reach", async ({ page }) => {
  await page.goto("/checkout");
  const rules = page.getByRole("contentinfo").getByRole("navigation", { name: "Rechtliches" });
  await expect(rules.getByRole("link")).toHaveText([
    "Impressum",
    "Kontakt",
    "AGB",
    "Widerruf",
    "Versand und Zahlung",
    "Datenschutz",
  ]);
  await expectAccessible(page);
});
