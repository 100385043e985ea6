import { test as fresh } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { holdMenus } from "./hold-menus.ts";
import { shifts } from "./layout-shifts.ts";
import { port } from "./place.ts";
import { expect, type Page, type Route, test } from "./test.ts";
import { widths } from "./widths.ts";

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
  const sendMenus = await holdMenus(page);
  await page.goto("/ratgeber");
  const frames = bar(page).getByRole("link", { name: "Rahmen", exact: true });
  await frames.focus();
  const opener = bar(page).getByRole("button", { name: "Rahmen: mehr zeigen" });
  // An arrow from before the menus is followed when they come.
  await page.keyboard.press("ArrowDown");
  await expect(opener).toHaveCount(0);
  sendMenus();
  await expect(bar(page).getByRole("link", { name: "Holzrahmen" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(frames).toBeFocused();
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

fresh("an arrow that is pressed before the page is alive opens the menu once it is (a slow line)", async ({ page }) => {
  const held: Route[] = [];
  await page.route("**/assets/client-*.js", (route) => void held.push(route));
  await page.goto("/ratgeber");
  await bar(page).getByRole("link", { name: "Rahmen", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(bar(page).getByRole("link", { name: "Holzrahmen" })).toBeFocused();
});

test("who points at goods whose menus are gone keeps the page that she reads, with what she typed", async ({
  page,
}) => {
  await page.route(/\/flyouts-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/ratgeber");
  const email = page.getByRole("contentinfo").getByRole("textbox", { name: "E-Mail" });
  await email.fill("mira@example.com");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  const missing = page.waitForResponse(/\/flyouts-[^/]+\.js/);
  await bar(page).getByRole("link", { name: "Wandbilder", exact: true }).hover();
  expect((await missing).status()).toBe(404);
  await expect(email).toHaveValue("mira@example.com");
  await bar(page).getByRole("link", { name: "Rahmen", exact: true }).click();
  await expect(page).toHaveURL(/\/rahmen/);
  expect(documents).toBe(0);
});

test("tiles of a page's goods: this one is current and in sight, buttons scroll where there are more", async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/wandbilder/forex");
    const current = stripOf(page, "Wandbilder").locator("[aria-current=page]");
    await expect(current).toHaveText("Forex-Platte");
    await expect(current).toBeInViewport({ ratio: 1 });
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

test("below 1000 px: menu, second level, one accordion open, back where one was, closed at 1000 px", async ({
  page,
}) => {
  await page.goto("/ratgeber");
  const menu = page.getByRole("dialog", { name: "Menü" });
  const back = menu.getByRole("button", { name: /^Zurück/ });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("button", { name: "Menü", exact: true }).click();
    expect(Math.round((await menu.boundingBox())?.width ?? 0)).toBe(Math.min(width, 416));
    await expect(menu.getByRole("link", { name: "Ratgeber" }).first()).toBeVisible();
    await expect(menu.getByText("Montag bis Freitag")).toBeVisible();
    await expect(menu.getByRole("link", { name: "+49 89 000000" })).toHaveAttribute("href", "tel:+4989000000");
    await expect(menu.getByRole("navigation", { name: "Hilfe und Land" })).toContainText("Lexikon");
    await expect(menu.getByRole("link", { name: "Impressum" })).toBeVisible();
    if (width === 390) await expectAccessible(page);
    await menu.getByRole("button", { name: "Wandbilder" }).click();
    await expect(back).toBeFocused();
    await expect(menu.getByRole("link", { name: /^Leinwand ab/ })).toBeVisible();
    await menu.getByText("Mehrere Bilder").click();
    await expect(menu.getByRole("link", { name: "Bilderwand" })).toBeVisible();
    await expect(menu.getByRole("link", { name: /^Leinwand ab/ })).toBeHidden();
    await expect(menu.locator("details[open]")).toHaveCount(1);
    // All that a desktop's flyout has, with what its prices mean.
    await expect(menu.locator(".burger-second summary")).toHaveText([
      "Material",
      "Mehrere Bilder",
      "Format",
      "Nach Wunsch",
      "Gut zu wissen",
    ]);
    await menu.getByText("Nach Wunsch").click();
    await expect(menu.getByRole("link", { name: "Mit Rahmen" })).toHaveAttribute("href", "/poster-mit-rahmen");
    await expect(menu.getByText("Inklusive Mehrwertsteuer")).toBeVisible();
    await menu.getByText("Mehrere Bilder").click();
    if (width === 390) await expectAccessible(page);
    await back.click();
    await expect(menu.getByRole("button", { name: "Wandbilder" })).toBeFocused();
    const country = menu.getByText("Länder und Sprachen: Deutschland");
    // At the lower edge, where nothing of what unfolds would be seen.
    await country.evaluate((row) => row.scrollIntoView({ block: "end" }));
    await country.click();
    await expect(menu.getByRole("link", { name: "België, Nederlands" })).toBeInViewport();
    await expect(country).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole("link", { name: "Suisse, français" })).toHaveAttribute(
      "href",
      /\/\/ch\.localhost.*\/fr\/conseils$/,
    );
    await expect(menu.locator("[lang=de-DE][aria-current=true]")).toHaveText("Deutschland");
    await country.click();
    // The focus stays inside, and the page behind does not scroll.
    for (let press = 0; press < 30; press++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(/DIALOG|BODY/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
    await page.setViewportSize({ width: width === 390 ? 1000 : 1440, height: 844 });
    await expect(menu).toBeHidden();
    await expect(bar(page)).toBeVisible();
  }
});

test("in the card shop, in French: its own goods first, with all that is below them, and this page in another country", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`http://cards.fr.localhost:${port}/conseils/`);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(menu.getByRole("navigation").first().getByRole("button")).toHaveText([
    "Cartes",
    "Calendriers",
    "Livres photo",
    "Tirages photo",
    "Tableaux photo",
    "Cadres",
    "Pêle-mêle",
    "Cadeaux",
  ]);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await menu.getByRole("button", { name: "Cartes" }).click();
    await expect(menu.locator(".burger-second summary")).toHaveText([
      "Occasions",
      "Pour accompagner",
      "Modèles",
      "Bon à savoir",
    ]);
    await expect(menu.getByRole("link", { name: "Mariage" })).toBeVisible();
    expect(await menu.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await expectAccessible(page);
    await menu.getByRole("button", { name: "Retour\u202f: Cartes" }).click();
  }
  await menu.getByText("Pays et langues\u202f: France").click();
  await menu.getByRole("link", { name: "Österreich" }).click();
  await expect(page).toHaveURL(`http://cards.at.localhost:${port}/ratgeber/`);
});

test("the menu goes with the page that it was opened on, though the header stays for the next one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ratgeber");
  const before = page.getByRole("heading", { level: 1 });
  const title = (await before.textContent()) ?? "";
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("button", { name: "Menü", exact: true });
  const menu = page.getByRole("dialog", { name: "Menü" });
  const header = await button.elementHandle();
  await button.click();
  await menu.getByRole("navigation", { name: "Hilfe und Land" }).getByRole("link", { name: "Lexikon" }).click();
  await expect(before).not.toHaveText(title);
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(before).toHaveText(title);
  await expect(menu).toBeHidden();
  // The very same button: no document came in between, which would have closed it, too.
  expect(await header?.evaluate((node) => node.isConnected)).toBe(true);
  await button.click();
  await expect(menu).toBeVisible();
});

/** How the page's content is set; pictures come when they come. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *:not(img, svg, svg *)")].map((element) => {
      const { display, padding, margin, gap, color, backgroundColor, font, borderTop, textAlign } =
        getComputedStyle(element);
      const said = [display, padding, margin, gap, color, backgroundColor, font, borderTop, textAlign];
      return `${element.tagName} ${element.className} ${said.join(" | ")}`;
    }),
  );

test("a page stays in sight until the next one can be drawn whole", async ({ page }) => {
  await page.goto("/ratgeber");
  // Once it is alive: before, links lead to documents.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const look = () => document.querySelector("main h1") ?? document.body.setAttribute("data-blank", "");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  });
  const frame = await page.evaluateHandle(() => [...document.querySelectorAll("body header, footer")]);
  await bar(page).getByRole("link", { name: "Fotobücher" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/bücher/i);
  await bar(page).getByRole("link", { name: "Fotoabzüge" }).click();
  await expect(page).toHaveURL(/fotoabzuege/);
  await expectAccessible(page);
  await expect(page.locator("body")).not.toHaveAttribute("data-blank");
  // Header and footer are those of the first page, and say what belongs to the last.
  expect(await frame.evaluate((parts) => [parts.length > 1, parts.every((one) => one.isConnected)])).toEqual([
    true,
    true,
  ]);
  await expect(bar(page).locator("[aria-current]")).toHaveText("Fotoabzüge");
  await expect(page.getByRole("contentinfo").getByRole("navigation", { name: "Du bist hier" })).toContainText(
    "Fotoabzüge",
  );
  expect(await shifts(page)).toBe(0);
  // Sheets that came one page after the other say what those of a document say.
  const followed = await looksOf(page);
  expect(followed.length).toBeGreaterThan(100);
  await page.reload();
  await expect.poll(() => looksOf(page)).toEqual(followed);
});

fresh(
  "a script that is missing brings the page again, once in ten seconds (core document, section 4)",
  async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    const missing: number[] = [];
    await page.route(/\/client-[^/]+\.js/, (route) => {
      missing.push(documents);
      return route.fulfill({ status: 404 });
    });
    await page.goto("/ratgeber");
    await page.mouse.move(300, 300);
    // In the second document nothing is left to try: it stays as the server drew it.
    await expect.poll(() => missing.includes(2)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("this page in another country is reached from the head, at every width", async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/ratgeber");
      if (width < 1000) {
        await page.getByRole("button", { name: "Menü" }).click();
        await page.getByText("Länder und Sprachen: Deutschland").locator("visible=true").click();
      } else await page.getByRole("button", { name: "Länder und Sprachen: Deutschland" }).click();
      await page.getByRole("link", { name: "Länder und Sprachen", exact: true }).click();
      await expect(page).toHaveURL("/ratgeber?#places");
      const there = page.getByRole("navigation", { name: "Länder" }).getByRole("link", { name: "Suisse, français" });
      await expect(there).toBeInViewport();
      await expect(there).toHaveAttribute("href", /\/\/ch\.localhost.*\/fr\/conseils$/);
    }
  });

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
