import { randomBytes } from "node:crypto";
import type { Database } from "../platform/database/database.ts";
import { demoSecrets, operatorEmail } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { orderFrame } from "./frame-order.ts";
import { addOperator, addSpoiltJob, ageOrder, shopDatabase } from "./shop-database.ts";
import { signIn } from "./sign-in.ts";
import { type BrowserContext, expect, type Page, test } from "./test.ts";

// One story after the other in one shop: few logins, because all of a browser's tries are counted together.
test.describe.configure({ mode: "serial" });

/** The workshop has an address of its own, so that customers' attempts to sign in do not count with its own. */
const workshop = { "x-forwarded-for": "198.51.100.7" };

let database: Database;
let context: BrowserContext;
let office: Page;
let password: string;
const numbers: string[] = [];
const person = { lastName: `Werkstattgast ${randomBytes(3).toString("hex")}`, email: "gast@beispiel.de" };

test.beforeAll(async ({ browser, baseURL }) => {
  database = await shopDatabase();
  password = (await demoSecrets()).operatorPassword;
  for (const firstName of ["Frieda", "Gustav", "Hanne"]) {
    numbers.push(await orderFrame(baseURL ?? "", { ...person, firstName }));
  }
  context = await browser.newContext({ extraHTTPHeaders: workshop });
  office = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await database.close();
});

const order = (index: number) => numbers[index] ?? "";
const row = (number: string) => office.getByRole("link", { name: new RegExp(`^${number}`) });
const pane = () => office.getByRole("article");

test("nobody comes in with a wrong password, and is told how long to wait after too many", async () => {
  const faults: string[] = [];
  office.on("console", (said) => said.type() === "error" && faults.push(said.text()));
  await office.goto("/office/jobs");
  await expect(office.getByRole("heading", { name: "Anmelden in der Werkstatt" })).toBeVisible();
  await expectAccessible(office);
  // That nobody is signed in yet is no fault.
  expect(faults).toEqual([]);
  await signIn(office, operatorEmail, "not-the-password");
  await expect(office.getByRole("alert")).toContainText("E-Mail oder Passwort stimmt nicht.");
  await expect(office.getByLabel("E-Mail")).toHaveValue(operatorEmail);
  await expect(office.getByLabel("Passwort")).toBeFocused();
  await expect(office.getByRole("navigation", { name: "Werkstatt" })).toHaveCount(0);

  await office.route("**/office-api/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "420" },
      contentType: "application/problem+json",
      body: "{}",
    }),
  );
  await signIn(office, operatorEmail, password);
  await expect(office.getByRole("alert")).toContainText("Zu viele Versuche. In 7 Minuten geht es wieder.");
  await office.unroute("**/office-api/login");
});

test("an operator signs in and is where she wanted to go", async () => {
  await signIn(office, operatorEmail, password);
  await expect(office.getByRole("heading", { name: "Aufgaben" })).toBeVisible();
  await office.getByRole("link", { name: /^Bestellungen/ }).click();
  await expect(row(order(0))).toBeVisible();
  await expectAccessible(office);
});

test("orders are found while typing; the address keeps the search", async () => {
  await office.keyboard.press("/");
  await expect(office.getByRole("searchbox")).toBeFocused();
  await office.keyboard.type(`Gustav ${person.lastName}`);
  await expect(row(order(0))).toHaveCount(0);
  await expect(row(order(1))).toBeVisible();
  await expect(office).toHaveURL(/search=Gustav/);
  await office.reload();
  await expect(office.getByRole("searchbox")).toHaveValue(`Gustav ${person.lastName}`);
  await expect(row(order(1))).toBeVisible();

  await office.getByRole("searchbox").fill("nobody ordered this");
  await expect(office.getByRole("heading", { name: "Nichts gefunden" })).toBeVisible();
  await office.getByRole("searchbox").fill(person.lastName);
  await expect(row(order(2))).toBeVisible();
});

