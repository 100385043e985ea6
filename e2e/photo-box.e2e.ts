import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { oddPhotos } from "./odd-photos.ts";
import { checkStructure, pdfFacts } from "./print-picture.ts";
import { openOffice } from "./sign-in.ts";
import { storedFiles } from "./stored-zip.ts";
import { expect, test } from "./test.ts";

const output = join(import.meta.dirname, "output");
const TITLE = "Sommer am See mit Oma Kl";
const LINE = "zweitausendsechsundzwanzig, Maxi";

/** A full box by keys: photos, their order, copies that fill it up, two lines on the lid, and what the office prints. */
test("a box of 100 with a lid is put in order and ordered by keys", async ({ page, browser }) => {
  test.setTimeout(180_000);
  // The sixth is too small to be printed.
  const photos = (await oddPhotos(9)).filter((_, n) => n !== 5);
  await page.goto("/configurator-photobox/?photoboxType=photoprint&photoboxQuantityMax=100");
  const table = page.getByRole("list", { name: "Tisch mit Abzügen" });

  await test.step("takes the photos and says what is left of the box", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(photos.map(({ path }) => path));
    await expect(page.getByText("8 von 100")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("92 Plätze frei")).toBeVisible();
  });

  await test.step("moves the second print to the front, and lists the keys for it", async () => {
    await table.getByRole("button", { name: /^Abzug 1: foto-001/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("f");
    await expect(table.getByRole("button", { name: /^Abzug 1: foto-002-plain, 10\s×\s15/ })).toBeFocused();
    await expect(page.getByText("Abzug 2 ist jetzt Nummer 1")).toBeAttached();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Tasten" });
    await expect(keys.getByText("Einen Platz nach vorn")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("fills the box up with copies, one of them fewer and more again", async () => {
    await page.getByRole("button", { name: "Mit Kopien auffüllen" }).press("Enter");
    await expect(page.getByText("100 von 100")).toBeVisible();
    await table.getByRole("button", { name: /^Abzug 1: .*13 Stück/ }).focus();
    await page.keyboard.press("+");
    await expect(page.getByText(/^1 Abzug zu viel/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Box für 200 nehmen" })).toBeVisible();
    await page.keyboard.press("-");
    await expect(page.getByText("0 Plätze frei")).toBeVisible();
  });

  await test.step("writes two lines on the lid, no longer than fit on it", async () => {
    await page.getByRole("button", { name: "Deckel", exact: true }).press("Enter");
    await page.getByLabel("Titel").fill(`${TITLE}ara`);
    await page.getByLabel("Zweite Zeile").fill(`${LINE} und Moritz`);
    await expect(page.getByLabel("Titel")).toHaveValue(TITLE);
    await expect(page.getByLabel("Zweite Zeile")).toHaveValue(LINE);
    await expect(page.getByText("32 von 32")).toBeVisible();
    await expectAccessible(page);
  });

  const number = await test.step("orders and pays", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "In den Warenkorb" }).press("Enter");
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
    await expect(page.getByText(/Fotobox MAX/).first()).toBeVisible();
    return buyBasket(page);
  });

  await test.step("the office has the prints in their order with their copies, the lid, and the ticket", async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const office = await context.newPage();
    await openOffice(office, "/office", "Bestellungen");
    await office.getByText(number).first().click();
    const saved = async (name: RegExp) => {
      const link = office.getByRole("link", { name }).first();
      await expect(link).toBeVisible({ timeout: 90_000 });
      const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
      return download;
    };
    const files = storedFiles(await readFile(await (await saved(/ZIP/)).path()));
    const { prints } = JSON.parse(files.get("manifest.json")?.toString() ?? "{}");
    const copies = prints.map((print: { copies: number }) => print.copies);
    expect(copies).toEqual([13, 13, 13, 13, 12, 12, 12, 12]);
    const sizes = await Promise.all(
      prints.slice(0, 2).map(async ({ name }: { name: string }) => {
        const { width, height } = await sharp(files.get(name)).metadata();
        return [width, height];
      }),
    );
    // 150 x 100 mm and 3 mm on each side at 300 dots an inch: the standing photo is in front.
    expect(sizes).toEqual([
      [1252, 1843],
      [1843, 1252],
    ]);
    const lid = join(output, `lid-${new URL(page.url()).port}.pdf`);
    await (await saved(/PDF/)).saveAs(lid);
    expect(await checkStructure(lid)).toContain("No syntax or stream encoding errors found");
    expect((await pdfFacts(lid)).pages).toBe(1);
    const ticket = JSON.parse(await readFile(await (await saved(/^Laufzettel/)).path(), "utf8"));
    expect(ticket.files.map(({ role }: { role: string }) => role).toSorted()).toEqual(["lid", "prints"]);
    await context.close();
  });
});
