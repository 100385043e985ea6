import { expectAccessible } from "./expect-accessible.ts";
import { shopDatabase } from "./shop-database.ts";
import { openOffice } from "./sign-in.ts";
import { type Browser, expect, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

/** Each browser from another home, so that others' attempts do not count with hers. */
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.71" } });
let homes = 0;
async function newBrowser(browser: Browser): Promise<Page> {
  homes += 1;
  const page = await browser.newPage();
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `198.51.102.${homes}` });
  return page;
}

const unproven = "Noch nicht bestätigt";
const form = (page: Page, name: string) => page.getByRole("form", { name, exact: true });
const designs = (page: Page) => page.getByRole("region", { name: "Gestaltungen" }).getByRole("listitem");

async function signUp(page: Page, email: string, password: string) {
  await page.goto("/account");
  const asked = form(page, "Konto anlegen");
  await asked.getByLabel("Vorname").fill("Ines");
  await asked.getByLabel("Nachname").fill("Muster");
  await asked.getByLabel("E-Mail").fill(email);
  await asked.getByLabel("Passwort", { exact: true }).fill(password);
  await asked.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByText("Hallo Ines")).toBeFocused();
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto("/account");
  const asked = form(page, "Anmelden");
  await asked.getByLabel("E-Mail").fill(email);
  await asked.getByLabel("Passwort", { exact: true }).fill(password);
  await asked.getByRole("button", { name: "Anmelden" }).click();
}

async function design(page: Page, name: string) {
  await page.goto("/configurator-photo-frame/?materialType=leinwand&formatType=600x400");
  await page.getByLabel("Name der Gestaltung").fill(name);
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
}

/** The link of the newest of so many mails, which go out a moment after what they tell of. */
async function mailedLink(email: string, subject: string, nth = 1): Promise<string> {
  const database = await shopDatabase();
  try {
    const mails = database.db.selectFrom("outbox_mail").select("plain").where("recipient", "=", email);
    const newest = mails.where("subject", "=", subject).orderBy("created_at", "desc");
    await expect.poll(async () => (await newest.execute()).length).toBe(nth);
    const { plain } = await newest.limit(1).executeTakeFirstOrThrow();
    return /https?:\/\/\S+\/account\/new-email#token=\S+/.exec(plain)?.[0] ?? "";
  } finally {
    await database.close();
  }
}

const confirmSubject = "Bestätige deine E-Mail-Adresse bei Passepartout";
const confirm = (page: Page) => page.getByRole("button", { name: "Adresse bestätigen" });
const said = (page: Page) => page.getByRole("main").getByRole("status");

// Core document, section 7: customer-signup.
test("a new customer confirms her address, on another browser with her password", async ({ page, browser }) => {
  const email = `ines.${Date.now()}@beispiel.de`;
  await signUp(page, email, "langes-passwort");
  const address = page.getByRole("definition").filter({ hasText: email });
  await expect(address).toContainText(unproven);
  await expect(address).toContainText("Falsch geschrieben? Weiter unten steht „E-Mail-Adresse ändern“.");
  await atEachWidth(page, () => expect(address.getByRole("button")).toBeVisible());
  await expectAccessible(page);

  const again = address.getByRole("button", { name: "Link noch einmal schicken" });
  await page.route("**/customer-prove-email", (route) => route.abort());
  await again.click();
  await expect(address.getByRole("alert")).toContainText("Keine Verbindung");
  await page.unroute("**/customer-prove-email");
  await again.click();
  await expect(address.getByRole("status")).toContainText(`Der Link ist unterwegs an ${email}.`);
  await expect(address.getByRole("alert")).toHaveCount(0);
  await expect(again).toBeFocused();
  await expectAccessible(page);

  const link = await mailedLink(email, confirmSubject, 2);
  const phone = await newBrowser(browser);
  await phone.goto(link);
  const password = phone.getByLabel("Passwort", { exact: true });
  await expect(password).toHaveCount(0);
  await expectAccessible(phone);
  await confirm(phone).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Schreibe das Passwort des Kontos/);
  // To be asked is no fault.
  await expect(password).not.toHaveAttribute("aria-invalid");
  await expect(phone.getByRole("alert")).toHaveCount(0);
  await expectAccessible(phone);
  await confirm(phone).click();
  await expect(password).toHaveAccessibleDescription(/^Schreibe dein Passwort\./);
  await password.fill("falsch-falsch");
  await confirm(phone).click();
  await expect(password).toHaveAccessibleDescription(/^Das ist nicht das Passwort dieses Kontos/);
  // Nothing is confirmed by a link alone, nor with a guess.
  await page.reload();
  await expect(address).toContainText(unproven);
  await password.fill("langes-passwort");
  await confirm(phone).click();
  await expect(said(phone)).toHaveText("Deine E-Mail-Adresse ist bestätigt. Du meldest dich jetzt mit ihr an.");
  await expect(said(phone)).toBeFocused();
  await expectAccessible(phone);
  await phone.goto("/account");
  // The link signs nobody in.
  await expect(form(phone, "Anmelden")).toBeVisible();
  await phone.goto(link);
  await confirm(phone).click();
  await expect(phone.getByRole("alert")).toContainText("Hast du ihn schon benutzt, ist alles erledigt");
  await phone.close();

  await page.reload();
  await expect(address).toBeVisible();
  await expect(page.getByText(unproven)).toHaveCount(0);
});

