import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";

test("an operator puts a draft into a release, sees what is different, and publishes the release as a whole", async ({
  page: office,
}) => {
  await openOffice(office, "/office/content/releases", "Inhalte");
  await office.getByLabel("Name des Pakets").fill("Weihnachten");
  await office.getByRole("button", { name: "Neues Paket" }).click();
  const release = office.getByRole("article", { name: "Paket" });
  await expect(release.getByText(/Es ist noch keine Seite darin/)).toBeVisible();

  await office.goto("/office/content?search=forex");
  await office.getByRole("link", { name: /Forex/ }).first().click();
  const page = office.getByRole("article", { name: "Seite" });
  await page.getByLabel("Name").fill("Forex im Advent");
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByRole("button", { name: "In ein Paket legen" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByLabel("Paket").selectOption({ label: "Weihnachten" });
  await dialog.getByRole("button", { name: "Hineinlegen" }).click();
  await expect(office.getByText("Liegt im Paket")).toBeVisible();

  await office.getByRole("link", { name: "Pakete" }).click();
  await office.getByRole("link", { name: /Weihnachten/ }).click();
  await release.getByText("Vergleichen").click();
  await expect(release.getByText("Ein Feld ist anders")).toBeVisible();
  await expect(release.getByText("Forex im Advent").last()).toBeVisible();
  await expectAccessible(office);
  await release.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await dialog.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(release.getByText(/Veröffentlicht: Mira Werkstatt/)).toBeVisible();
  await expect(office.getByRole("link", { name: /Weihnachten/ })).toContainText("Veröffentlicht");
});
