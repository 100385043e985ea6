import { beginDesign, draw } from "./design-api.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

test("a link shows the design to somebody without an account, until it is revoked", async ({ page, browser }) => {
  const design = await beginDesign(page, "photoframe", "materialType=leinwand&formatType=600x400");
  await draw(page, design, [{ type: "setTitle", title: "Sommer in Dänemark" }]);
  await page.goto(`/configurator-photo-frame/?design=${design}`);
  await page.getByRole("button", { name: "Vorschau" }).first().click();
  await page.getByRole("button", { name: "Link zum Ansehen" }).click();
  const dialog = page.getByRole("dialog", { name: "Link zum Ansehen" });
  await dialog.getByRole("button", { name: "Link anlegen" }).click();
  const link = await dialog.getByRole("textbox", { name: "Adresse des Links" }).inputValue();
  await expect(dialog).toContainText(/Gilt bis \d+\.\s\S+\s\d{4}\./);
  await expectAccessible(page);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  const answer = await other.goto(link);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  await expect(other.getByRole("heading", { level: 1, name: "Sommer in Dänemark" })).toBeVisible();
  await expect
    .poll(() => other.getByRole("img", { name: "Seite 1" }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(other.getByText(/^Zum Ansehen geteilt, bis /)).toBeVisible();
  await expectAccessible(other);

  await dialog.getByRole("button", { name: "Link aufheben" }).click();
  await expect(dialog.getByText("Der Link öffnet nichts mehr.")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Dieser Link gilt nicht mehr" })).toBeVisible();
  await expectAccessible(other);
  await other.goto(link.slice(0, -3));
  await expect(other.getByRole("heading", { name: "Diesen Link gibt es nicht" })).toBeVisible();
  await stranger.close();
});
