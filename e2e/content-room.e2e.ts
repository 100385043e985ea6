import { readFile } from "node:fs/promises";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { type BrowserContext, expect, type Page, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

let context: BrowserContext;
let office: Page;

test.beforeAll(async ({ browser }) => {
  // An address of its own, so that the tries of other tests to sign in do not count with its own.
  context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.12" } });
  office = await context.newPage();
  await openOffice(office, "/office/content", "Inhalte");
});
test.afterAll(() => context.close());

/** Presses a button and says yes to what it asks. */
async function decide(button: string) {
  await office.getByRole("button", { name: button, exact: true }).click();
  await office.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
}
const statusOf = async (path: string) => (await office.request.get(path)).status();
const pane = () => office.getByRole("article", { name: "Seite" });

test("an operator finds a page, takes it back, publishes it again and plans it", async () => {
  await office.getByRole("searchbox").fill("über");
  await office.getByRole("link", { name: "Über uns" }).focus();
  await office.keyboard.press("Enter");
  await expect(pane().getByRole("heading", { name: "Über uns" })).toBeVisible();
  await expectAccessible(office);

  expect(await statusOf("/ueber-uns")).toBe(200);
  await decide("Zurückziehen");
  await expect(pane().getByText("Entwurf", { exact: true })).toBeVisible();
  await expect.poll(() => statusOf("/ueber-uns")).toBe(404);
  await decide("Veröffentlichen");
  await expect.poll(() => statusOf("/ueber-uns")).toBe(200);

  await office.getByRole("button", { name: "Zeitplan" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByLabel("Zurückziehen am").fill("2020-01-01T08:00");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByText("Das ist schon vorbei.")).toBeVisible();
  await dialog.getByLabel("Zurückziehen am").fill("2099-01-01T08:00");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(pane().getByText("Verschwindet 1. Jan. 2099, 08:00")).toBeVisible();
});

test("of two operators on one page the second is told, sees both texts, and the old text comes back", async () => {
  const other = await context.newPage();
  await other.goto(office.url());
  await other.getByLabel("Name").fill("Wer wir sind");
  await expect(other.getByRole("button", { name: "Speichern" })).toBeEnabled();

  await office.getByLabel("Name").fill("Wir");
  await office.getByRole("button", { name: "Speichern" }).click();
  await expect(pane().getByRole("heading", { name: "Wir", exact: true })).toBeVisible();

  await other.getByRole("button", { name: "Speichern" }).click();
  const told = other.getByRole("alert");
  await expect(told).toContainText("Mira Werkstatt hat diese Seite");
  await expect(told).toContainText("Steht jetzt daWir");
  await expect(told).toContainText("Dein TextWer wir sind");
  await expectAccessible(other);
  await told.getByRole("button", { name: "Neuen Stand zeigen" }).click();
  await expect(other.getByLabel("Name")).toHaveValue("Wir");
  await other.close();

  await expect(pane().getByText("VeröffentlichtÜber uns")).toBeVisible();
  await office.getByRole("button", { name: "Vergleichen: Fassung 1", exact: true }).click();
  await expect(office.getByRole("dialog")).toContainText("Diese FassungÜber uns");
  await office.getByRole("button", { name: "Als Entwurf zurückholen" }).click();
  await expect(pane().getByText("zurückgeholt aus Fassung 1")).toBeVisible();
  await expect(pane().getByText("Alles, was im Entwurf steht, ist veröffentlicht.")).toBeVisible();
});

test("the whole content goes out, is spoiled, refused line by line, and comes in again after a trial", async () => {
  await office.getByRole("link", { name: "Import und Export" }).click();
  const waiting = office.waitForEvent("download");
  await office.getByRole("link", { name: /Datei herunterladen/ }).click();
  const text = await readFile(await (await waiting).path(), "utf8");
  const bring = (content: string) =>
    office
      .getByLabel("Datei mit Inhalten")
      .setInputFiles({ name: "content.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(content) });

  await bring(text.replaceAll(/"slug"\s*:\s*"ueber-uns"/g, '"slug":"über uns"'));
  await office.getByRole("button", { name: "Prüfen" }).click();
  await expect(office.getByRole("alert")).toContainText("Eine Zeile ist falsch");
  await expect(office.getByRole("table")).toContainText("Seite Über uns: slug");
  await expectAccessible(office);

  await bring(text);
  await office.getByRole("button", { name: "Prüfen" }).click();
  await expect(office.getByText("Die Datei ist in Ordnung, noch ist nichts übernommen")).toBeVisible();
  await expect(office.getByText("Importiert", { exact: true })).toHaveCount(0);
  await office.getByRole("button", { name: "Übernehmen" }).click();
  await expect(office.getByText("Alles ist übernommen")).toBeVisible();
  await expect(office.getByText("Importiert", { exact: true })).toBeVisible();
  expect(await statusOf("/ueber-uns")).toBe(200);
});
