import { readFile } from "node:fs/promises";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test("an operator makes a flag, rolls it out, plans a change, switches it off and reads what it does", async ({
  page,
}) => {
  const flag = `poster-banner-${Date.now()}`;
  await openOffice(page, "/office/flags", "Schalter");
  const row = page.getByRole("link", { name: "poster-965-redesign" });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await test.step("makes one; sizes that do not sum to 100 are told while she types", async () => {
    await page.getByRole("link", { name: "Neuer Schalter" }).click();
    await page.getByLabel("Name", { exact: true }).fill(flag);
    const rule = page.getByRole("listitem", { name: "Regel 1" });
    await rule.getByLabel("Prozent").first().fill("20");
    await expect(rule.getByRole("status")).toHaveText("Die Anteile ergeben 70, es fehlen 30.");
    await rule.getByLabel("Prozent").last().fill("80");
    await expect(rule.getByRole("status")).toHaveText("Die Anteile ergeben 100.");
    await rule.getByLabel("Vermerk in den Zahlen").fill("alle");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByRole("heading", { name: flag })).toBeVisible();
    await expect(page.getByText("alle: on 20 %, off 80 %")).toBeVisible();
  });

  await test.step("plans new percentages, and calls them off", async () => {
    await page.getByRole("tab", { name: "Geplant" }).click();
    const form = page.getByRole("form", { name: "Änderung planen" });
    await form.getByLabel("Prozent").first().fill("50");
    await form.getByLabel("Prozent").last().fill("50");
    await form.getByLabel("Wann").fill("2099-12-01T08:00");
    await form.getByRole("button", { name: "Planen" }).click();
    const planned = page.getByRole("row", { name: /Neue Prozente: on 50 %, off 50 %.*Wartet/ });
    await expect(planned).toBeVisible();
    await expectAccessible(page);
    await planned.getByRole("button", { name: /^Absagen/ }).click();
    await expect(page.getByRole("row", { name: /Neue Prozente.*Abgesagt/ })).toBeVisible();
  });

  await test.step("switches it off with one confirmation, and back to what it was", async () => {
    await page.getByRole("button", { name: "Ausschalten" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ausschalten" }).click();
    await expect(page.getByText("Ausgeschaltet: Alle bekommen off.")).toBeVisible();
    await page.getByRole("tab", { name: "Verlauf" }).click();
    const history = page.getByRole("region", { name: "Verlauf" });
    await expect(history.getByText("Stand: ausgeschaltet (vorher: läuft)")).toBeVisible();
    await history.getByRole("button", { name: "Diesen Stand wiederherstellen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Diesen Stand wiederherstellen" }).click();
    await expect(history.getByText("Stand: läuft (vorher: ausgeschaltet)")).toBeVisible();
  });

  await test.step("reads the figures of an experiment, and takes them along as a table", async () => {
    await page.getByRole("link", { name: "Alle Schalter" }).click();
    await row.click();
    await expect(page.getByText(/^Beispielzahlen: .* Besucher hat die Demo erfunden\.$/)).toBeVisible();
    await expect(page.getByText("on ist besser bei: Warenkorb.")).toBeVisible();
    await expect(page.getByRole("figure", { name: /^Warenkorb: Wert und Spanne/ })).toBeVisible();
    await expect(page.getByRole("figure", { name: /^on, Warenkorb: Unterschied zu off/ })).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Alle Zahlen als Tabelle (CSV)" }).click(),
    ]);
    const table = await readFile(await download.path(), "utf8");
    const visitors = /,on,off,basket,(\d+),(\d+),/.exec(table)?.[1] ?? "";
    const shown = new Intl.NumberFormat("de-DE").format(Number(visitors));
    await expect(
      page.getByRole("row", { name: new RegExp(`^Besucher .* ${shown.replace(".", "\\.")}$`) }),
    ).toBeVisible();
  });

  await test.step("on a phone nothing runs out of the page", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ["Zahlen", "Regeln", "Verlauf"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("tabpanel")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await expectAccessible(page);
  });
});

test("the management makes an environment and exchanges a key; it is shown once, and the flags of another stay apart", async ({
  page,
}) => {
  const name = `probe-${Date.now()}`;
  await openOffice(page, "/office/flags/environments", "Umgebungen");
  const rows = page.getByRole("table", { name: "Umgebungen" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  const form = page.getByRole("form", { name: "Neue Umgebung" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Anlegen" }).click();
  const made = page.getByRole("status").filter({ hasText: "Neue Schlüssel" });
  await expect(made.locator("code")).toHaveCount(3);
  await expect(page.getByLabel("Umgebung", { exact: true })).toHaveValue(name);
  await expectAccessible(page);
  await made.getByRole("button", { name: "Aufgeschrieben" }).click();
  await page.getByRole("button", { name: "Neuer für Server" }).click();
  const key = await made.locator("code").textContent();
  await expect(rows).toHaveCount(5);
  await made.getByRole("button", { name: "Aufgeschrieben" }).click();
  await rows.getByRole("button", { name: "Schlüssel beenden: Server" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Beenden" }).click();
  await expect(rows).toHaveCount(4);
  await page.reload();
  await expect(rows).toHaveCount(4);
  await expect(page.getByText(key ?? "none")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("link", { name: "Schalter" }).last().click();
  await expect(page.getByText("Hier gibt es keine Schalter")).toBeVisible();
  await page.getByLabel("Umgebung", { exact: true }).selectOption("Probe");
  await expect(page.getByRole("link", { name: "poster-965-redesign" })).toBeVisible();
});

test("a list of visitors with bad lines is told line by line before anybody is in it", async ({ page }) => {
  const segment = `runde-${Date.now()}`;
  await openOffice(page, "/office/flags/segments", "Segmente");
  const form = page.getByRole("form", { name: "Neue Liste" });
  await form.getByLabel("Name").fill(segment);
  await form.getByRole("button", { name: "Anlegen" }).click();
  await expect(page.getByRole("heading", { name: segment })).toBeVisible();
  const buffer = Buffer.from(`ida\n${"x".repeat(251)}\nida\nmara\n`);
  await page.getByLabel("Datei").setInputFiles({ name: "besucher.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Aufnehmen" }).last().click();
  await expect(page.getByRole("alert")).toContainText("Niemand wurde aufgenommen: Eine Zeile ist falsch, 2 wären gut.");
  await expect(page.getByText("Der Schlüssel hat 251 Zeichen, erlaubt sind 250.")).toBeVisible();
  await expect(page.getByText("Niemand ist darin.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Die 2 guten aufnehmen" }).click();
  await expect(page.getByText("2 kamen hinzu, 0 waren schon da, 1 standen doppelt.")).toBeVisible();
  await expect(page.getByText("2 Besucher", { exact: true })).toBeVisible();
});
