import { expectAccessible } from "./expect-accessible.ts";
import { order, orderButton, pay, putFrame } from "./fill-basket.ts";
import { shifts } from "./layout-shifts.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.61" } });

async function signUp(page: Page, email: string) {
  const form = { email, password: "ein Satz zum Merken", firstName: "Lena", lastName: "Muster" };
  expect((await page.request.post("/web-api/customer-signup", { form })).ok()).toBe(true);
}

async function fillIn(form: Locator, street: string, city: string) {
  await form.getByLabel("Vorname").fill("Lena");
  await form.getByLabel("Nachname").fill("Muster");
  await form.getByLabel("Straße und Hausnummer").fill(street);
  await form.getByLabel("PLZ").fill("80331");
  await form.getByLabel("Ort", { exact: true }).fill(city);
}

/** Nothing moved while the page came, at the end of which this is seen. */
async function comesStill(page: Page, path: string, end: ReturnType<Page["getByRole"]>) {
  await page.goto(path);
  await expect(end).toBeVisible();
  expect(await shifts(page), path).toBe(0);
}

// Core document, section 7: addresses of customers.
test("she keeps an address book on her phone, orders to an address of it, and only an order adds what she typed", async ({
  page,
}) => {
  await comesStill(page, "/cart", page.getByRole("heading", { name: "Hier hängt noch nichts" }));
  await comesStill(page, "/checkout", page.getByRole("heading", { name: "Der Warenkorb ist leer" }));
  const email = `adressen${Date.now()}@beispiel.de`;
  await signUp(page, email);
  const book = page.getByRole("region", { name: "Adressen" });
  await comesStill(page, "/account", book);

  await book.getByRole("button", { name: "Adresse hinzufügen" }).click();
  const form = book.getByRole("form", { name: "Neue Adresse" });
  await expect(form.getByLabel("Vorname")).toBeFocused();
  await form.getByRole("button", { name: "Adresse sichern" }).click();
  await expect(form.getByLabel("Vorname")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Vorname")).toBeFocused();
  await expectAccessible(page);
  await fillIn(form, "Lindenweg 12", "München");
  await form.getByRole("button", { name: "Adresse sichern" }).click();
  await expect(book.getByText("Gesichert.")).toBeVisible();
  await expect(book.getByRole("listitem")).toContainText(["Lindenweg 12"]);

  await book.getByRole("button", { name: "Adresse hinzufügen" }).click();
  await fillIn(form, "Am Hang 3", "Köln");
  await form.getByRole("checkbox", { name: /^Rechnungen/ }).check();
  await form.getByRole("button", { name: "Adresse sichern" }).click();
  const [home, second] = [book.getByRole("listitem").first(), book.getByRole("listitem").nth(1)];
  await expect(second).toContainText("Standard für Rechnungen");
  await second.getByRole("button", { name: "Am Hang 3, Köln ändern" }).click();
  const change = book.getByRole("form", { name: "Ändern" });
  await change.getByLabel("Straße und Hausnummer").fill("Am Hang 5");
  await change.getByRole("checkbox", { name: /^Pakete/ }).check();
  await change.getByRole("button", { name: "Adresse sichern" }).click();
  await expect(second).toContainText("Am Hang 5");
  await expect(second).toContainText("Standard für Pakete, Standard für Rechnungen");
  await expect(home).not.toContainText("Standard");

  await putFrame(page);
  await comesStill(page, "/cart", page.getByRole("region", { name: "Zusammenfassung" }));
  const places = page.getByRole("group", { name: "Wohin geht das Paket?" });
  await comesStill(page, "/checkout", places);
  await expect(places.getByRole("radio", { name: /Am Hang 5/ })).toBeChecked();
  await expectAccessible(page);
  await places.getByRole("radio", { name: /Lindenweg 12/ }).check();
  await places.getByRole("radio", { name: "Andere Adresse" }).check();
  await fillIn(page.locator("form"), "Seestraße", "Lindau");
  await page.getByLabel("PLZ").fill("8813");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("In meinem Konto sichern").check();
  const saved = async () =>
    (await (await page.request.get("/web-api/customer-addresses")).json()).addresses.map(
      ({ address }: { address: { street: string } }) => address.street,
    );
  // Not taken: then nothing is saved either.
  await page.getByRole("button", { name: orderButton }).click();
  await expect(page.getByLabel("PLZ")).toBeFocused();
  expect(await saved()).toEqual(["Lindenweg 12", "Am Hang 5"]);
  await page.getByLabel("PLZ").fill("88131");
  await page.getByLabel("Straße und Hausnummer").fill("Seestraße 1");
  await order(page);
  await expect.poll(saved).toEqual(["Lindenweg 12", "Am Hang 5", "Seestraße 1"]);
  await pay(page, "paid");

  await comesStill(page, "/account", book);
  await book.getByRole("button", { name: "Am Hang 5, Köln löschen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ja, löschen" }).click();
  await expect(book.getByText("Gelöscht.")).toBeVisible();
  await expect(book.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
});
