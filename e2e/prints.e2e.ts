import { readFile } from "node:fs/promises";
import { expectAccessible } from "./expect-accessible.ts";
import { oddPhotos, phonePhoto } from "./odd-photos.ts";
import { readPrint } from "./printed-photo.ts";
import { openOffice } from "./sign-in.ts";
import { storedFiles } from "./stored-zip.ts";
import { expect, type Page, test } from "./test.ts";

/** With the two that are too small for any print. */
const PHOTOS = 62;
const KEPT = 60;

/**
 * A pile of prints of photos as people have them: what needs an eye is mended in one press, some are printed twice and
 * larger, and one has words on it, by keys alone; the office's pictures have the right size, turn and crop.
 */
test("sixty odd photos become 120 prints by keys alone, and are printed as they lie on the table", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const photos = [...(await oddPhotos(PHOTOS - 1)), phonePhoto];
  await page.goto("/configurator-photoprint/?quantity=1");
  const table = page.getByRole("list", { name: "Tisch mit Abzügen" });

  await test.step("adds them all at once; each sheet lies as its photo does", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(photos.map(({ path }) => path));
    await expect(page.getByRole("button", { name: `Alle ${PHOTOS}` })).toBeVisible({ timeout: 120_000 });
    await expect(table.getByRole("button", { name: /^Abzug 1: foto-001-plain, 15\s×\s10, 1 Stück/ })).toBeVisible();
    await expect(table.getByRole("button", { name: /^Abzug 2: foto-002-plain, 10\s×\s15/ })).toBeVisible();
    await expect(page.getByText("9,92").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("takes all proposals in one press, and could take that back", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 120_000 });
    await page.getByRole("button", { name: /^Braucht ein Auge \d/ }).press("Enter");
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Alle \d+ Vorschläge annehmen$/ }).press("Enter");
    await expect(page.getByRole("heading", { name: "Alles passt" })).toBeVisible();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Was ein Auge braucht" })).toBeVisible();
    await page.getByRole("button", { name: "Wiederholen" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Alles passt" })).toBeVisible();
    await page.getByRole("button", { name: `Alle ${KEPT}` }).press("Enter");
  });

  await test.step("two copies of all, three of the first three, the second of them larger", async () => {
    const bar = page.getByRole("region", { name: "Gewählte Abzüge" });
    await table.getByRole("button", { name: /^Abzug 1:/ }).focus();
    await page.keyboard.press("Control+a");
    await expect(bar.getByText(`${KEPT} gewählt`)).toBeVisible();
    await bar.getByRole("button", { name: "Je ein Stück mehr" }).press("Enter");
    await expect(page.getByRole("button", { name: `Alle ${2 * KEPT}` })).toBeVisible();
    await table.getByRole("button", { name: /^Abzug 1:/ }).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await bar.getByRole("button", { name: "Je ein Stück mehr" }).press("Enter");
    await expect(table.getByRole("button", { name: /^Abzug 3: .*3 Stück/ })).toBeVisible();
    await table.getByRole("button", { name: /^Abzug 1:/ }).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await bar.getByLabel("Größe").selectOption({ index: 4 });
    await expect(table.getByRole("button", { name: /^Abzug 2: .*13\s×\s18, 3 Stück/ })).toBeVisible();
  });

  await test.step("writes on the first", async () => {
    await table.getByRole("button", { name: /^Abzug 1:/ }).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Aussehen" }).press("Enter");
    await expect(page.getByText("Für 1 gewählten Abzug")).toBeVisible();
    await page.getByLabel("Text auf dem Abzug").fill("Ostsee");
    await page.getByLabel("Text auf dem Abzug").press("Enter");
    await expect(table.locator("svg.scene-vector")).toHaveCount(1);
    await expectAccessible(page);
  });

  const number = await test.step("orders and pays", () => order(page));

  await test.step("the office's pictures are right in size, turn and crop", async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const office = await context.newPage();
    await openOffice(office, "/office", "Bestellungen");
    await office.getByText(number).first().click();
    // The ticket comes with the last of the archives, of which each size has its own.
    await expect(office.getByRole("link", { name: /^Laufzettel/ })).toBeVisible({ timeout: 120_000 });
    const links = office.getByRole("link", { name: /ZIP/ });
    await expect(links).toHaveCount(2);
    const files = new Map<string, Buffer>();
    for (const link of await links.all()) {
      const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
      const stored = storedFiles(await readFile(await download.path()));
      for (const [name, bytes] of stored) files.set(`${download.suggestedFilename()} ${name}`, bytes);
    }
    await context.close();
    const lists = [...files].filter(([name]) => name.endsWith("manifest.json"));
    const listed = lists.flatMap(([, bytes]) => JSON.parse(bytes.toString()).prints as { copies: number }[]);
    expect(listed.reduce((sum, { copies }) => sum + copies, 0)).toBe(2 * KEPT + 3);
    const prints = [];
    for (const [name, bytes] of files) if (name.endsWith(".jpg")) prints.push(await readPrint(bytes));
    expect(prints.map(({ corners }) => corners)).toEqual(prints.map(() => ["red", "green", "yellow", "blue"]));
    // 150 x 100 mm and 3 mm on each side at 300 dots an inch, and 180 x 130 mm once.
    const sizes = prints.map(({ size }) => size);
    expect([...new Set(sizes)].toSorted()).toEqual(["1252x1843", "1606x2197", "1843x1252"]);
    expect([sizes.length, sizes.filter((size) => size === "1606x2197").length]).toEqual([KEPT, 1]);
    // Whole photos lie in the middle of their sheet, others fill it and are no larger than that. Pixels.
    expect(Math.max(...prints.map(({ off }) => off))).toBeLessThanOrEqual(4);
    expect(new Set(prints.map(({ shape }) => shape))).toEqual(new Set(["full", "4:3", "3:4", "3:1"]));
    expect(prints.filter(({ written }) => written)).toHaveLength(1);
  });
});

async function order(page: Page): Promise<string> {
  await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "In den Warenkorb" }).press("Enter");
  await page.waitForURL(/\/cart/, { timeout: 120_000 });
  await page.getByRole("link", { name: "Zur Kasse" }).first().press("Enter");
  await page.waitForURL(/\/checkout/);
  await page.getByLabel("E-Mail").fill("lena@example.com");
  await page.getByLabel("Vorname").fill("Lena");
  await page.getByLabel("Nachname").fill("Muster");
  await page.getByLabel("Straße und Hausnummer").fill("Lindenweg 12");
  await page.getByLabel("PLZ").fill("80331");
  await page.getByLabel("Ort").fill("München");
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).first().press("Enter");
  await page.waitForURL(/\/web-api\/payments\/test\//);
  const paid = page.getByRole("button", { name: /bezahlt/i });
  await paid.first().click();
  await page.waitForURL(/\/order\//);
  return (
    (
      await page
        .getByText(/1000\d\d/)
        .first()
        .textContent()
    )?.match(/1000\d\d/)?.[0] ?? ""
  );
}
