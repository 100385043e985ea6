import { customerEmail, demoSecrets } from "./demo-people.ts";
import { dialogNamed as dialog, fitsEachWidth, openAlive as open } from "./dialog-looks.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

/** The nine kinds of dialogs, one at a time (specification, chrome document, section 4). */

/** She signs in from home, so that others' attempts do not count with hers. */
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.16" } });

test("the account is entered in place: from one form to the other, then with her name in the header", async ({
  page,
}) => {
  const { customerPassword } = await demoSecrets();
  await open(page, "/leinwanddruck");
  const account = page.getByRole("link", { name: "Konto", exact: true });
  await account.click();
  const email = page.getByRole("dialog").getByLabel("E-Mail");
  await expect(email).toBeFocused();
  await fitsEachWidth(page, dialog(page, "Anmelden"));
  await expectAccessible(page);

  await page.getByRole("link", { name: "Noch kein Konto? Jetzt anlegen" }).click();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await dialog(page, "Konto anlegen").getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByText("Schreibe dein Passwort.")).toBeVisible();
  await expect(page.getByLabel("Vorname")).toHaveAccessibleDescription("Schreibe deinen Vornamen.");
  await expect(page.getByLabel("Vorname")).toBeFocused();
  // What is empty needs no server to say so.
  expect(asked.filter((url) => url.includes("customer-signup"))).toEqual([]);
  await fitsEachWidth(page, dialog(page, "Konto anlegen"));
  await expectAccessible(page);

  await page.getByRole("link", { name: "Schon ein Konto? Anmelden" }).click();
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await fitsEachWidth(page, dialog(page, "Passwort vergessen"));
  await dialog(page, "Passwort vergessen").getByLabel("E-Mail").fill("niemand@beispiel.de");
  await page.getByRole("button", { name: "Link schicken" }).click();
  await expect(dialog(page, "Sieh in dein Postfach").getByText("niemand@beispiel.de")).toBeVisible();
  await fitsEachWidth(page, dialog(page, "Sieh in dein Postfach"));
  await expectAccessible(page);

  await page.getByRole("button", { name: "Zur Anmeldung" }).click();
  await email.fill(customerEmail);
  await page.getByLabel("Passwort", { exact: true }).fill("falsch-falsch");
  await dialog(page, "Anmelden").getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("alert")).toContainText("E-Mail oder Passwort stimmt nicht");
  await page.getByLabel("Passwort", { exact: true }).fill(customerPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/leinwanddruck");
  const hers = page.getByRole("banner").getByRole("link", { name: /Lena/ }).first();
  await expect(hers).toBeVisible();
  await hers.click();
  await expect(page.getByText("Hallo Lena")).toBeVisible();
});

test("pictures are seen from near, by keys alone, and all formats and one's own are in sight", async ({ page }) => {
  await open(page, "/leinwanddruck");
  const first = page.getByRole("region", { name: "Bilder" }).getByRole("link").first();
  await first.focus();
  await page.keyboard.press("Enter");
  const view = page.getByRole("region", { name: /^Bild \d von 5$/ });
  await expect(view).toBeFocused();
  await fitsEachWidth(page, page.getByRole("dialog"));
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Bild 2 von 5")).toBeVisible();
  await expect(view.getByRole("img")).toHaveJSProperty("complete", true);
  const width = () => view.getByRole("img").evaluate((image) => image.clientWidth);
  const whole = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBe(2 * whole);
  // the larger one scrolls and does not turn the page
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Bild 2 von 5")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(first).toBeFocused();

  await page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ }).click();
  await fitsEachWidth(page, dialog(page, "Weitere Formate"));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page
    .getByRole("link", { name: /Eigenes Format wählen$/ })
    .first()
    .click();
  await fitsEachWidth(page, dialog(page, "Eigenes Format"));
  await expectAccessible(page);
});

test("what it is, and how it looks in space", async ({ page }) => {
  await open(page, "/leinwanddruck");
  await page.getByRole("link", { name: "Produktbeschreibung" }).click();
  const description = dialog(page, "Foto auf Leinwand");
  await expect(description.getByText("340 g je Quadratmeter")).toBeVisible();
  await description.getByText("200 g Fotopapier", { exact: true }).click();
  await fitsEachWidth(page, description);
  await expectAccessible(page);
  await description.getByRole("button", { name: "Schließen" }).click();

  // Without a graphics card each drawing takes seconds: one is enough, after the looks at each width.
  const photo = Promise.withResolvers<void>();
  await page.route("**/photo-dunes-1600.avif", async (route) => {
    await photo.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "In 3D ansehen" }).click();
  const space = dialog(page, "Dein Bild im Raum");
  await fitsEachWidth(page, space);
  photo.resolve();
  // a browser without WebGL says so
  await expect(space.getByRole("img").or(space.getByText("kann die räumliche Ansicht nicht zeigen"))).toBeVisible();
  await expectAccessible(page);
});

test("no page loads the code of a dialog before somebody points at what opens it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  await open(page, "/leinwanddruck");
  const dialogs = () => scripts.flatMap((path) => /([\w-]+-dialog)-[\w-]{8}\.js$/.exec(path)?.[1] ?? []);
  expect(dialogs()).toEqual([]);
  await page.getByRole("link", { name: "Konto", exact: true }).click();
  await expect(dialog(page, "Anmelden")).toBeVisible();
  expect(dialogs()).toEqual(["account-dialog"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Back closes the dialog and keeps page and place; a choice in it leaves no step behind", async ({ page }) => {
    await page.goto("/");
    await open(page, "/leinwanddruck");
    const all = page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ });
    await all.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await all.click();
    await expect(dialog(page, "Weitere Formate")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/leinwanddruck");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(all).toBeFocused();

    await all.click();
    await dialog(page, "Weitere Formate")
      .getByRole("link", { name: /90 × 60 cm/ })
      .first()
      .click();
    await expect(page).toHaveURL("/leinwanddruck?formatType=900x600");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});
