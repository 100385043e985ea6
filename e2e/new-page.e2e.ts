import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test("an operator begins a page from a template, moves it, publishes it, deletes it and takes it back", async ({
  page: office,
}) => {
  await openOffice(office, "/office/content", "Inhalte");
  const own = Date.now();
  const dialog = office.getByRole("dialog");
  await office.getByRole("button", { name: "Neue Seite" }).click();
  await dialog.getByRole("radio", { name: /Ratgeber/ }).check();
  await dialog.getByLabel("Name").fill(`Größe & Format ${own}`);
  await expect(dialog.getByLabel("Adresse")).toHaveValue(`groesse-und-format-${own}`);
  await dialog.getByLabel("Adresse").fill("Größe");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await expect(dialog.getByText(/Kleine Buchstaben von a bis z/)).toBeVisible();
  await dialog.getByLabel("Adresse").fill("hilfe");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await expect(dialog.getByText(/Diese Adresse hat schon/)).toBeVisible();
  await expectAccessible(office);
  await dialog.getByLabel("Adresse").fill(`groesse-${own}`);
  await dialog.getByRole("button", { name: "Anlegen" }).click();

  const pane = office.getByRole("article", { name: "Seite" });
  await expect(pane.getByRole("heading", { name: `Größe & Format ${own}` })).toBeVisible();
  await pane.getByLabel("Liegt in").selectOption({ label: "Ratgeber (/ratgeber)" });
  await pane.getByText("Adresse in anderen Sprachen").click();
  await pane.getByLabel("Adresse, Englisch").fill(`size-${own}`);
  await pane.getByRole("button", { name: "Speichern" }).click();
  await expect(pane.getByText(`In voller Länge: /guides/size-${own}`)).toBeAttached();
  await pane.getByRole("button", { name: "Veröffentlichen" }).click();
  await dialog.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect.poll(async () => (await office.request.get(`/ratgeber/groesse-${own}`)).status()).toBe(200);

  await pane.getByRole("button", { name: "Löschen" }).click();
  await dialog.getByRole("button", { name: "Löschen" }).click();
  await expect(dialog.getByText("Das ist nicht die Adresse dieser Seite.")).toBeVisible();
  await dialog.getByLabel(/Gib zur Sicherheit/).fill(`/ratgeber/groesse-${own}`);
  await dialog.getByRole("button", { name: "Löschen" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await office.request.get(`/ratgeber/groesse-${own}`)).status()).toBe(404);

  await office.getByRole("button", { name: "Papierkorb" }).click();
  await expectAccessible(office);
  await dialog.getByRole("button", { name: `Zurückholen: Größe & Format ${own}` }).click();
  await expect(pane.getByText("Entwurf", { exact: true })).toBeVisible();
  expect((await office.request.get(`/ratgeber/groesse-${own}`)).status()).toBe(404);
});

test("an operator sends visitors of an old address on, and gives a token, and takes both back", async ({
  page: office,
}) => {
  await openOffice(office, "/office/content/redirects", "Inhalte");
  const form = office.getByRole("form", { name: "Weiterleitung anlegen" });
  await form.getByLabel("Alte Adresse").fill("https://anderswo.example/x");
  await form.getByLabel("Neue Adresse").fill("/ratgeber/papier");
  await form.getByRole("button", { name: "Anlegen" }).click();
  await expect(form.getByText(/Das ist kein Pfad/)).toBeVisible();
  await form.getByLabel("Alte Adresse").fill("/katalog-2019");
  await office.keyboard.press("Enter");
  const row = office.getByRole("row", { name: /\/katalog-2019/ });
  await expect(row).toContainText("Von Mira Werkstatt angelegt");
  await expectAccessible(office);
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(office);
  const asked = async () => {
    const answer = await office.request.get("/katalog-2019", { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await expect.poll(asked).toEqual([301, "/ratgeber/papier"]);
  await row.getByRole("button", { name: "Weiterleitung von /katalog-2019 entfernen" }).click();
  await expect(row).toBeHidden();
  await expect.poll(asked).toEqual([404, undefined]);

  await office.getByRole("link", { name: "Tokens" }).click();
  await office.getByLabel("Wofür").fill("Website der Agentur");
  await office.getByRole("button", { name: "Anlegen" }).click();
  const secret = (await office.locator("code").textContent()) ?? "";
  const read = async () => (await office.request.get(`/content/v2/cdn/spaces/me?token=${secret}`)).status();
  expect(await read()).toBe(200);
  await expectAccessible(office);
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await office.getByRole("button", { name: "Fertig" }).click();
  await expect(office.getByText(secret)).toBeHidden();
  await office.getByRole("button", { name: "Token „Website der Agentur“ widerrufen" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Widerrufen" }).click();
  await expect(office.getByRole("row", { name: /Website der Agentur/ })).toBeHidden();
  expect(await read()).toBe(401);
});
