import { customerEmail, demoSecrets } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { fillInAddress, order, orderButton, pay, putFrame, readyToOrder } from "./fill-basket.ts";
import { expect, type Page, test } from "./test.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** The number in the order's own page. */
const orderNumber = async (page: Page) =>
  (await page.getByText(/^Bestellung \d+$/).textContent())?.replace(/\D/g, "") ?? "";

test.describe("the checkout", () => {
  test("of an empty basket says so, and the browser has no fault to tell", async ({ page }) => {
    const faults: string[] = [];
    page.on("console", (said) => said.type() === "error" && faults.push(said.text()));
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { name: "Der Warenkorb ist leer" })).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test("says under each field what is missing, keeps what was typed, and ends in a paid order", async ({ page }) => {
    await putFrame(page);
    await page.goto("/cart");
    await page.getByRole("link", { name: "Zur Kasse" }).click();
    await expect(heading(page, "Kasse")).toBeVisible();
    await page.getByLabel("E-Mail").fill("lena@");
    await page.getByLabel("PLZ").fill("8033");
    await page.getByRole("button", { name: orderButton }).click();

    await expect(page.getByLabel("E-Mail")).toBeFocused();
    await expect(page.getByLabel("E-Mail")).toHaveAccessibleDescription(/lena@beispiel\.de/);
    await expect(page.getByLabel("PLZ")).toHaveAccessibleDescription(
      "In Deutschland hat die Postleitzahl fünf Ziffern. Es fehlt eine.",
    );
    await expect(page.getByText("6 Felder fehlen noch oder stimmen nicht.")).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByLabel("E-Mail")).toHaveValue("lena@");
    await expect(page.getByLabel("PLZ")).toHaveValue("8033");
    await fillInAddress(page);
    await expect(page.getByText(/fehlt eine/)).toHaveCount(0);
    await order(page);
    await pay(page, "paid");
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
    await expect(page.getByText("Die Bestätigung ist unterwegs an lena@beispiel.de.")).toBeVisible();
    await expect(page.getByText("80331 München")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Hier hängt noch nichts" })).toBeVisible();
  });

  test("counts again for another country and another speed, and announces the total", async ({ page }) => {
    await putFrame(page);
    await page.goto("/checkout");
    const total = page
      .getByRole("region", { name: "Deine Bestellung" })
      .getByRole("status")
      .filter({ hasText: "Gesamt" });
    await expect(total).toContainText("42,85 €");
    await expect(total).toContainText("darin 6,84 € Mehrwertsteuer (19 %)");
    // Her own first, the others as her language sorts them.
    await expect(page.getByLabel("Land").getByRole("option")).toHaveText([
      "Deutschland",
      "Belgien",
      "Frankreich",
      "Italien",
      "Luxemburg",
      "Niederlande",
      "Österreich",
      "Spanien",
    ]);
    await page.getByLabel("Land").selectOption("AT");
    await expect(total).toContainText("43,85 €");
    await expect(total).toContainText("(20 %)");
    await page.getByLabel(/^Express/).check();
    await expect(total).toContainText("55,80 €");
    await page.getByLabel("PLZ").fill("80331");
    await page.getByLabel("PLZ").blur();
    await expect(page.getByLabel("PLZ")).toHaveAccessibleDescription(/Österreich.*Eine ist zu viel/);
    await page.getByLabel("Land").selectOption("DE");
    await expect(total).toContainText("50,80 €");
    await expect(page.getByLabel("PLZ")).not.toHaveAttribute("aria-invalid");
  });

  test("takes a bill to another address", async ({ page }) => {
    await readyToOrder(page);
    await page.getByLabel("Die Rechnung geht an eine andere Adresse").check();
    await page.getByRole("button", { name: orderButton }).click();
    await expect(page.getByLabel("Vorname").nth(1)).toBeFocused();
    await page.getByLabel("Vorname").nth(1).fill("Otto");
    await page.getByLabel("Nachname").nth(1).fill("Beispiel");
    await page.getByLabel("Straße und Hausnummer").nth(1).fill("Am Markt 1");
    await page.getByLabel("Land").nth(1).selectOption("CH");
    await page.getByLabel("PLZ").nth(1).fill("8001");
    await page.getByLabel("Ort", { exact: true }).nth(1).fill("Zürich");
    await order(page);
    await pay(page, "paid");
    await expect(page.getByText("8001 Zürich")).toBeVisible();
    await expect(page.getByText("80331 München")).toBeVisible();
  });

  test("asks again when the total is not the one that was shown", async ({ page }) => {
    await putFrame(page);
    // The page was opened before a price went up: it shows a euro less than the shop asks for now.
    await page.route("**/web-api/checkout/summary", async (route) => {
      const answer = await route.fetch();
      const summary = await answer.json();
      await route.fulfill({ json: { ...summary, total: summary.total - 100, payable: summary.payable - 100 } });
    });
    await page.goto("/checkout");
    await fillInAddress(page);
    await page.getByRole("button", { name: orderButton }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Der Gesamtbetrag hat sich geändert" });
    await expect(notice).toContainText("Vorher 41,85 €, jetzt 42,85 €");
    await expectAccessible(page);
    await order(page);
    await expect(page.getByText("42,85 €")).toBeVisible();
  });

  test("lets her log in on the way without losing a word", async ({ page }) => {
    const { customerPassword } = await demoSecrets();
    await readyToOrder(page);
    await page.getByRole("button", { name: "Anmelden" }).click();
    const dialog = page.getByRole("dialog", { name: "Anmelden" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("E-Mail").fill(customerEmail);
    await dialog.getByLabel("Passwort", { exact: true }).fill("nicht das Passwort");
    await dialog.getByRole("button", { name: "Anmelden" }).click();
    await expect(dialog.getByRole("alert")).toContainText("E-Mail oder Passwort stimmt nicht.");
    await dialog.getByLabel("Passwort", { exact: true }).fill(customerPassword);
    await dialog.getByRole("button", { name: "Anmelden" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Angemeldet als Lena Muster")).toBeVisible();
    await expect(page.getByLabel("E-Mail")).toBeFocused();
    // What she had typed, not the address of her account.
    await expect(page.getByLabel("E-Mail")).toHaveValue("lena@beispiel.de");
    await expect(page.getByLabel("Straße und Hausnummer")).toHaveValue("Lindenweg 12");
    await order(page);
    await pay(page, "paid");
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
  });

  test("works with the keyboard alone", async ({ page }) => {
    await putFrame(page);
    await page.goto("/checkout");
    await expect(page.getByRole("button", { name: orderButton })).toBeVisible();
    await page.getByLabel("E-Mail").focus();
    for (const text of ["lena@beispiel.de", "Lena", "Muster", "Lindenweg 12", "80331", "München"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByLabel("Land")).toBeFocused();
    await page.keyboard.press("Tab"); // company
    await page.keyboard.press("Tab"); // bill
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(/^Paket/)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByLabel(/^Abholpunkt/)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(/^Testzahlung/)).toBeFocused();
    await page.keyboard.press("Tab"); // back to the basket
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
    await page.keyboard.press("Tab"); // uses the code
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: orderButton })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/payments\/test\//);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
  });
});

test.describe("paying", () => {
  test("again after it was declined", async ({ page }) => {
    await readyToOrder(page);
    await order(page);
    await pay(page, "declined");
    await expect(heading(page, "Die Zahlung wurde abgelehnt")).toBeVisible();
    const number = await orderNumber(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "42,85 € bezahlen" }).click();
    await page.waitForURL(/\/payments\/test\//);
    await pay(page, "paid");
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
    expect(await orderNumber(page)).toBe(number);
    await expect(page.getByRole("button", { name: /bezahlen/ })).toHaveCount(0);
  });

  test("is waited for while the bank decides", async ({ page }) => {
    await readyToOrder(page);
    await order(page);
    await pay(page, "pending-then-paid");
    await expect(heading(page, "Deine Bank prüft noch")).toBeVisible();
    await expect(page.getByText(/Zuletzt nachgefragt um/)).toBeVisible();
    await expect(page.getByRole("button", { name: /bezahlen/ })).toHaveCount(0);
    await expectAccessible(page);
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
  });

  test("can be taken back within the hour, with a question in between", async ({ page }) => {
    await readyToOrder(page);
    await order(page);
    await pay(page, "paid-webhook-before-return");
    await expect(page.getByText(/Bis \d\d:\d\d\s\w+ kannst du kostenlos stornieren/)).toBeVisible();
    await page.getByRole("button", { name: "Bestellung stornieren" }).click();
    const dialog = page.getByRole("dialog", { name: /stornieren\?$/ });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Behalten" }).click();
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
    await page.getByRole("button", { name: "Bestellung stornieren" }).click();
    await dialog.getByRole("button", { name: "Ja, stornieren" }).click();
    await expect(heading(page, "Die Bestellung ist storniert")).toBeVisible();
    await expect(page.getByRole("button", { name: "Bestellung stornieren" })).toHaveCount(0);
    await page.reload();
    await expect(heading(page, "Die Bestellung ist storniert")).toBeVisible();
  });
});

test.describe("one basket is one order", () => {
  test("although two tabs order it", async ({ page, context }) => {
    await readyToOrder(page);
    const other = await context.newPage();
    await other.goto("/checkout");
    await fillInAddress(other);
    await expect(other.getByRole("button", { name: orderButton })).toBeEnabled();
    await order(page);
    await other.getByRole("button", { name: orderButton }).click();
    await other.waitForURL(/\/order\//);
    await expect(other.getByText(/Diesen Warenkorb hattest du schon bestellt/)).toBeVisible();
    await pay(page, "paid");
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
    expect(await orderNumber(other)).toBe(await orderNumber(page));
    await other.close();
  });

  test("although the button is pressed twice and the answer gets lost", async ({ page }) => {
    await readyToOrder(page);
    let sent = 0;
    await page.route("**/web-api/orders", async (route) => {
      sent++;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: orderButton }).dblclick();
    await expect(page.getByRole("alert")).toContainText("Keine Verbindung");
    expect(sent).toBe(1);
    await page.unroute("**/web-api/orders");
    await page.reload();
    await page.waitForURL(/\/order\//);
    await expect(page.getByText(/nur die Antwort ging unterwegs verloren/)).toBeVisible();
    await page.getByRole("button", { name: "42,85 € bezahlen" }).click();
    await page.waitForURL(/\/payments\/test\//);
    await pay(page, "paid");
    await expect(heading(page, "Danke, das ist bestellt")).toBeVisible();
  });

  test("although she is offline at first", async ({ page, context }) => {
    await readyToOrder(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: orderButton }).click();
    await expect(page.getByRole("alert")).toContainText("alles Geschriebene bleibt hier");
    await expect(page.getByLabel("Straße und Hausnummer")).toHaveValue("Lindenweg 12");
    await context.setOffline(false);
    await order(page);
  });

  test("although she goes back from the payment page", async ({ page }) => {
    await readyToOrder(page);
    await order(page);
    await page.goBack();
    await expect(page.getByRole("heading", { name: /Bestellung \d+ ist angelegt/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Zur Bestellung" }).click();
    await expect(heading(page, /Wir fragen nach deiner Zahlung|Bestellt, aber noch nicht bezahlt/)).toBeVisible();
    await page.getByRole("button", { name: "42,85 € bezahlen" }).click();
    await page.waitForURL(/\/payments\/test\//);
  });
});

test("an order's page is nobody else's to find: not in search engines, not in the address others see", async ({
  page,
}) => {
  await readyToOrder(page);
  await order(page);
  await pay(page, "paid");
  const answer = await page.request.get(page.url());
  expect(answer.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "private, no-store",
  });
  // Both when the page is fetched ahead and when it is opened.
  const asked: Promise<string | null>[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/agb") asked.push(request.headerValue("referer"));
  });
  await page.getByRole("link", { name: "AGB" }).first().click();
  await page.waitForURL("**/agb");
  expect(asked.length).toBeGreaterThan(0);
  for (const referer of await Promise.all(asked)) expect(referer ?? "").toBe("");

  await page.goto(`/order/${"x".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Diese Bestellung gibt es nicht" })).toBeVisible();
  await expectAccessible(page);
});

test("an account takes the basket along, and leaves nothing behind at logout", async ({ page }) => {
  await putFrame(page);
  await page.goto("/account");
  await expectAccessible(page);
  const signUp = page.getByRole("form", { name: "Konto anlegen" });
  await signUp.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(signUp.getByLabel("Vorname")).toBeFocused();
  await expect(signUp.getByLabel("Passwort", { exact: true })).toHaveAccessibleDescription(
    /^Schreibe dein Passwort\. Mindestens 10 Zeichen\./,
  );
  await signUp.getByLabel("Vorname").fill("Mila");
  await signUp.getByLabel("Nachname").fill("Beispiel");
  const email = `mila.${Date.now()}@beispiel.de`;
  await signUp.getByLabel("E-Mail").fill(email);
  const password = signUp.getByLabel("Passwort", { exact: true });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await password.fill("neun Zeic");
  await signUp.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Das Passwort braucht mindestens 10 Zeichen\./);
  expect(sent).not.toContain("/web-api/customer-signup");
  await password.fill("ein Satz zum Merken");
  await signUp.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByText("Hallo Mila")).toBeVisible();
  expect(sent).toContain("/web-api/customer-signup");
  await expect(page.getByText(/liegt jetzt in deinem Konto/)).toBeVisible();
  await expect(page.getByText("1 Artikel,")).toBeVisible();
  await expect(page.getByRole("link", { name: "Konto von Mila Beispiel" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/checkout");
  await expect(page.getByLabel("E-Mail")).toHaveValue(email);
  await page.goto("/account");
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Du bist abgemeldet." })).toBeFocused();
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Hier hängt noch nichts" })).toBeVisible();

  await page.goto("/account");
  const logIn = page.getByRole("form", { name: "Anmelden" });
  await logIn.getByLabel("E-Mail").fill(email);
  await logIn.getByLabel("Passwort", { exact: true }).fill("ein Satz zum Merken");
  await logIn.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText("1 Artikel,")).toBeVisible();
});
