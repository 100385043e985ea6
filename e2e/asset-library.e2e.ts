import sharp from "sharp";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const picture = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Puts a picture on the guide about shipping, as the page's editor does. */
async function showOnPage(office: Page, value: object): Promise<void> {
  const pages = "/office-api/content/pages";
  const { pages: found } = await (await office.request.get(`${pages}?search=versand`)).json();
  const { revision } = await (await office.request.get(`${pages}/${found[0].id}`)).json();
  const content = { component: "page", _uid: "p", body: [{ component: "photo", _uid: "f", picture: value }] };
  const written = await office.request.put(`${pages}/${found[0].id}`, { data: { revision, content } });
  expect(written.status()).toBe(200);
}

test("an operator brings pictures, describes one, sees where it is used, and is warned before deleting it", async ({
  page: office,
}) => {
  await openOffice(office, "/office/content/assets", "Inhalte");
  const files = [
    await picture("sommer.png", "#c08040"),
    { name: "leer.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
    { name: "falsch.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") },
    await picture("winter.png", "#4080c0"),
  ];
  await office.getByLabel("Bilder auswählen").setInputFiles(files);
  await expect(office.getByRole("link", { name: /winter\.png/ })).toBeVisible();
  const failed = office.getByRole("alert");
  await expect(failed).toContainText("2 Dateien wurden nicht angenommen");
  await expect(failed).toContainText("leer.png: Die Datei ist leer.");
  await expect(failed).toContainText("falsch.png: Die Datei ist beschädigt");
  await expect(office.getByText("falsch.png", { exact: true })).toHaveCount(0);

  await office.getByRole("button", { name: "Neuer Ordner" }).click();
  await office.getByLabel("Name des Ordners").fill("Jahreszeiten");
  await office.getByRole("button", { name: "Anlegen" }).click();
  await expect(office.getByRole("heading", { name: "Hier ist noch kein Bild" })).toBeVisible();
  await office.getByRole("link", { name: "Alle Bilder" }).click();

  await office.getByRole("link", { name: /sommer\.png/ }).click();
  const pane = office.getByRole("article", { name: "Bild" });
  await pane.getByRole("button", { name: "Fokus: 50 % von links, 50 % von oben" }).press("ArrowLeft");
  await office.keyboard.press("ArrowUp");
  await expect(pane.getByRole("button", { name: "Fokus: 48 % von links, 48 % von oben" })).toBeVisible();
  await pane.getByLabel("Alternativtext, Hauptsprache").fill("Ein Feld im Sommer");
  await pane.getByLabel("Alternativtext, Englisch").fill("A field in summer");
  await pane.getByLabel("Ordner").selectOption("Jahreszeiten");
  await pane.getByRole("button", { name: "Speichern" }).click();
  await expect(office.getByText("Gespeichert")).toBeVisible();
  await expectAccessible(office);

  const id = office.url().split("/").at(-1);
  const { value } = await (await office.request.get(`/office-api/content/assets/${id}`)).json();
  expect(value).toMatchObject({
    alt: "Ein Feld im Sommer",
    alt__i18n__en: "A field in summer",
    focus: "192x144:193x145",
  });
  await showOnPage(office, value);
  await office.reload();
  await expect(pane.getByRole("link", { name: "Versand" })).toBeVisible();
  await pane.getByRole("button", { name: "Löschen" }).click();
  const dialog = office.getByRole("dialog");
  await expect(dialog).toContainText("Eine Seite zeigt dieses Bild.");
  await expect(dialog.getByRole("button", { name: "Trotzdem löschen" })).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(pane.getByRole("heading", { name: "sommer.png" })).toBeVisible();

  await pane.getByLabel("Andere Datei auswählen").setInputFiles(await picture("herbst.png", "#804020"));
  await expect(pane.getByRole("heading", { name: "herbst.png" })).toBeVisible();
  await expect(pane.getByLabel("Alternativtext, Hauptsprache")).toHaveValue("Ein Feld im Sommer");
  await expect(pane.getByText("/ratgeber/versand, Entwurf")).toBeVisible();
});
