import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

test("who has the shop as an app reads without a network what still works, and goes on where she was", async ({
  page,
  context,
}) => {
  await page.goto("/d");
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { start_url } = await (await page.request.get(manifest ?? "")).json();
  expect(start_url).toBe("/d");
  // Every link of the app's page keeps her in the app.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await expect(page).toHaveURL("/d/agb");
  // The address changes before the page's own script is there: one that fails would load that page again, in place of the next.
  await expect(page.getByRole("heading", { level: 1, name: /^Allgemeine Geschäfts/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");

  await context.setOffline(true);
  await page.goto("/d/leinwanddruck?formatType=600x400");
  await expect(page.getByRole("heading", { level: 1, name: "Gerade keine Verbindung" })).toBeVisible();
  await expectAccessible(page);
  // No page was kept, so none shows a price.
  await expect(page.getByText(/\d €/)).toHaveCount(0);
  // Nor does anything else offer what needs a network.
  const end = page.getByRole("contentinfo");
  await expect(end).toContainText("Passepartout");
  for (const role of ["form", "button", "figure"] as const) await expect(end.getByRole(role)).toHaveCount(0);
  await expect(end.getByRole("navigation")).toHaveCount(1);
  const again = page.getByRole("link", { name: "Noch einmal versuchen" });
  await expect(again).toHaveAttribute("href", "/d/leinwanddruck?formatType=600x400");

  // Without a network the way on leads back here; with it she is led on without a click.
  await again.click();
  await expect(page).toHaveURL(/\/d\/offline\?from=/);
  await expect(again).toHaveAttribute("href", "/d/leinwanddruck?formatType=600x400");
  await context.setOffline(false);
  await expect(page).toHaveURL("/d/leinwanddruck?formatType=600x400");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Gerade keine Verbindung");
  // The worker fetched that page from the shop before; who has a network is led on all the same.
  await page.goto("/d/offline?from=%2Fd%2Fterms");
  await expect(page).toHaveURL("/d/agb");
});
