import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { shifts } from "./layout-shifts.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });

/** The tiles under the header. */
const stripOf = (page: Page, goods: string) => page.getByRole("navigation", { name: `${goods}: Auswahl` });

/** Navigation over all pages (second specification document, section 2), at the four widths that it changes between. */

test("pointing at goods opens what there is of them, without moving the page, and an oblique way into it does not close it", async ({
  page,
}) => {
  await page.goto("/ratgeber");
  const walls = bar(page).getByRole("link", { name: "Wandbilder", exact: true });
  await expect(bar(page).getByRole("link", { name: /^Forex-Platte/ })).toHaveCount(0);
  await walls.hover();
  const canvas = bar(page).getByRole("link", { name: /^Leinwand ab/ });
  await expect(canvas).toBeVisible();
  await expect(bar(page).getByRole("list", { name: "Format" }).getByRole("listitem")).toHaveCount(4);
  expect(await shifts(page)).toBe(0);
  await expectAccessible(page);

  // Aslant across the neighbours into the panel.
  const from = await walls.boundingBox();
  const to = await bar(page)
    .getByRole("link", { name: /^Gallery-Bond/ })
    .boundingBox();
  if (!from || !to) throw new Error("nothing to point at");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await expect(canvas).toBeVisible();
  // Along the bar the next one opens.
  await walls.hover();
  await bar(page).getByRole("link", { name: "Rahmen", exact: true }).hover();
  await expect(bar(page).getByRole("list", { name: "Farbe" })).toBeVisible();
  await expect(canvas).toBeHidden();
  await page.mouse.move(700, 880);
  await expect(bar(page).getByRole("list", { name: "Farbe" })).toBeHidden();
  // Tiles alone, no flyout.
  await bar(page).getByRole("link", { name: "Fotoabzüge" }).hover();
  await expect(bar(page).getByRole("button", { name: /^Wandbilder: / })).toHaveAttribute("aria-expanded", "false");
  await expect(bar(page).getByRole("button", { name: /^Fotoabzüge: / })).toHaveCount(0);
});

test("by keyboard: a button opens it, arrows go through it, Escape leads back, and leaving closes it", async ({
  page,
}) => {
  await page.goto("/ratgeber");
  const frames = bar(page).getByRole("link", { name: "Rahmen", exact: true });
  await frames.focus();
  const opener = bar(page).getByRole("button", { name: "Rahmen: mehr zeigen" });
  await expect(opener).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(bar(page).getByRole("link", { name: "Holzrahmen" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(bar(page).getByRole("link", { name: "Alurahmen" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowRight");
  await expect(bar(page).getByRole("link", { name: "Fotocollage" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(bar(page).getByRole("list", { name: "Mehrere Bilder" })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(bar(page).getByRole("list", { name: "Mehrere Bilder" })).toBeHidden();
});

test("tiles of a page's goods: this one is current and in sight, buttons scroll where there are more", async ({
  page,
}) => {
  for (const width of [390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/wandbilder/collage");
    const strip = stripOf(page, "Fotocollage");
    await expect(strip.getByRole("link", { name: "Fotocollage" })).toHaveAttribute("aria-current", "page");
    await page.goto("/wandbilder/forex");
    const tiles = stripOf(page, "Wandbilder");
    await expect(tiles.getByRole("link", { name: "Forex-Platte" })).toBeInViewport({ ratio: 1 });
    expect(await shifts(page), `${width} px`).toBe(0);
  }
  const wide = stripOf(page, "Wandbilder");
  await expect(wide.getByRole("button")).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/wandbilder/leinwand");
  const collage = wide.getByRole("link", { name: "Fotocollage" });
  await expect(collage).not.toBeInViewport();
  await expect(wide.getByRole("button", { name: "Zurückblättern" })).toHaveCount(0);
  await wide.getByRole("button", { name: "Weiterblättern" }).click();
  await expect(collage).toBeInViewport();
  await expect(wide.getByRole("button", { name: "Weiterblättern" })).toHaveCount(0);
  await expect(wide.getByRole("button", { name: "Zurückblättern" })).toBeVisible();
  await expectAccessible(page);
  // Who was sent to a part of the page is not moved sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/wandbilder/forex#prices");
  await expect(wide.getByRole("button", { name: "Weiterblättern" })).toBeVisible();
  await expect(wide.getByRole("link", { name: "Forex-Platte" })).not.toBeInViewport();
  await page.goto("/ratgeber/papier");
  await expect(wide).toHaveCount(0);
});

test("on a phone: menu, second level, one accordion open, back where one was, closed at 1000 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ratgeber");
  const opener = page.getByRole("button", { name: "Menü" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menü" });
  await expect(menu.getByRole("link", { name: "Ratgeber" }).first()).toBeVisible();
  await expect(menu.getByText("Montag bis Freitag")).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("button", { name: "Wandbilder" }).click();
  const back = menu.getByRole("button", { name: /^Zurück/ });
  await expect(back).toBeFocused();
  await expect(menu.getByRole("link", { name: /^Leinwand ab/ })).toBeVisible();
  await menu.getByText("Mehrere Bilder").click();
  await expect(menu.getByRole("link", { name: "Bilderwand" })).toBeVisible();
  await expect(menu.getByRole("link", { name: /^Leinwand ab/ })).toBeHidden();
  await expectAccessible(page);
  await back.click();
  await expect(menu.getByRole("button", { name: "Wandbilder" })).toBeFocused();
  // The focus stays inside, and the page behind does not scroll.
  for (let press = 0; press < 30; press++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(/DIALOG|BODY/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
  await page.setViewportSize({ width: 1000, height: 844 });
  await expect(menu).toBeHidden();
  await expect(bar(page)).toBeVisible();
});

test("a page stays in sight until the next one can be drawn whole", async ({ page }) => {
  await page.goto("/ratgeber");
  await page.evaluate(() => {
    const look = () => document.querySelector("main h1") ?? document.body.setAttribute("data-blank", "");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  });
  await bar(page).getByRole("link", { name: "Fotobücher" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/bücher/i);
  await bar(page).getByRole("link", { name: "Fotoabzüge" }).click();
  await expect(page).toHaveURL(/fotoabzuege/);
  await expectAccessible(page);
  await expect(page.locator("body")).not.toHaveAttribute("data-blank");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the menu of phones opens, and its entries lead to their pages", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/ratgeber");
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("dialog", { name: "Menü" }).getByRole("link", { name: "Fotobücher" }).click();
    await expect(page).toHaveURL("/fotobuecher");
    await expect(
      page.getByRole("navigation", { name: "Brotkrumen" }).getByRole("link", { name: "Start" }),
    ).toHaveAttribute("href", "/");
    await expect(
      page.getByRole("navigation", { name: "Fotobücher" }).getByRole("link", { name: "Fotoheft" }),
    ).toBeVisible();
  });
});

test("by touch a press follows the link, and no flyout stands in the way", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 1194, height: 834 },
    hasTouch: true,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/ratgeber");
  await bar(page).getByRole("link", { name: "Wandbilder", exact: true }).tap();
  await expect(page).toHaveURL("/wandbilder");
  await expect(bar(page).getByRole("list", { name: "Format" })).toHaveCount(0);
  await context.close();
});
