import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { downloadPrintFile } from "./print-file.ts";
import { pdfFacts } from "./print-picture.ts";
import { expect, test } from "./test.ts";

const run = promisify(execFile);

/** As a spreadsheet saved it, one line of it in the wrong encoding before. */
const guests = [
  "Anrede;Vorname;Nachname;Straße;PLZ;Ort",
  "Liebe Oma Inge,;Inge;Brandt;Lindenallee 14;79104;Freiburg",
  "Lieber Søren,;Søren;Højgaard;Holtenauer Straße 88;24105;Kiel",
  "Liebe Familie MÃ¼ller,;Petra;MÃ¼ller;Gartenweg 8;72764;Reutlingen",
].join("\r\n");

test("cards for a list of guests: read, mended, seen for each, ordered, and printed in one file", async ({
  page,
  browser,
}) => {
  await page.goto("/configurator-card/?themeId=golden-laurel&card=a6-hoch-folded&refinementType=ohne");
  const tools = page.getByRole("navigation", { name: "Werkzeuge" });
  const panel = page.getByRole("complementary", { name: "Empfänger" });
  const bar = page.getByRole("region", { name: "Preis und Lieferung" });

  await test.step("reads her list, and the letters that were broken come back", async () => {
    await tools.getByRole("button", { name: "Empfänger" }).click();
    await expectAccessible(page);
    const file = { name: "gaeste.csv", mimeType: "text/csv", buffer: Buffer.from(guests) };
    await page.locator("input[data-recipients]").setInputFiles(file);
    await expect(panel.getByText("3 Empfänger, 1 braucht dich")).toBeVisible();
    await expect(bar).toContainText("5 Stück");
    await panel.getByRole("button", { name: "Liste öffnen" }).click();
    const list = page.getByRole("dialog", { name: "Empfänger" });
    await list.getByRole("button", { name: /Müller.* einsetzen/ }).click();
    await expect(list.getByText("3 Empfänger, alle bereit")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("puts the salutation inside, and looks at each card", async () => {
    await page.getByRole("button", { name: "Innen", exact: true }).click();
    await panel.getByRole("button", { name: "Anrede", exact: true }).click();
    await expect(page.getByRole("application", { name: "Text: {{Anrede}}" })).toBeVisible();
    await panel.getByRole("button", { name: "Liste öffnen" }).click();
    const list = page.getByRole("dialog", { name: "Empfänger" });
    await expect(list.getByRole("heading", { name: "So wird Zeile 2" })).toBeVisible();
    await list.getByRole("button", { name: "Nächster Empfänger" }).press("Enter");
    await expect(list.getByRole("heading", { name: "So wird Zeile 3" })).toBeVisible();
    await expect(list.getByRole("textbox", { name: "Anrede" })).toHaveValue("Lieber Søren,");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  const number = await test.step("orders five cards for three guests", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
    await expect(page.getByText(/für 3 Personen einzeln beschriftet/).first()).toBeVisible();
    return buyBasket(page);
  });

  await test.step("the print file has a sheet outside and inside for each, in her order, and two without a name", async () => {
    const { origin: url } = new URL(page.url());
    const pdf = await downloadPrintFile(browser, { url }, number);
    expect(await pdfFacts(pdf)).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 10 });
    const { stdout } = await run("pdftotext", ["-layout", pdf, "-"]);
    const inside = stdout.split("\f").filter((_, sheet) => sheet % 2 === 1);
    const said = inside.map((text) => /Lieb\S+.*,/.exec(text)?.[0] ?? null);
    expect(said.slice(0, 5)).toEqual(["Liebe Oma Inge,", "Lieber Søren,", "Liebe Familie Müller,", null, null]);
  });
});