test("who mistyped her address changes it, and sees in the account where the link is on its way to", async ({
  page,
}) => {
  const right = `nora.${Date.now()}@beispiel.de`;
  const wrong = right.replace("nora", "nroa");
  await signUp(page, wrong, "langes-passwort");
  await page.getByText("E-Mail-Adresse ändern", { exact: true }).click();
  const change = form(page, "E-Mail-Adresse ändern");
  await change.getByLabel("E-Mail").fill(right);
  await change.getByLabel("Jetziges Passwort").fill("langes-passwort");
  await change.getByRole("button", { name: "Link schicken" }).click();
  const address = page.getByRole("definition").filter({ hasText: wrong });
  const onItsWay = `Der Link ist unterwegs an ${right}. Bis du ihn öffnest, bleibt es bei dieser Adresse.`;
  await expect(address).toContainText(onItsWay);
  await expect(address).toContainText(unproven);
  await expectAccessible(page);
  await page.reload();
  await expect(address).toContainText(onItsWay);
  await address.getByRole("button", { name: "Link noch einmal schicken" }).click();
  await expect(address.getByRole("status")).toContainText(`Der Link ist unterwegs an ${right}.`);
  await page.goto(await mailedLink(right, confirmSubject, 2));
  await confirm(page).click();
  await expect(said(page)).toContainText("ist bestätigt");
  await page.goto("/account");
  await expect(page.getByRole("definition").filter({ hasText: right })).toHaveText(right);
  await expect(page.getByText(wrong)).toHaveCount(0);
});

test("who forgot her account signs up anew, and the link makes one of both", async ({ page, browser }) => {
  const email = `vera.${Date.now()}@beispiel.de`;
  const [before, since] = [`Damals ${Date.now()}`, `Heute ${Date.now()}`];
  await design(page, before);
  await signUp(page, email, "das-erste-passwort");
  await page.goto(await mailedLink(email, confirmSubject));
  await confirm(page).click();
  // Her own browser is asked for no password.
  await expect(said(page)).toContainText("ist bestätigt");

  const now = await newBrowser(browser);
  await design(now, since);
  await signUp(now, email, "das-zweite-passwort");
  await expect(designs(now)).toHaveCount(1);
  await expect(now.getByText(before)).toHaveCount(0);
  const link = await mailedLink(email, "Du hast schon ein Konto bei Passepartout");
  await now.goto(link);
  await confirm(now).click();
  await expect(said(now)).toContainText("Deine beiden Konten sind jetzt eines.");
  await expectAccessible(now);
  // Where the other account was open it is closed; here she goes on.
  await page.goto("/account");
  await expect(form(page, "Anmelden")).toBeVisible();
  await now.goto("/account");
  await expect(designs(now)).toHaveCount(2);
  await now.getByRole("button", { name: "Abmelden" }).click();
  await expect(form(now, "Anmelden")).toBeVisible();
  await logIn(now, email, "das-erste-passwort");
  await expect(now.getByRole("alert")).toContainText("E-Mail oder Passwort stimmt nicht");
  await logIn(now, email, "das-zweite-passwort");
  await expect(designs(now).filter({ hasText: before })).toHaveCount(1);
  await expect(designs(now).filter({ hasText: since })).toHaveCount(1);
  await expect(now.getByText(unproven)).toHaveCount(0);
  await now.close();
});

test("a sign-up answers for the address of a customer as for any other", async ({ page, browser }) => {
  const customers = `rosa.${Date.now()}@beispiel.de`;
  await signUp(page, customers, "langes-passwort");
  await page.goto(await mailedLink(customers, confirmSubject));
  await confirm(page).click();
  await expect(said(page)).toContainText("ist bestätigt");
  const answerFor = async (email: string) => {
    const somebody = await newBrowser(browser);
    await signUp(somebody, email, "ein-neues-passwort");
    await expect(somebody.getByText(unproven)).toBeVisible();
    const shown = await somebody.getByRole("main").textContent();
    await somebody.close();
    return (shown ?? "").replaceAll(email, "ADRESSE").replace(/Kundennummer\d+/, "NUMMER");
  };
  const taken = await answerFor(customers);
  expect(taken).toContain("ADRESSE");
  expect(taken).toContain(unproven);
  expect(await answerFor(`niemand.${Date.now()}@beispiel.de`)).toBe(taken);

  // Operators see which of both accounts has shown that the address is hers.
  await openOffice(page, `/office/customers?search=${encodeURIComponent(customers)}`, "Kundschaft");
  const rows = page.getByRole("row", { name: customers });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Nicht bestätigt" })).toHaveCount(1);
  await expectAccessible(page);
});

test("what the account cannot be asked for just now is said, with a way to ask again", async ({ page }) => {
  const email = `uta.${Date.now()}@beispiel.de`;
  await page.route("**/customer-account", (route) => route.fulfill({ status: 500, json: {} }));
  await signUp(page, email, "langes-passwort");
  const failed = page.getByRole("main").getByRole("status").filter({ hasText: "Das lässt sich gerade nicht laden" });
  await expect(failed).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute("**/customer-account");
  await failed.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  await expect(failed).toHaveCount(0);
});
