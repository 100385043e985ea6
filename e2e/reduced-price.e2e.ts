import { addDays, wallClock } from "../core/calendar-date.ts";
import { shopZone } from "../core/shop.ts";
import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { publishRelease, shopDatabase } from "./shop-database.ts";
import { expect, type Page, test } from "./test.ts";

/** What no other test looks at. */
const material = "klebefolie";
const [before, listed, now] = ["17,49 €", "22,90 €", "15,49 €"];
const lowest = "Niedrigster Preis der letzten 30 Tage";

/** Vinyl became five euros dearer five days ago and is reduced by 30 % since yesterday. */
test.beforeAll(async () => {
  const today = wallClock(new Date(), shopZone).date;
  const campaign = { label: "campaign.january-paper", from: addDays(today, -1), to: addDays(today, 9), percent: 30 };
  const database = await shopDatabase();
  await publishRelease(database, {
    ...demoRelease,
    release: demoRelease.release + 1,
    validFrom: addDays(today, -5),
    campaigns: [{ key: "vinyl", ...campaign, materials: [material] }],
    materials: demoRelease.materials.map((one) =>
      one.key === material ? { ...one, rate: { ...one.rate, fix: one.rate.fix + 500 } } : one,
    ),
  });
  await database.close();
});

test("a reduction is measured by the lowest price of 30 days: on the page, in the designer, in the basket", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step("nothing is said before something reduced is chosen", async () => {
    // Releases are asked for again every few seconds.
    await expect.poll(async () => (await priceOfVinyl(page)).lowest30Days).toBe(1749);
    expect(await priceOfVinyl(page)).toMatchObject({ priceOriginal: 1749, priceCurrent: 1549 });
    // An address no other test asks for: pages are kept for minutes.
    await page.goto("/leinwanddruck?formatType=1000x800");
    await expect(page.getByText(lowest)).toHaveCount(0);
  });

  await test.step("the page, after a choice in the browser", async () => {
    await page.getByText(/weitere Materialien/).click();
    await expect(page.getByRole("link", { name: /^Klebefolie\s*TOP DEAL/ })).toBeVisible();
    await expect(page.getByText("TOP DEAL")).toHaveCount(1);
    await page
      .getByRole("group", { name: /^Material/ })
      .getByRole("link", { name: "Klebefolie" })
      .click();
    const summary = page.getByRole("region", { name: "Gesamt" });
    await expect(summary.getByText(`${lowest}: ${before} (−11,4 %)`)).toBeVisible();
    await expect(summary.getByText("−2,00 €")).toBeVisible();
    await neverListed(page);
    await expectAccessible(page);
  });

  await test.step("the designer", async () => {
    await page.getByRole("link", { name: "Jetzt gestalten" }).first().click();
    const bar = page.getByRole("region", { name: "Preis und Lieferung" });
    await expect(bar.locator("s")).toHaveText(`${lowest} ${before}`);
    await expect(bar).toContainText(now);
    await neverListed(page);
  });

  await test.step("the basket", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await cameraPhoto());
    await expect(page.getByLabel(/Foto 1, segelboot\.jpg/).first()).toBeVisible();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 60_000 });
    const line = page.getByRole("listitem").filter({ hasText: "Klebefolie" });
    await expect(line.locator("s")).toHaveText(`${lowest} ${before}`);
    await expect(line).toContainText(now);
    await neverListed(page);
    await expectAccessible(page);
  });
});

/** The present list price was never paid by anybody: it is no price to be reduced from. */
async function neverListed(page: Page): Promise<void> {
  await expect(page.getByText(listed)).toHaveCount(0);
}

async function priceOfVinyl(page: Page): Promise<Record<string, number | null>> {
  const answer = await page.request.get(`/price-api/prices/article?materialType=${material}&formatType=600x400`, {
    headers: { "x-channel": "poster", "x-locale": "de-DE" },
  });
  return (await answer.json()).price;
}
