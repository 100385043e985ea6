import { consentCookie } from "../core/consent.ts";
import { putFrame } from "./fill-basket.ts";
import { port } from "./place.ts";
import { expect, type Page, test } from "./test.ts";

/** Windows of 320 px, which a desktop's has at 400 %, and letters twice as large: WCAG 2.2, 1.4.10 and 1.4.4. */

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
/** Basket and checkout are waited for: their goods come after the page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`http://${address.replace("/", `:${port}/`)}`, { waitUntil: "domcontentloaded" });
  const whole = {
    "localhost/cart": page.getByRole("link", { name: "Zur Kasse" }).first(),
    "localhost/checkout": page.getByRole("textbox", { name: "Vorname" }),
    "cards.localhost/cart": page.getByRole("heading", { name: /noch nichts/ }),
  }[address];
  if (whole) await expect(whole).toBeVisible();
}
/** As a visitor's own style sheet has it. */
const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

test("no page is wider than a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await putFrame(page);
  for (const address of [
    "localhost/",
    "localhost/wandbilder",
    "localhost/wandbilder/leinwand",
    "localhost/leinwanddruck",
    "localhost/products",
    "localhost/cart",
    "localhost/checkout",
    "localhost/account",
    "localhost/delivery",
    "fr.localhost/delivery",
    "ch.localhost/delivery",
    "gb.localhost/canvas-prints",
    "cards.localhost/",
    "cards.localhost/karten-designen",
    "cards.localhost/cart",
    "cards.fr.localhost/",
  ]) {
    await open(page, address);
    expect(await widthOf(page), address).toBe(320);
  }
});

test("with letters twice as large no page of a phone scrolls sideways, and menu and basket are in its window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putFrame(page);
  for (const address of [
    "localhost/",
    "localhost/wandbilder",
    "localhost/wandbilder/leinwand",
    "localhost/leinwanddruck",
    "localhost/cart",
    "localhost/checkout",
    "localhost/account",
    "localhost/delivery",
    "cards.localhost/",
    "cards.localhost/karten-designen",
    "cards.localhost/cart",
    "cards.localhost/account",
  ]) {
    await open(page, address);
    await enlarge(page);
    expect(await widthOf(page), address).toBe(390);
    if (address.endsWith("/checkout")) continue;
    for (const way of [/^Menü/, /^Warenkorb/])
      await expect(page.getByRole("banner").getByLabel(way).first(), address).toBeInViewport({ ratio: 1 });
  }
});

test("with letters twice as large the way to the designer is whole at a phone's lower edge", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/leinwanddruck");
  await enlarge(page);
  await expect(page.getByRole("link", { name: "Jetzt gestalten" })).toBeInViewport({ ratio: 1 });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`with letters twice as large the question for consent leaves half of a page of ${width} px`, async ({
    page,
    context,
  }) => {
    await context.clearCookies({ name: consentCookie });
    await page.setViewportSize({ width, height });
    await page.goto("/leinwanddruck");
    const question = page.getByRole("region", { name: "Dürfen wir mitzählen?" });
    await expect(question).toBeVisible();
    await enlarge(page);
    await expect.poll(async () => (await question.boundingBox())?.height).toBeLessThanOrEqual(height / 2);
    const header = await page.getByRole("banner").boundingBox();
    const place = await question.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    // What has no room is scrolled to within it.
    await question.getByRole("button", { name: "Einzeln wählen" }).scrollIntoViewIfNeeded();
    await expect(question.getByRole("button", { name: "Einzeln wählen" })).toBeInViewport({ ratio: 1 });
    expect(await widthOf(page)).toBe(width);
  });
