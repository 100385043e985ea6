import { demoSecrets, operatorEmail } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { fillInAddress, order, orderButton, pay, putFrame } from "./fill-basket.ts";
import { expect, test } from "./test.ts";

test("the office makes a code; a customer orders with it and a gift voucher by keyboard and pays nothing more", async ({
  browser,
  page,
}) => {
  const office = await (await browser.newContext()).newPage();
  const reduction = `WINTER${Date.now().toString(36).toUpperCase()}`;
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
  await making.getByRole("textbox", { name: "Code" }).fill(reduction.toLowerCase());
  await making.getByRole("button", { name: "Anlegen" }).click();
  const percent = making.getByRole("textbox", { name: "Prozent" });
  await expect(percent).toBeFocused();
  await expect(percent).toHaveAccessibleDescription(/höchstens 100 Prozent/);
  await percent.fill("20");
  await expectAccessible(office);
  await making.getByRole("button", { name: "Anlegen" }).click();
  await expect(office.getByRole("row", { name: new RegExp(`${reduction}\\s+gilt\\s+20\\s%`) })).toBeVisible();

  await putFrame(page);
  await page.goto("/checkout");
  await fillInAddress(page);
  const field = page.getByRole("textbox", { name: "Code" });
  await field.fill("NIRGENDS");
  await field.press("Enter");
  await expect(page.getByText("Diesen Code gibt es nicht. Vergleiche ihn bitte noch einmal.")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(reduction.toLowerCase());
  await field.press("Enter");
  await expect(page.getByText(`Rabatt ${reduction}, 20 %`).first()).toBeVisible();
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
  await expect(page.getByText(`Rabatt ${reduction}`)).toBeVisible();

  await office.reload();
  await expect(ledger.getByRole("row", { name: /eingelöst/ })).toBeVisible();
});

test("a gift voucher is bought by keyboard, comes by mail once it is paid, and pays for pictures", async ({
  browser,
  page,
}) => {
  await page.goto("/gutscheine");
  await expect(
    page.getByRole("navigation", { name: "Gestalten" }).getByRole("link", { name: "Geschenkgutschein" }),
  ).toHaveAttribute("aria-current", "page");
  await page.getByRole("radio", { name: "50,00" }).first().focus();
  for (let steps = 0; steps < 20 && !(await page.getByLabel("Eigener Betrag").isChecked()); steps++) {
    await page.keyboard.press("ArrowRight");
  }
  const own = page.getByRole("textbox", { name: "Betrag in ganzen Euro" });
  await own.fill("7");
  await own.press("Enter");
  await expect(page.getByText(/Schreibe einen ganzen Betrag von 10,00/)).toBeVisible();
  await expect(own).toBeFocused();
  await own.fill("65");
  await page.getByLabel("Für wen").fill("Otto");
  await page.getByLabel("Dein Gruß").fill("Für die leere Wand");
  const preview = page.getByRole("figure", { name: "So sieht er aus" });
  await expect(preview).toContainText(/65,00.*Für Otto.*Für die leere Wand/);
  await expectAccessible(page);
  await own.press("Enter");
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("heading", { level: 2, name: "Geschenkgutschein" })).toBeVisible();

  await expect(page.getByText("Kommt per E-Mail, ohne Versand")).toBeVisible();
  await expect(page.getByText(/Brief/)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/checkout");
  await fillInAddress(page);
  await expect(page.getByText("Dorthin kommen die Bestätigung und der Gutschein.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Versandart und Liefertag" })).toHaveCount(0);
  await order(page);
  await pay(page, "paid");
  // Nothing is made or sent, so it may have arrived already.
  await expect(
    page.getByRole("heading", { level: 1, name: /^(Danke, das ist bestellt|Dein Gutschein ist unterwegs)$/ }),
  ).toBeVisible();
  await expect(page.getByText(/Brief|Versandart|Lieferung an/)).toHaveCount(0);

  const office = (await browser.newContext()).request;
  const { operatorPassword: password } = await demoSecrets();
  expect((await office.post("/office-api/login", { data: { email: operatorEmail, password } })).ok()).toBe(true);
  const read = async (path: string) => (await office.get(path)).json();
  await expect
    .poll(async () => (await read("/office-api/mails?search=Geschenkgutschein")).total, { timeout: 15_000 })
    .toBe(1);
  const { mails } = await read("/office-api/mails?search=Geschenkgutschein");
  const { text } = await read(`/office-api/mails/${mails[0].id}`);
  expect(text).toContain("Für die leere Wand");
  const eml = await (await office.get(`/office-api/mails/${mails[0].id}/eml`)).text();
  expect(eml).toContain("Content-Type: application/pdf; name=Geschenkgutschein.pdf");
  const code = /Der Code: (\S+)/.exec(text)?.[1] ?? "";

  await putFrame(page);
  const put = await page.request.post("/web-api/cart/vouchers", { data: { code } });
  const { vouchers } = await put.json();
  expect(vouchers).toMatchObject([{ type: "gift", amount: 6500, problem: null }]);

  // An account that she makes now knows of it, says so, and never shows its code.
  await page.goto("/account");
  const signUp = page.getByRole("form", { name: "Konto anlegen" });
  await signUp.getByLabel("Vorname").fill("<b>Mia</b>");
  await signUp.getByLabel("Nachname").fill("Muster");
  await signUp.getByLabel("E-Mail").fill(`mia.${Date.now()}@beispiel.de`);
  await signUp.getByLabel("Passwort", { exact: true }).fill("lang genug!");
  await signUp.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByText("Hallo <b>Mia</b>")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "liegt jetzt in deinem Konto" })).toBeVisible();
  const mine = page.getByRole("region", { name: "Gutscheine" }).getByRole("listitem");
  await expect(mine).toContainText("65,00");
  await expect(mine).not.toContainText(code);
  await expectAccessible(page);
});

test("what is typed on a gift voucher while the page still loads stays on it and never stands in the address", async ({
  page,
}) => {
  let release = () => {};
  const loaded = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto("/gutscheine", { waitUntil: "commit" });
  await page.getByLabel("Für wen").fill("Otto");
  await page.getByLabel("Dein Gruß").fill("Nur für dich");
  await page.getByLabel("Für wen").press("Enter");
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeDisabled();
  release();
  await expect(page.getByRole("figure", { name: "So sieht er aus" })).toContainText(/Für Otto.*Nur für dich/);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByText("Für Otto")).toBeVisible();
});
