import { customerEmail, demoSecrets } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { order, pay, readyToOrder } from "./fill-basket.ts";
import { shifts } from "./layout-shifts.ts";
import { expect, type Page, test } from "./test.ts";

/** She signs in from home, so that others' attempts do not count with hers. */
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.8" } });

const loginForm = (page: Page) => page.getByRole("form", { name: "Anmelden" });

async function logIn(page: Page) {
  const { customerPassword } = await demoSecrets();
  await page.goto("/account");
  await loginForm(page).getByLabel("E-Mail").fill(customerEmail);
  await loginForm(page).getByLabel("Passwort", { exact: true }).fill(customerPassword);
  await loginForm(page).getByRole("button", { name: "Anmelden" }).click();
  // The form is gone: who reads by ear or goes by keyboard is where the account begins.
  await expect(page.getByText("Hallo Lena")).toBeFocused();
}

test("her account has her order, and opens it by its number for her alone", async ({ page, browser }) => {
  await readyToOrder(page);
  await order(page);
  await pay(page, "paid-webhook-before-return");
  const words = (await page.getByText(/^Bestellung \d+$/).textContent()) ?? "";
  await logIn(page);
  const orders = page.getByRole("region", { name: "Bestellungen" });
  await expect(orders.getByRole("listitem").filter({ hasText: words })).toContainText("42,85 €");
  await expectAccessible(page);
  await orders.getByRole("link", { name: words }).click();
  await expect(page.getByText("80331 München")).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { name: "Diese Bestellung gibt es nicht" })).toBeVisible();
  await expect(stranger.getByText("80331 München")).toHaveCount(0);
  await stranger.close();
});

test("her designs can be copied and deleted, with a question before", async ({ page }) => {
  await page.goto("/configurator-photo-frame/?materialType=leinwand&formatType=600x400");
  const name = `Strand ${Date.now()}`;
  await page.getByLabel("Name der Gestaltung").fill(name);
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  await logIn(page);
  const mine = page.getByRole("region", { name: "Gestaltungen" }).getByRole("listitem").filter({ hasText: name });
  await expect(mine).toContainText("33,90 € das Stück");
  await mine.getByRole("button", { name: `${name} duplizieren` }).click();
  await expect(mine).toHaveCount(2);
  await mine
    .first()
    .getByRole("button", { name: `${name} löschen` })
    .click();
  const dialog = page.getByRole("dialog", { name: `${name} löschen?` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Behalten" }).click();
  await expect(mine).toHaveCount(2);
  await mine
    .first()
    .getByRole("button", { name: `${name} löschen` })
    .click();
  await dialog.getByRole("button", { name: "Ja, löschen" }).click();
  await expect(mine).toHaveCount(1);
  await mine.getByRole("link", { name: `${name} öffnen` }).click();
  await expect(page.getByLabel("Name der Gestaltung")).toHaveValue(name);
});

test("a log-in without address and password names both fields, and asks the shop nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("customer-login") && asked.push(request.url()));
  await page.goto("/account");
  const [email, password] = [
    loginForm(page).getByLabel("E-Mail"),
    loginForm(page).getByLabel("Passwort", { exact: true }),
  ];
  await loginForm(page).getByRole("button", { name: "Anmelden" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Schreibe deine E-Mail-Adresse, zum Beispiel lena@beispiel.de.");
  await expect(password).toHaveAccessibleDescription("Schreibe dein Passwort.");
  await expectAccessible(page);
  await email.fill("niemand@beispiel.de");
  await loginForm(page).getByRole("button", { name: "Anmelden" }).click();
  await expect(password).toBeFocused();
  await expect(email).not.toHaveAttribute("aria-invalid");
  expect(asked).toEqual([]);
});

test("who forgot her password asks for a link; a wrong one says so and leads to a new one", async ({ page }) => {
  await page.goto("/account");
  await loginForm(page).getByRole("link", { name: "Passwort vergessen?" }).click();
  const forgotten = page.getByRole("form", { name: "Passwort vergessen" });
  await forgotten.getByLabel("E-Mail").fill("niemand@beispiel.de");
  await page.getByRole("button", { name: "Link schicken" }).click();
  await expect(page.getByText(/Gibt es zu dieser Adresse ein Konto/)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/account/new-password#token=erfunden");
  const password = page.getByRole("textbox", { name: "Neues Passwort" });
  await password.fill("kurz");
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill("lang genug dafür");
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(page.getByRole("alert")).toContainText("gilt nicht mehr");
  await expect(page.getByRole("link", { name: "Neuen Link anfordern" })).toBeVisible();
});

test("pages whose link of a mail lost its token say so, and nothing moves when they do", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, wayOn] of [
    ["/account/new-password", "Neuen Link anfordern"],
    ["/account/new-email", "Konto"],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).not.toBeEmpty();
    await expect(main.getByRole("link", { name: wayOn })).toBeVisible();
    expect(await shifts(page)).toBe(0);
    await expectAccessible(page);
  }
});

test("she changes her password, gets a copy of her data and ends her account", async ({ page }) => {
  const email = `ines${Date.now()}@beispiel.de`;
  await page.goto("/account");
  const signUp = page.getByRole("form", { name: "Konto anlegen" });
  await signUp.getByLabel("E-Mail").fill(email);
  await signUp.getByLabel("Passwort", { exact: true }).fill("langes-passwort");
  await signUp.getByLabel("Vorname").fill("Ines");
  await signUp.getByLabel("Nachname").fill("Muster");
  await signUp.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByText("Hallo Ines")).toBeVisible();
  for (const setting of ["Passwort ändern", "E-Mail-Adresse ändern", "Kopie deiner Daten", "Konto löschen"]) {
    await page.locator("summary", { hasText: setting }).click();
  }
  // Her address stands among what the shop knows of her, and where it is changed.
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  await expect(page.getByText(`Zurzeit ist es ${email}.`)).toBeVisible();
  await expectAccessible(page);
  const change = page.getByRole("form", { name: "Passwort ändern" });
  await change.getByLabel("Jetziges Passwort").fill("falsch-falsch");
  await change.getByLabel("Neues Passwort").fill("ein-anderes-passwort");
  await change.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(change.getByLabel("Jetziges Passwort")).toBeFocused();
  await expect(change.getByText("Das ist nicht dein jetziges Passwort.")).toBeVisible();
  await change.getByLabel("Jetziges Passwort").fill("langes-passwort");
  await change.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Dein neues Passwort gilt." })).toBeFocused();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Kopie herunterladen" }).click();
  expect((await downloading).suggestedFilename()).toBe("passepartout.json");

  const end = page.getByRole("form", { name: "Konto löschen" });
  await end.getByLabel("Jetziges Passwort").fill("ein-anderes-passwort");
  await end.getByRole("button", { name: "Konto endgültig löschen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Dein Konto ist gelöscht." })).toBeFocused();
  await loginForm(page).getByLabel("E-Mail").fill(email);
  await loginForm(page).getByLabel("Passwort", { exact: true }).fill("ein-anderes-passwort");
  await loginForm(page).getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("alert")).toContainText("E-Mail oder Passwort stimmt nicht");
});
