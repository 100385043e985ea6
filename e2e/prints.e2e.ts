import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expectAccessible } from "./expect-accessible.ts";
import { corners, oddPhotos } from "./odd-photos.ts";
import { openOffice } from "./sign-in.ts";
import { storedFiles } from "./stored-zip.ts";
import { expect, type Page, test } from "./test.ts";

const PHOTOS = 60;

/**
 * A pile of prints of photos as people have them: what needs an eye is mended in one press, some are printed twice and
 * larger by keys alone, and the office's pictures have the right size, turn and crop.
 */
test("sixty odd photos become prints, are mended, ordered, and printed as they lie on the table", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const photos = await oddPhotos(PHOTOS);
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
    await expect(page.getByText("9,60").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("takes all proposals in one press, and could take that back", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 120_000 });
    await page.getByRole("button", { name: /^Braucht ein Auge \d/ }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Alle \d+ Vorschläge annehmen$/ }).click();
    await expect(page.getByRole("heading", { name: "Alles passt" })).toBeVisible();
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(page.getByRole("heading", { name: "Was ein Auge braucht" })).toBeVisible();
    await page.getByRole("button", { name: "Wiederholen" }).click();
    await expect(page.getByRole("heading", { name: "Alles passt" })).toBeVisible();
    await page.getByRole("button", { name: /^Alle \d/ }).click();
  });

  await test.step("by keys: two copies of the first three, the second of them larger", async () => {
    await table.getByRole("button", { name: /^Abzug 1:/ }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    const bar = page.getByRole("region", { name: "Gewählte Abzüge" });
    await expect(bar.getByText("3 gewählt")).toBeVisible();
    await bar.getByRole("button", { name: "Je ein Stück mehr" }).press("Enter");
    await expect(table.getByRole("button", { name: /^Abzug 3: .*2 Stück/ })).toBeVisible();
    await table.getByRole("button", { name: /^Abzug 1:/ }).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await bar.getByLabel("Größe").selectOption({ index: 4 });
    await expect(table.getByRole("button", { name: /^Abzug 2: .*13\s×\s18, 2 Stück/ })).toBeVisible();
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
    const pictures = [...files].filter(([name]) => name.endsWith(".jpg"));
    expect(pictures.length).toBeGreaterThan(PHOTOS - 5);
    const sizes: string[] = [];
    for (const [, bytes] of pictures) {
      const { width, height } = await sharp(bytes).metadata();
      sizes.push(`${width}x${height}`);
      expect(await cornersOf(bytes)).toEqual(["red", "green", "yellow", "blue"]);
    }
    // 150 x 100 mm and 3 mm on each side at 300 dots an inch, and 180 x 130 mm once.
    expect([...new Set(sizes)].toSorted()).toEqual(["1252x1843", "1606x2197", "1843x1252"]);
    expect(sizes.filter((size) => size === "1606x2197")).toHaveLength(1);
  });
});

/** Names of the colours near the corners of what is printed, from the top left clockwise, white rims left out. */
async function cornersOf(bytes: Buffer): Promise<readonly (string | undefined)[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  // From each corner inwards: the first point that is no paper.
  const first = (right: boolean, bottom: boolean) => {
    for (let step = 80; step < info.width / 2; step += 10) {
      for (const down of [step, 80]) {
        const point = at(right ? info.width - step : step, bottom ? info.height - down : down);
        if (point.some((value) => value < 110)) return nearest(point);
      }
    }
    return undefined;
  };
  return [first(false, false), first(true, false), first(true, true), first(false, true)];
}

function nearest(point: readonly number[]): string | undefined {
  const away = (hex: string) =>
    [1, 3, 5].reduce((sum, at, n) => sum + Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (point[n] ?? 0)), 0);
  return Object.entries(corners).toSorted(([, one], [, other]) => away(one) - away(other))[0]?.[0];
}

async function order(page: Page): Promise<string> {
  await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.waitForURL(/\/cart/, { timeout: 120_000 });
  await page.getByRole("link", { name: "Zur Kasse" }).first().click();
  await page.waitForURL(/\/checkout/);
  await page.getByLabel("E-Mail").fill("lena@example.com");
  await page.getByLabel("Vorname").fill("Lena");
  await page.getByLabel("Nachname").fill("Muster");
  await page.getByLabel("Straße und Hausnummer").fill("Lindenweg 12");
  await page.getByLabel("PLZ").fill("80331");
  await page.getByLabel("Ort").fill("München");
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).first().click();
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
