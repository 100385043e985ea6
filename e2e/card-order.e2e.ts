import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { addressees, guestList, salutations } from "./guest-list.ts";
import { downloadPrintFiles } from "./print-file.ts";
import { checkStructure, pdfFacts, similarity, trimmedPicture } from "./print-picture.ts";
import { seenSides } from "./seen-sides.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

test.use({ deviceScaleFactor: 2 });

const run = promisify(execFile);

/** Golden folded cards, each for its guest, in printed and lined envelopes, with all that goes beside (specification section 3, card). */
test("a wedding in one order: cards and envelopes for sixty guests, a sample, a guestbook, a ribbon", async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  const tools = page.getByRole("navigation", { name: "Werkzeuge" });
  const guests = page.getByRole("complementary", { name: "Empfänger" });

  await test.step("from the theme's page to the card, with her photo, standing, in gold", async () => {
    await page.goto("/themes/full-bleed-kiss");
    await page.getByRole("link", { name: "Jetzt gestalten" }).click();
    await page.waitForURL(/configurator-card.*themeId=full-bleed-kiss/);
    await expect(priceBar(page)).toContainText("Klappkarte 14,8 × 10,5 cm, 50 Stück", { timeout: 60_000 });
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await cameraPhoto());
    await expect(page.getByLabel(/^Foto 1, segelboot\.jpg/).first()).toBeVisible();
    await page.getByRole("button", { name: "Format" }).click();
    await page.getByRole("radio", { name: /10,5 × 14,8/ }).check();
    await expect(priceBar(page)).toContainText("Klappkarte 10,5 × 14,8 cm");
    await page.getByRole("button", { name: "Papier" }).click();
    await page.getByRole("radio", { name: /Naturpapier/ }).check();
    await page.getByRole("button", { name: "Veredelung" }).click();
    await page.getByRole("radio", { name: /^Gold/ }).check();
    await expectAccessible(page);
  });

  await test.step("reads her list: sixty cards, and the letters that were broken come back", async () => {
    await tools.getByRole("button", { name: "Empfänger" }).click();
    await page.locator("input[data-recipients]").setInputFiles(guestList);
    await expect(guests.getByText("60 Empfänger, 1 braucht dich")).toBeVisible();
    await expect(priceBar(page)).toContainText("60 Stück");
    await expect(priceBar(page)).toContainText("141,68");
    await guests.getByRole("button", { name: "Liste öffnen" }).click();
    const list = page.getByRole("dialog", { name: "Empfänger" });
    await list.getByRole("button", { name: /Müller.* einsetzen/ }).click();
    await expect(list.getByText("60 Empfänger, alle bereit")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("puts the salutation inside and goes through her guests on the card", async () => {
    await page.getByRole("button", { name: "Innen", exact: true }).click();
    await guests.getByRole("button", { name: "Anrede", exact: true }).click();
    await expect(page.getByRole("application", { name: "Text: {{Anrede}}" })).toBeVisible();
    const steps = page.getByRole("toolbar", { name: "Empfänger im Blick" });
    await expect(steps).toContainText("Felder, 60 Empfänger");
    await steps.getByRole("button", { name: "Nächster Empfänger" }).press("Enter");
    await steps.getByRole("button", { name: "Nächster Empfänger" }).press("Enter");
    await expect(steps).toContainText("Søren Højgaard, 2 von 60");
    await steps.getByRole("button", { name: "Voriger Empfänger" }).press("Enter");
    await expectAccessible(page);
  });

  await test.step("writes their own names inside, and has addresses on lined envelopes", async () => {
    await page.getByRole("application", { name: "Text: Mara & Emil" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Ada & Bo");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Umschlag", exact: true }).first().click();
    await page.getByRole("checkbox", { name: "Futter" }).check();
    await page.getByRole("checkbox", { name: "Empfänger" }).check();
    await expect(page.getByText(/Fotos werden (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await expectAccessible(page);
  });

  const seen = await test.step("looks at all sides, as the first guest gets them", () => seenSides(page));
  expect(seen).toHaveLength(5);

  await test.step("puts them into the basket, where no field shows", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });
    await expect(page.getByText("Klappkarte 10,5 × 14,8 cm, 60 Stück").first()).toBeVisible();
    await expect(page.getByText(/für 60 Personen einzeln beschriftet/).first()).toBeVisible();
  });

  await test.step("a sample of it, a guestbook, and three metres of ribbon alone", async () => {
    const edit = page.getByRole("link", { name: /Klappkarte.* ändern/ }).first();
    const design = new URL((await edit.getAttribute("href")) ?? "", page.url()).searchParams.get("design");
    await page.goto(`/configurator-card/?design=${design}`);
    await page.getByRole("button", { name: "Menge" }).click();
    await page.getByRole("radio", { name: /^Muster/ }).check();
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });

    await page.goto("/configurator-card/?card=guestbook-hardcover-40-square&themeId=guests-linen");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });

    await page.goto("/zubehoer");
    const ribbons = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Bänder" }) });
    await ribbons.getByRole("spinbutton", { name: "Anzahl: Bänder" }).fill("3");
    await page.keyboard.press("Enter");
    await ribbons.getByRole("button", { name: /In den Warenkorb/ }).click();
    await page.waitForURL(/\/cart/);
  });

  const number = await test.step("orders and pays all four, each card straight to its guest", () =>
    buyBasket(page, async () => {
      await page.getByRole("radio", { name: /Direkt an alle/ }).check();
      const sheet = page.getByRole("region", { name: "Deine Bestellung" });
      await expect(sheet.getByText("Versand an 60 Empfänger")).toBeVisible();
      await expectAccessible(page);
    }));
  await expect(page.getByText("60 Sendungen, 0 unterwegs")).toBeVisible();
  await expect(page.getByText("Søren Højgaard")).toBeVisible();
  await expectAccessible(page);

  const [cards = "", envelopes = "", sample = "", cover = "", block = ""] =
    await test.step("the operator downloads the print files", () => {
      const { origin: url } = new URL(page.url());
      return downloadPrintFiles(browser, { url }, number, 5);
    });

  await test.step("sixty open sheets outside and inside, as she saw them, gold and creases on plates of their own", async () => {
    expect(await checkStructure(cards)).toContain("No syntax or stream encoding errors found");
    const facts = await pdfFacts(cards);
    expect(facts).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 120 });
    const millimetres = facts.trim.map((points) => (points / 72) * 25.4);
    expect((millimetres[2] ?? 0) - (millimetres[0] ?? 0)).toBeCloseTo(210, 1);
    expect((millimetres[3] ?? 0) - (millimetres[1] ?? 0)).toBeCloseTo(148, 1);
    expect(await platesOf(cards)).toEqual(["Crease", "Foil_Gold"]);
    expect(await platesOf(envelopes)).toEqual([]);
    const sheets = await Promise.all([1, 2].map((n) => trimmedPicture(cards, 840, n)));
    const printed = [...(await Promise.all(sheets.map(halves))).flat(), await trimmedPicture(envelopes, 840)];
    const alike = await Promise.all(printed.map((side, index) => similarity(side, seen[index] ?? side)));
    expect(
      alike.map((value) => value >= 0.97),
      String(alike),
    ).toEqual([true, true, true, true, true]);
  });

  await test.step("each card and each envelope has its guest, in the order of her list", async () => {
    const inside = (await textsOf(cards)).filter((_, sheet) => sheet % 2 === 1);
    expect(inside.map((text) => salutations.find((one) => text.includes(one)))).toEqual(salutations);
    expect(await textsOf(envelopes)).toEqual(addressees);
  });

  await test.step("the workshop sees which card goes into which parcel, and has their labels", async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const office = await context.newPage();
    await openOffice(office, "/office", "Bestellungen");
    await office.getByText(number).first().click();
    const parcels = office.getByRole("region", { name: "Sendungen an Empfänger" });
    await expect(parcels.getByText(/Petra Müller, Gartenweg 8, 72764 Reutlingen/)).toBeVisible();
    await expect(parcels.getByText(/Position 1, Stück 3\b/)).toBeVisible();
    const labels = await office.request.get((await parcels.getByRole("link").getAttribute("href")) ?? "");
    expect(await labels.text()).toContain(`${number}-2;Søren Højgaard;;;Holtenauer Straße 88;24105;Kiel;;DE;letter;`);
    await expectAccessible(office);
    await context.close();
  });

  await test.step("the sample is one card, the book has its cover and forty pages", async () => {
    expect(await pdfFacts(sample)).toMatchObject({ pages: 2 });
    expect((await textsOf(sample)).join()).toContain(salutations[0]);
    expect((await pdfFacts(cover)).pages).toBe(1);
    expect((await pdfFacts(block)).pages).toBeGreaterThan(1);
  });
});

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });

/** The panels of an open sheet, from left to right. */
async function halves(sheet: Buffer): Promise<readonly Buffer[]> {
  const { width = 0, height = 0 } = await sharp(sheet).metadata();
  const half = Math.floor(width / 2);
  const cut = (left: number) => sharp(sheet).extract({ left, top: 0, width: half, height }).png().toBuffer();
  return Promise.all([cut(0), cut(width - half)]);
}

/** What is written on each page, line by line, without the slug beside it. */
async function textsOf(path: string): Promise<readonly string[]> {
  const { stdout } = await run("pdftotext", ["-layout", path, "-"], { maxBuffer: 1 << 26 });
  const pages = stdout.split("\f").slice(0, -1);
  return pages.map((page) =>
    page
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.includes("  |  "))
      .join("\n"),
  );
}

/** Names of the separations beside process colour. */
async function platesOf(path: string): Promise<readonly string[]> {
  const { stdout } = await run("qpdf", ["--qdf", "--object-streams=disable", path, "-"], {
    encoding: "latin1",
    maxBuffer: 1 << 28,
  });
  const names = [...stdout.matchAll(/\/Separation\s+\/([A-Za-z_]+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => name !== "All").toSorted();
}
