import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

test("an operator puts a draft into a release, sees what is different, and publishes the release as a whole", async ({
  page: office,
}) => {
  const [winter, advent] = [`Weihnachten ${Date.now()}`, `Forex im Advent ${Date.now()}`];
  await openOffice(office, "/office/content/releases", "Inhalte");
  await office.getByLabel("Name des Pakets").fill(winter);
  await office.getByRole("button", { name: "Neues Paket" }).click();
  const release = office.getByRole("article", { name: "Paket" });
  await expect(release.getByText(/Es ist noch keine Seite darin/)).toBeVisible();

  await office.goto("/office/content?search=wandbilder/forex");
  await office.getByRole("link", { name: /Forex/ }).first().click();
  const page = office.getByRole("article", { name: "Seite" });
  await page.getByLabel("Name").fill(advent);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { name: advent })).toBeVisible();
  await page.getByRole("button", { name: "In ein Paket legen" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByLabel("Paket").selectOption({ label: winter });
  await dialog.getByRole("button", { name: "Hineinlegen" }).click();
  await expect(office.getByText("Liegt im Paket")).toBeVisible();

  await office.getByRole("link", { name: "Pakete" }).click();
  await office.getByRole("link", { name: winter }).click();
  await release.getByText("Vergleichen").click();
  await expect(release.getByText("Ein Feld ist anders")).toBeVisible();
  await expect(release.getByText(advent).last()).toBeVisible();
  await expectAccessible(office);

  // The release's version in the editor: what is written there is neither the draft nor what visitors see.
  await release.getByRole("link", { name: `Bearbeiten: ${advent}` }).click();
  await expect(office.getByText(`Du bearbeitest die Fassung im Paket „${winter}“.`)).toBeVisible();
  const preview = office.frameLocator("iframe[title^=Vorschau]").getByRole("heading", { level: 1 });
  const published = office.frameLocator("iframe[title^=Veröffentlicht]").getByRole("heading", { level: 1 });
  await expect(preview).toBeVisible({ timeout: 60_000 });
  const before = String(await preview.textContent());
  // It listens a moment after it is seen.
  await expect(office.locator("[aria-busy=true]", { has: office.locator("iframe") })).toHaveCount(0);
  await expect(office.getByText("Die Vorschau zeigt gerade nicht diese Seite")).toHaveCount(0);
  const headline = office.getByRole("region", { name: "Texte" }).getByLabel("Überschrift", { exact: true });
  await preview.click();
  await expect(office.getByRole("treeitem", { selected: true })).toContainText(before);
  await headline.fill("Forex unterm Baum");
  await expect(preview).toHaveText("Forex unterm Baum");
  await office.getByRole("button", { name: "Mit Veröffentlichtem vergleichen" }).click();
  await expect(published).toHaveText(before);
  // The page in the frame is looked at in `page-editor.e2e.ts`.
  await expectAccessible(office, { withoutFrames: true });
  await office.keyboard.press("Control+z");
  await expect(preview).toHaveText(before);
  await office.keyboard.press("Control+Shift+z");
  await expect(preview).toHaveText("Forex unterm Baum");
  const version = office.getByLabel("Fassung", { exact: true });
  await version.selectOption({ label: "Entwurf" });
  await expect(headline).toHaveValue(before);
  await expect(version).toBeFocused();
  await version.selectOption({ label: `Paket: ${winter}` });
  await expect(headline).toHaveValue("Forex unterm Baum");

  const edited = await writeElsewhere(office, "Forex von anderswo");
  await headline.fill("Forex, mein Text");
  const told = office.getByRole("alert");
  await expect(told).toContainText("Steht jetzt daForex von anderswo");
  await expect(told).toContainText("Dein TextForex, mein Text");
  await told.getByRole("button", { name: "Meinen Text speichern" }).click();
  await expect(office.getByText(/^Gespeichert um/)).toBeVisible();
  await office.getByRole("link", { name: "Zum Paket" }).click();
  await release.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await dialog.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(release.getByText(/Veröffentlicht: Mira Werkstatt/)).toBeVisible();
  const { content } = await (await office.request.get(`/office-api/content/pages/${edited}/draft`)).json();
  expect(content.teaser[0].headline).toBe("Forex, mein Text");
  await expect(office.getByRole("link", { name: winter })).toContainText("Veröffentlicht");
});

/** Writes the version that is open in the editor as another window would; answers the page's id. */
async function writeElsewhere(office: Page, headline: string): Promise<string> {
  const [, page = "", release = ""] = /pages\/(\d+)\/edit\?.*release=(\d+)/.exec(office.url()) ?? [];
  const path = `/office-api/content/releases/${release}/pages/${page}`;
  const { revision, content } = await (await office.request.get(path)).json();
  content.teaser[0].headline = headline;
  const origin = new URL(office.url()).origin;
  const written = await office.request.put(path, { data: { revision, content }, headers: { origin } });
  expect(written.status()).toBe(200);
  return page;
}