test("rows are reached by arrow keys and opened by Enter; Esc leads back to the row", async () => {
  await row(order(0)).focus();
  await office.keyboard.press("ArrowDown");
  await expect(row(order(1))).toBeFocused();
  await office.keyboard.press("Enter");
  await expect(pane().getByRole("heading", { name: `${order(1)}, Gustav ${person.lastName}` })).toBeVisible();
  await expect(office).toHaveURL(/\/office\/orders\/[0-9a-f-]{36}\?search=/);
  await office.keyboard.press("Escape");
  await expect(pane()).toHaveCount(0);
  await expect(row(order(1))).toBeFocused();
});

test("an order shows what was bought, where it goes and who moved it", async () => {
  await row(order(0)).click();
  const shown = pane();
  await expect(shown.getByRole("heading", { level: 3 }).first()).toHaveText(/Holzrahmen/);
  await expect(shown).toContainText("Fertige Ware, nichts zu drucken");
  await expect(shown).toContainText("80331 München");
  await expect(shown).toContainText(person.email);
  await expect(shown).toContainText("von Unbezahlt nach Bezahlt");
  await expect(shown).toContainText("Nichts zu drucken");
  await expect(shown.getByRole("link", { name: new RegExp(`${order(0)}.*bestätigt`) })).toBeVisible();
  await expectAccessible(office);
});

test("nothing starts while the customer may cancel; afterwards one click starts it, and the trail says who", async () => {
  const start = pane().getByRole("button", { name: "In den Druck geben" });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(/bis dahin darf die Kundin kostenlos stornieren/);
  await ageOrder(database, order(0), 61);
  await office.reload();
  await start.click();
  await expect(pane().getByRole("button", { name: "Als versandt melden" })).toBeVisible();
  const newest = pane()
    .getByRole("list")
    .filter({ hasText: "von Geprüft nach Im Druck" })
    .getByRole("listitem")
    .first();
  await expect(newest).toContainText("von Geprüft nach Im Druck");
  await expect(newest).toContainText("Mira Werkstatt");
  await expect(office.getByRole("status").filter({ hasText: `${order(0)}: Im Druck` })).toBeVisible();
});

