import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { customerEmail, demoSecrets } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { downloadPrintFile } from "./print-file.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { expect, type Page, test } from "./test.ts";

const folder = join(import.meta.dirname, "output", "photos");
const motifs = ["sea", "balloons", "bicycle", "forest", "lake", "tulips"];

test.use({ deviceScaleFactor: 2 });

test("a wall calendar of 13 sheets with holidays of two regions and twenty birthdays is ordered and printed as seen", async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  await page.goto("/configurator-calendar/?calendarType=wandkalender&formatType=a4-hoch&startMonth=1&year=2027");

  await test.step("thirty photos: thirteen fill cover and months, the others wait", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await photos(30));
    await expect(page.getByText(/Fotos? (wird|werden) (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 90_000 });
    await expect(page.getByRole("button", { name: /^Dez/ })).toBeVisible();
    await expect(page.getByText("13 von 30 im Bild")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("holidays of Bavaria and Tyrol", async () => {
    await section(page, "Tage");
    await page.getByRole("button", { name: "Deutschland entfernen" }).click();
    await page.getByLabel("Region dazunehmen").selectOption("DE-BY");
    await page.getByLabel("Region dazunehmen").selectOption("AT-7");
    await expect(page.getByRole("button", { name: "Tirol entfernen" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("twenty birthdays from contacts, two of them without a day", async () => {
    await section(page, "Termine");
    await page
      .locator(".calendar-file input[type=file]")
      .setInputFiles({ name: "familie.vcf", mimeType: "text/vcard", buffer: Buffer.from(contacts()) });
    await expect(page.getByText("20 Tage eingetragen.").first()).toBeVisible();
    await expect(page.getByText(/Ohne Tag in der Datei: Onkel Bert und Lisa/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a photo in the fourteenth of May, chosen on the sheet", async () => {
    await page.getByRole("button", { name: /^Mai/ }).click();
    const days = page.getByRole("application", { name: /^Kalendarium/ });
    const { width, height } = (await days.boundingBox()) ?? { width: 0, height: 0 };
    await days.click({ position: { x: width * 0.65, y: height * 0.5 } });
    await expect(page.getByRole("combobox", { name: "Tag", exact: true })).toHaveValue("13");
    await page.getByRole("button", { name: "Foto wählen" }).click();
    const choice = page.getByRole("dialog", { name: "Bild für Tag 14" });
    await expectAccessible(page);
    await choice.getByRole("button", { name: "kalender-3.jpg" }).click();
    await expect(page.getByRole("application", { name: /kalender-3\.jpg/ })).toBeVisible();
  });

  await test.step("another size and another look keep photos and days", async () => {
    await section(page, "Format");
    await page
      .getByRole("radio", { name: /^A3\s*24,90/ })
      .first()
      .check();
    await expect(priceBar(page)).toContainText("29,7 × 42 cm");
    await page.getByRole("button", { name: "Stile", exact: true }).click();
    await page.getByRole("radio", { name: "Jahr auf Schwarz" }).click();
    await expect(page.getByRole("radio", { name: "Jahr auf Schwarz" })).toBeChecked();
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await expectAccessible(page);
  });

  const seen = await test.step("looks at all sheets", () => seenSides(page));
  expect(seen).toHaveLength(13);

  const number = await test.step("orders and pays", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });
    await expect(page.getByText("Wandkalender 29,7 × 42 cm").first()).toBeVisible();
    return buyBasket(page);
  });

  const { origin } = new URL(page.url());
  await test.step("makes the next year's of the order, with new photos", async () => {
    await page.getByRole("button", { name: "Kalender 2028" }).click();
    await expect(page.getByText("20 Geburtstage werden ein Jahr älter.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Neue Fotos, Plätze leer" }).check();
    await page.getByRole("button", { name: "Entwurf anlegen" }).click();
    await page.waitForURL(/\/configurator-calendar\/\?design=/);
    await expect(priceBar(page)).toContainText("Ab 01/2028");
    await expect(page.getByText("0 Fotos")).toBeVisible();
  });

  await test.step("makes it once more from her account, with its photos", async () => {
    const { customerPassword } = await demoSecrets();
    await page.goto("/account");
    const form = page.getByRole("form", { name: "Anmelden" });
    await form.getByLabel("E-Mail").fill(customerEmail);
    await form.getByLabel("Passwort", { exact: true }).fill(customerPassword);
    await form.getByRole("button", { name: "Anmelden" }).click();
    const orders = page.getByRole("region", { name: "Bestellungen" }).getByRole("listitem");
    await orders.filter({ hasText: number }).getByRole("button", { name: "Kalender 2028" }).click();
    await expect(page.getByRole("radio", { name: "Behalten" })).toBeChecked();
    await page.getByRole("button", { name: "Entwurf anlegen" }).click();
    await page.waitForURL(/\/configurator-calendar\/\?design=/);
    await expect(priceBar(page)).toContainText("Ab 01/2028");
    await expect(page.getByText("13 von 30 im Bild")).toBeVisible();
  });

  await test.step("the file has all sheets in binding order as they were seen", async () => {
    const pdf = await downloadPrintFile(browser, { url: origin }, number);
    expect(await checkStructure(pdf)).toContain("No syntax or stream encoding errors found");
    expect(await pdfFacts(pdf)).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 13 });
    for (const at of [0, 1, 5, 12]) {
      const printed = await trimmedPicture(pdf, 400, at + 1);
      expect(await similarity(printed, seen[at] ?? printed), `sheet ${at + 1}`).toBeGreaterThanOrEqual(0.97);
    }
  });
});

test("a family planner is made by keyboard alone: names, a birthday, photos, basket", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/configurator-calendar/?calendarType=familienplaner&startMonth=1&year=2027&columns=3");
  await press(page, "Tage");
  for (const [column, name] of ["Mama", "Ole", "Frida"].entries()) {
    await page.getByLabel(`Spalte ${column + 1}`).focus();
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
  }
  await press(page, "Termine");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Oma Inge");
  await page.getByLabel("Tag", { exact: true }).focus();
  // The browser's own field for a day speaks English here.
  await page.keyboard.type("05141947");
  await page.getByRole("checkbox", { name: /^Geburtstag/ }).focus();
  await page.keyboard.press("Space");
  await press(page, "Eintragen");
  await expect(page.getByRole("listitem").filter({ hasText: "Oma Inge" })).toContainText("14. Mai 1947");
  await expectAccessible(page);
  const dialog = page.waitForEvent("filechooser");
  await press(page, /^Fotos hinzufügen/);
  await (await dialog).setFiles(await photos(13));
  await expect(page.getByText("13 von 13 im Bild")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 60_000 });
  await press(page, "In den Warenkorb");
  await page.waitForURL(/\/cart/, { timeout: 60_000 });
  await expect(page.getByText(/^Familienplaner/).first()).toBeVisible();
});

async function press(page: Page, name: string | RegExp) {
  await page.getByRole("button", { name, exact: true }).first().focus();
  await page.keyboard.press("Enter");
}

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });
const section = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Twenty people with a birthday in all ways in which programs write it, and two without. */
function contacts(): string {
  const card = (name: string, more: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${more}END:VCARD\r\n`;
  const dated = Array.from({ length: 20 }, (_, n) => {
    const day = `${String((n % 12) + 1).padStart(2, "0")}-${String(n + 3).padStart(2, "0")}`;
    return card(`Person ${n + 1}`, `BDAY:${n % 2 ? `${1950 + n}-${day}` : `--${day.replace("-", "")}`}\r\n`);
  });
  return [...dated, card("Onkel Bert", ""), card("Lisa", "TEL:1\r\n")].join("");
}

/** Each of its own colour so that none is another's double; those for the sheets have six megapixels. */
async function photos(count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const path = join(folder, `kalender-${n + 1}.jpg`);
      if (await stat(path).catch(() => null)) return path;
      const motif = join(import.meta.dirname, "..", "demo", "pictures", `photo-${motifs[n % motifs.length]}.webp`);
      await sharp(motif)
        .resize(n < 13 ? 3600 : 1200, n < 13 ? 2700 : 900, { fit: "cover" })
        .modulate({ hue: n * 12 })
        .jpeg({ quality: 80 })
        .toFile(path);
      return path;
    }),
  );
}
