import { expectAccessible } from "./expect-accessible.ts";
import { orderFrameByToken } from "./frame-order.ts";
import { expect, test } from "./test.ts";

test("whoever ordered a frame withdraws from the contract on the order's page, by keyboard", async ({
  page,
  baseURL,
}) => {
  const { number, token } = await orderFrameByToken(baseURL ?? "");
  await expect(async () => {
    await page.goto(`/order/${token}`);
    await expect(page.getByRole("heading", { level: 1, name: "Danke, das ist bestellt" })).toBeVisible();
  }).toPass();

  await page.getByRole("button", { name: "Vertrag widerrufen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Vertrag widerrufen" });
  await expect(dialog).toContainText(`Bestellung ${number}`);
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await expect(dialog.getByLabel("Name")).toHaveValue("Lena Muster");
  await expect(dialog.getByLabel("E-Mail für die Eingangsbestätigung")).toHaveValue("lena@beispiel.de");
  await expectAccessible(page);

  await dialog.getByRole("checkbox").press("Space");
  await dialog.getByRole("button", { name: "Widerruf bestätigen" }).press("Enter");
  await expect(dialog.getByText("Wähle aus, was du zurückgibst.")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  await dialog.getByRole("checkbox").press("Space");
  await dialog.getByRole("button", { name: "Widerruf bestätigen" }).press("Enter");

  await expect(page.getByText(/^Dein Widerruf ist am .* angekommen$/)).toBeVisible();
  await expect(page.getByText("Die Eingangsbestätigung ist unterwegs an lena@beispiel.de.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Vertrag widerrufen" })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^Dein Widerruf ist am .* angekommen$/)).toBeVisible();
});

test("the page on withdrawal says where the button is, and opens no order", async ({ page }) => {
  await page.goto("/widerruf");
  await expect(page.getByRole("heading", { name: "Vertrag online widerrufen" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Deine Bestellungen" })).toHaveAttribute("href", "/account");
});
