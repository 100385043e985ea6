import { addDays, wallClock } from "../core/calendar-date.ts";
import { shopZone } from "../core/shop.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { type BrowserContext, expect, type Page, test } from "./test.ts";

// The last file of all: what is published here stays, and other tests look at the price of canvas.
test.describe.configure({ mode: "serial" });

const today = wallClock(new Date(), shopZone).date;
const lowest = "Niedrigster Preis der letzten 30 Tage";
let context: BrowserContext;
let office: Page;
/** A visitor who began a canvas before its price changed. */
let designer: Page;

test.beforeAll(async ({ browser }) => {
  // An address of its own, so that the tries of other tests to sign in do not count with its own.
  context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.9" } });
  office = await context.newPage();
  await openOffice(office, "/office/prices", "Preise");
  designer = await (await browser.newContext()).newPage();
});
test.afterAll(async () => {
  await context.close();
  await designer.context().close();
});

/** In cents, as the shop tells it to search engines on the page of canvas. */
async function priceOfCanvas(page: Page): Promise<number> {
  const html = await (await page.request.get("/leinwanddruck")).text();
  return Math.round(Number(/"offers":\{[^}]*?"price":"([\d.]+)"/.exec(html)?.[1]) * 100);
}
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

const field = (label: string) => office.getByLabel(label, { exact: true });

/** Types a value and leaves the field; comes back when the draft has it. */
async function change(label: string, value: string) {
  await field(label).fill(value);
  const saved = office.waitForResponse((answer) => answer.url().endsWith("/draft/edits") && answer.ok());
  await Promise.all([saved, field(label).press("Enter")]);
}

async function openDraft() {
  await office.getByRole("button", { name: "Entwurf öffnen" }).click();
  await expect(office.getByRole("button", { name: "Verwerfen" })).toBeVisible();
}