test("cancelling asks for a reason, keeps it, and asks for the money to go back", async () => {
  await office.getByRole("searchbox").fill(order(1));
  await row(order(1)).click();
  await expect(pane().getByRole("heading", { name: new RegExp(order(1)) })).toBeVisible();
  await pane().getByRole("button", { name: "Weitere Schritte" }).click();
  await office.getByRole("menuitem", { name: "Stornieren" }).click();
  const dialog = office.getByRole("dialog", { name: "Stornieren" });
  await expect(dialog).toContainText("Das lässt sich nicht zurücknehmen.");
  await dialog.getByRole("button", { name: "Stornieren" }).click();
  await expect(dialog).toContainText("Schreib kurz auf, warum.");
  await expectAccessible(office);
  await dialog.getByLabel("Grund").fill("Kundin hat doppelt bestellt");
  await dialog.getByRole("button", { name: "Stornieren" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(pane()).toContainText("Mira Werkstatt: Kundin hat doppelt bestellt");
  await expect(pane()).toContainText("Diese Bestellung ist abgeschlossen.");

  await pane().getByRole("button", { name: "Erledigt" }).click();
  const note = office.getByRole("dialog", { name: "Was hast du getan?" });
  await note.getByLabel("Notiz").fill("Zurückgezahlt");
  await note.getByRole("button", { name: "Als erledigt merken" }).click();
  await expect(pane()).toContainText("Erledigt von Mira Werkstatt");
  await expect(pane().getByRole("button", { name: "Erledigt" })).toHaveCount(0);
});

test("a session that ends in the middle of work asks for the password and goes on", async () => {
  await office.getByRole("searchbox").fill(order(2));
  await expect(row(order(2))).toBeVisible();
  await context.clearCookies();
  await row(order(2)).click();
  const dialog = office.getByRole("dialog", { name: "Noch da?" });
  await expect(dialog.getByLabel("E-Mail")).toBeFocused();
  await expectAccessible(office);
  await dialog.getByLabel("E-Mail").fill(operatorEmail);
  await dialog.getByLabel("Passwort").fill(password);
  await dialog.getByRole("button", { name: "Anmelden" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(pane().getByRole("heading", { name: new RegExp(order(2)) })).toBeVisible();
  await expect(office.getByRole("searchbox")).toHaveValue(order(2));
});

test("mails are read as they went out, as text, and as a file; they can run nothing", async () => {
  await office.goto("/office/mails");
  await office.getByRole("searchbox").fill(order(2));
  await office.getByRole("link", { name: new RegExp(`${order(2)}.*bestätigt`) }).click();
  const frame = office.getByTitle(/^Mail: /);
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(
    office
      .frameLocator("iframe")
      .getByText(`Bestellung ${order(2)}`)
      .first(),
  ).toBeVisible();
  await office.getByRole("tab", { name: "Nur Text" }).click();
  await expect(office.locator("pre")).toContainText(order(2));
  // Not before: a frame without scripts never answers axe.
  await expectAccessible(office);
  const [download] = await Promise.all([
    office.waitForEvent("download"),
    office.getByRole("link", { name: "Als Datei (.eml)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.eml$/);
  await office.getByRole("link", { name: "Zur Bestellung" }).click();
  await expect(pane().getByRole("heading", { name: new RegExp(order(2)) })).toBeVisible();
});

test("stuck jobs say what went wrong; an administrator tries them again", async () => {
  await addSpoiltJob(database, "order-confirmation-mail");
  await office.goto("/office/jobs?state=dead");
  const job = office.getByRole("article").filter({ hasText: "order-confirmation-mail" });
  await expect(job).toContainText("payload does not fit");
  await job.getByText("Inhalt").click();
  await expect(job).toContainText('"orderId": "nobody"');
  await expectAccessible(office);
  await job.getByRole("button", { name: /noch einmal versuchen/ }).click();
  await expect(office.getByRole("status").filter({ hasText: "wird noch einmal versucht" })).toBeVisible();
});

test("an operator without that right sees the same job and why she cannot", async ({ browser }) => {
  const kim = { email: `kim-${randomBytes(3).toString("hex")}@beispiel.de`, password: randomBytes(9).toString("hex") };
  await addOperator(database, kim);
  const own = await browser.newContext({ extraHTTPHeaders: workshop });
  const page = await own.newPage();
  await page.goto("/office/jobs");
  await signIn(page, kim.email, kim.password);
  const job = page.getByRole("article").filter({ hasText: "order-confirmation-mail" });
  await expect(job).toContainText("Nur die Leitung kann Aufgaben noch einmal anstoßen.");
  await expect(job.getByRole("button")).toHaveCount(0);
  const refused = await page.request.post("/office-api/jobs/1/retry", {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(refused.status()).toBe(403);
  await page.getByRole("link", { name: /^Bestellungen/ }).click();
  await expect(page.getByRole("heading", { name: "Bestellungen" })).toBeVisible();
  await own.close();
});

test("on a phone rows are cards, an order is a page of its own, and back leads to its row", async () => {
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto(`/office?search=${order(2)}`);
  await row(order(2)).click();
  await expect(pane().getByRole("heading", { name: new RegExp(order(2)) })).toBeVisible();
  await expect(office.getByRole("searchbox")).toBeHidden();
  await expect(pane()).toBeFocused();
  const overflow = await office.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(office);
  await pane().getByRole("link", { name: "Zur Liste" }).click();
  await expect(row(order(2))).toBeFocused();
  await expectAccessible(office);
});

test("signing out ends it: the address alone shows nothing", async () => {
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.getByRole("button", { name: "Abmelden" }).click();
  await expect(office.getByRole("heading", { name: "Anmelden in der Werkstatt" })).toBeVisible();
  await office.goto(`/office?search=${order(2)}`);
  await expect(office.getByRole("heading", { name: "Anmelden in der Werkstatt" })).toBeVisible();
  await expect(office.getByText(person.lastName)).toHaveCount(0);
});
