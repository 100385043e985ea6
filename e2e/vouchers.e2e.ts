import { expect, test } from "@playwright/test";
import { demoSecrets, operatorEmail } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { fillInAddress, orderButton, putFrame } from "./fill-basket.ts";

test("the office makes a code; a customer orders with it and a gift voucher by keyboard and pays nothing more", async ({
  browser,
  page,
}) => {
  const office = await (await browser.newContext()).newPage();
  const { operatorPassword: password } = await demoSecrets();
  expect((await office.request.post("/office-api/login", { data: { email: operatorEmail, password } })).ok()).toBe(
    true,
  );
  const gift = await office.request.post("/office-api/gift-vouchers", {
    data: { amount: 20_000, currency: "EUR", note: "Jubiläum" },
  });
  const { id, code } = await gift.json();
  expect(code).toMatch(/^(\w{4}-){3}\w{5}$/);
  await office.goto(`/office/vouchers?gift=${id}`);
  const ledger = office.getByRole("region", { name: `Buchungen •••• ${code.slice(-4)}` });
  await expect(ledger.getByRole("row", { name: /ausgegeben/ })).toBeVisible();
  await office.getByRole("button", { name: "Neuer Code" }).click();
  const making = office.getByRole("dialog", { name: "Neuer Code" });
  await making.getByRole("textbox", { name: "Code" }).fill("winter20");
  await making.getByRole("button", { name: "Anlegen" }).click();
  await expect(making.getByRole("alert")).toContainText("Prüfe die Felder");
  await making.getByRole("textbox", { name: "Prozent" }).fill("20");
  await expectAccessible(office);
  await making.getByRole("button", { name: "Anlegen" }).click();
  await expect(office.getByRole("row", { name: /WINTER20\s+gilt\s+20\s%/ })).toBeVisible();

  await putFrame(page);
  await page.goto("/checkout");
  await fillInAddress(page);
  const field = page.getByRole("textbox", { name: "Code" });
  await field.fill("NIRGENDS");
  await field.press("Enter");
  await expect(page.getByText("Diesen Code gibt es nicht. Vergleiche ihn bitte noch einmal.")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("winter20");
  await field.press("Enter");
  await expect(page.getByText("Rabatt WINTER20, 20 %").first()).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill(code.toLowerCase());
  await field.press("Enter");
  await expect(page.getByText("Du musst keine Zahlungsart wählen")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: orderButton }).click();
  await page.waitForURL(/\/order\//);
  await expect(page.getByRole("heading", { level: 1, name: "Danke, das ist bestellt" })).toBeVisible();
  await expect(page.getByText(`Geschenkgutschein •••• ${code.slice(-4)}`)).toBeVisible();
  await expect(page.getByText("Rabatt WINTER20")).toBeVisible();

  await office.reload();
  await expect(ledger.getByRole("row", { name: /eingelöst/ })).toBeVisible();
});