async function publish(why: string) {
  await office.getByRole("button", { name: "Veröffentlichen" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByLabel("Warum").fill(why);
  await dialog.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(office.getByRole("button", { name: "Entwurf öffnen" })).toBeVisible();
}

let before = 0;
let dearer = 0;

test("an operator makes canvas dearer, sees what it does to baskets, publishes it, and the page shows it", async ({
  page,
}) => {
  before = await priceOfCanvas(page);
  await designer.goto("/configurator-photo-frame/?materialType=leinwand&formatType=600x400");
  await expect(designer.getByRole("region", { name: "Preis" })).toContainText("33,90 €");
  await designer.getByRole("textbox", { name: "Name der Gestaltung" }).fill("Vor der Preisänderung");
  await designer.getByRole("textbox", { name: "Name der Gestaltung" }).press("Enter");
  await expect(designer.getByText(/^Gesichert/)).toBeVisible();
  await office.getByRole("link", { name: "Wandbild" }).click();
  await expect(office.getByRole("heading", { name: "Wandbild" })).toBeVisible();
  await openDraft();
  await office.getByRole("link", { name: "Materialien" }).click();
  await field("Leinwand, Grundpreis").fill("zehn");
  await field("Leinwand, Grundpreis").press("Enter");
  await expect(office.getByText("„zehn“ ist keine Zahl")).toBeVisible();
  await change("Leinwand, Grundpreis", "18,00");
  await expectAccessible(office);

  // The network drops for a second: what was typed in it is not published away.
  await office.route("**/draft/edits", (route) => route.abort(), { times: 1 });
  await field("Leinwand, Grundpreis").fill("19,00");
  await field("Leinwand, Grundpreis").press("Enter");
  await office.getByRole("button", { name: "Veröffentlichen" }).click();
  const asked = office.getByRole("dialog");
  await asked.getByLabel("Warum").fill("Leinwand ist teurer geworden");
  await asked.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(asked.getByText(/Eine Eingabe wurde nicht gespeichert/)).toBeVisible();
  await asked.getByRole("button", { name: "Zurück" }).click();
  await office.getByRole("button", { name: "Schließen" }).click();
  await expect(field("Leinwand, Grundpreis")).toHaveValue("18,00");

  await office.getByRole("tab", { name: /^Änderungen/ }).click();
  const changed = office.getByRole("row").filter({ hasText: "Leinwand" });
  await expect(changed).toContainText("Materialien › Leinwand › Satz › Grundpreis");
  await expect(changed).toContainText("8,00 €");
  await expect(changed).toContainText("18,00 €");

  await office.getByRole("tab", { name: "Wirkung" }).click();
  const sample = office.getByRole("row").filter({ hasText: "Leinwand" }).first();
  await expect(sample).toContainText("33,90 €43,90 €+10,00 € (+29,5 %)");
  await expect(office.getByRole("row").filter({ hasText: "Poster" }).first()).toContainText("gleich");
  await expectAccessible(office);

  expect(await priceOfCanvas(page)).toBe(before);
  await publish("Leinwand ist teurer geworden");
  await expect.poll(() => priceOfCanvas(page)).toBeGreaterThan(before + 900);
  dearer = await priceOfCanvas(page);
  await page.goto("/leinwanddruck");
  await expect(page.getByRole("region", { name: "Gesamt" })).toContainText(euros(dearer));
  await expect(page.getByText(lowest)).toHaveCount(0);
});

test("a design that was begun before shows what the new price list changes, and goes on with it", async () => {
  await designer.reload();
  const dialog = designer.getByRole("dialog", { name: "Neue Preisliste" });
  await expect(dialog).toContainText("33,90 €");
  await expect(dialog).toContainText("43,90 €");
  await expectAccessible(designer);
  const price = designer.getByRole("region", { name: "Preis" });
  await dialog.getByRole("button", { name: "Später" }).last().click();
  await expect(price).toContainText("33,90 €");
  await designer.reload();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(price).toContainText("43,90 €");
  await expect(designer.getByText(/^Gesichert/)).toBeVisible();
  await designer.reload();
  await expect(price).toContainText("43,90 €");
  await expect(dialog).toHaveCount(0);
});

test("a reduction of the dearer canvas is measured by the lower price of the days before", async ({ page }) => {
  await office.goto("/office/prices/photoframe?at=campaigns");
  await openDraft();
  await office.getByRole("button", { name: "Zeile hinzufügen" }).click();
  await expect(office.getByText(/Stellen stimmen noch nicht/)).toBeVisible();
  await office.getByRole("link", { name: /^Zeile \d+$/ }).click();
  await change("Schlüssel", "leinwand-woche");
  await field("Name im Shop").fill("Räumung");
  await field("Name im Shop").press("Enter");
  await expect(office.getByText("„Räumung“ gehört nicht zu den Texten des Shops.")).toBeVisible();
  await change("Name im Shop", "Papierwochen");
  await expect(office.getByText("Hier fehlt noch ein Tag").first()).toBeVisible();
  await change("ab", today);
  await change("bis", addDays(today, 6));
  await change("Prozent", "30");
  await office.getByRole("button", { name: "Zeile hinzufügen" }).click();
  await field("Zeile 1, Materialien").selectOption("Leinwand (leinwand)");
  await expect(office.getByText(/stimmt noch nicht|stimmen noch nicht/)).toHaveCount(0);
  await publish("Leinwandwoche");

  await expect.poll(() => priceOfCanvas(page)).toBeLessThan(dearer - 500);
  const now = await priceOfCanvas(page);
  // Nobody paid the dearer price before today: it is no price to be reduced from.
  await page.goto("/leinwanddruck");
  const summary = page.getByRole("region", { name: "Gesamt" });
  await expect(summary).toContainText(`−${euros(before - now)}`);
  await expect(summary.getByText(`${lowest}: ${euros(before)}`)).toBeVisible();
  await expect(page.getByText(euros(dearer))).toHaveCount(0);
  await expectAccessible(page);
});

test("a file with one bad line names it and changes nothing; mended, it goes into the draft", async () => {
  await office.goto("/office/prices/photoprint?tab=files");
  await openDraft();
  const lines = [
    "path;key1;key2;value",
    "formats[].prices[].price;130x90;1;0,21",
    "formats[].prices[].price;130x90;25;o,15",
  ];
  const choose = (text: string) =>
    office
      .getByLabel("Datei (CSV oder JSON)")
      .setInputFiles({ name: "preise.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose(lines.join("\r\n"));
  await office.getByRole("button", { name: "Prüfen" }).click();
  await expect(office.getByText("1 Zeile stimmt nicht, nichts wurde übernommen")).toBeVisible();
  const error = office.getByRole("row").filter({ hasText: "formats[].prices[].price" });
  await expect(error).toContainText(/^3value/);
  await expect(error).toContainText("„o,15“ ist keine Zahl");
  await expect(office.getByRole("button", { name: "In den Entwurf übernehmen" })).toHaveCount(0);
  await expectAccessible(office);
  const [report] = await Promise.all([
    office.waitForEvent("download"),
    office.getByRole("button", { name: "Alle Fehler als CSV" }).click(),
  ]);
  expect(report.suggestedFilename()).toBe("photoprint-errors.csv");
  await office.getByRole("tab", { name: "Änderungen" }).click();
  await expect(office.getByRole("heading", { name: "Der Entwurf ändert nichts" })).toBeVisible();

  await office.getByRole("tab", { name: "Dateien" }).click();
  await choose(lines.join("\r\n").replace("o,15", "0,15"));
  await office.getByRole("button", { name: "Prüfen" }).click();
  await expect(office.getByText("Alle Zeilen stimmen")).toBeVisible();
  await office.getByRole("button", { name: "In den Entwurf übernehmen" }).click();
  await office.getByRole("tab", { name: "Änderungen 2" }).click();
  await expect(office.getByRole("row").filter({ hasText: "130x90" })).toHaveCount(2);
  await office.getByRole("button", { name: "Verwerfen" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Verwerfen" }).click();
  await expect(office.getByRole("button", { name: "Entwurf öffnen" })).toBeVisible();
});
