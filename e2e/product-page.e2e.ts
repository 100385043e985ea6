import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** Pages that say something to the console are broken, even where nobody sees it (hydration, blocked scripts). */
test.beforeEach(({ page }) => {
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404")) throw new Error(message.text());
  });
});

const total = (page: Page) => page.getByRole("region", { name: /Gesamt|Total/ }).locator(".price-large");
const design = (page: Page) => page.getByRole("link", { name: /Jetzt gestalten|Design now|PERSONALIZE/ }).first();
const tile = (page: Page, size: string) => page.getByRole("tabpanel").getByRole("link", { name: size });
const material = (page: Page, name: string) =>
  page.getByRole("group", { name: /^Material/ }).getByRole("link", { name });
const topOf = (one: Locator) => one.evaluate((node) => node.getBoundingClientRect().top + scrollY);

test("a choice changes price, link, date and address at once, and back leads from material to material", async ({
  page,
}) => {
  await page.goto("/leinwanddruck");
  await expect(total(page)).toHaveText("38,85 €");
  await expectAccessible(page);

  await tile(page, "90 × 60 cm").click();
  await expect(total(page)).toHaveText("65,80 €");
  await expect(page).toHaveURL("/leinwanddruck?formatType=900x600");
  await expect(design(page)).toHaveAttribute(
    "href",
    /^\/configurator-photo-frame\/\?materialType=leinwand&formatType=900x600&optionTypes\[\]=stretcher-25/,
  );
  await expect(page.getByRole("status").filter({ hasText: "Leinwand 90 × 60 cm: 65,80 € mit Versand" })).toBeAttached();

  await material(page, "Alu-Dibond").click();
  await expect(page).toHaveURL("/leinwanddruck?materialType=aludibond");
  await expect(tile(page, "60 × 40 cm")).toHaveAttribute("aria-current", "true");
  await expect(total(page)).toHaveText("51,85 €");

  await page.goBack();
  await expect(material(page, "Leinwand")).toHaveAttribute("aria-current", "true");
  await expect(tile(page, "90 × 60 cm")).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(total(page)).toHaveText("65,80 €");
});

test("who chooses a material reads that her format changed, and takes it back with one press, without anything moving", async ({
  page,
}) => {
  await page.goto("/leinwanddruck");
  const news = page.getByRole("status").filter({ hasText: "Angepasst" });
  await tile(page, "90 × 60 cm").click();
  await expect(news).toHaveCount(0);

  await material(page, "Acrylglas").click();
  await expect(news).toContainText("Format jetzt 60 × 40 cm: Damit beginnt diese Auswahl.");
  await expect(news).not.toContainText("Rahmen");
  await expectAccessible(page);
  const tops = () => Promise.all([material(page, "Acrylglas"), tile(page, "45 × 30 cm")].map(topOf));
  const before = await tops();

  await page.getByRole("button", { name: "Zurück zu 90 × 60 cm" }).click();
  await expect(tile(page, "90 × 60 cm")).toHaveAttribute("aria-current", "true");
  await expect(material(page, "Acrylglas")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL("/leinwanddruck?materialType=acrylglas&formatType=900x600");
  await expect(page.getByRole("heading", { name: "Format", exact: true })).toBeFocused();
  await expect(news).toHaveCount(0);
  expect(await tops()).toEqual(before);

  // Where only the frame is another, nothing has to be taken back.
  await page.goto("/poster-mit-rahmen");
  await material(page, "Leinwand").click();
  await expect(news).toContainText("Rahmen jetzt: Schattenfugenrahmen");
  await expect(news).not.toContainText("Format jetzt");
  await expect(page.getByRole("button", { name: /^Zurück zu/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(news).toHaveCount(0);

  // The next choice says for itself what it is.
  await material(page, "Poster").click();
  await expect(news).toContainText("Rahmen jetzt:");
  await tile(page, "45 × 30 cm").click();
  await expect(news).toHaveCount(0);
});

for (const layout of ["off", "on"])
  test(`who goes on with the keys while a notice floats sees where she is, in the layout of experiment 1409 switched ${layout}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/leinwanddruck?formatType=900x600&splitFeature=1409-canvas-redesign&splitTreatment=${layout}`);
    const chosen = page.getByRole("link", { name: /^Acrylglas/ }).first();
    await chosen.click();
    const news = page.getByRole("status").getByText("Angepasst");
    await expect(news).toBeVisible();
    await chosen.focus();
    const last = page.getByRole("button", { name: "Link kopieren" });
    const hidden: string[] = [];
    for (let steps = 0; steps < 60 && !(await last.evaluate((node) => node === document.activeElement)); steps++) {
      await page.keyboard.press("Tab");
      hidden.push(...(await page.evaluate(coveredFocus)));
    }
    await expect(last).toBeFocused();
    expect(hidden).toEqual([]);
    await expect(news).toBeVisible();
  });

/** In the page: what has the focus, where something else is seen at all of its corners and its middle. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  if (!focused) return [];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const points = [
    middle,
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });
  return isSeen ? [] : [focused.textContent];
}

test("the page is called after what is chosen on it, and shows no other material's edge", async ({ page }) => {
  await page.goto("/leinwanddruck");
  const heading = page.getByRole("heading", { level: 1 });
  const pictures = page.getByRole("region", { name: "Bilder" }).getByRole("img");
  await expect(heading).toHaveText("Foto auf Leinwand");
  await expect(pictures).toHaveCount(5);
  await material(page, "Alu-Dibond").click();
  await expect(heading).toHaveText("Foto auf Alu-Dibond");
  await expect(page.getByText("auf Kiefernholz")).toHaveCount(0);
  await expect(page.getByRole("img", { name: /die Kante gespiegelt/ })).toHaveCount(0);
  await expect(pictures).toHaveCount(4);
  await expect(pictures.first()).toHaveAccessibleName(/^Bild auf Aluminium/);
  await page.goBack();
  await expect(heading).toHaveText("Foto auf Leinwand");

  await page.goto("/poster-mit-rahmen");
  await expect(page.getByText("Flach und fertig gerahmt im Karton")).toBeVisible();
  await expect(page.getByText("größer gerollt")).toHaveCount(0);
});

test("portrait turns the list, the drawing and the link", async ({ page }) => {
  await page.goto("/leinwanddruck");
  await page.getByRole("link", { name: "Hoch", exact: true }).click();
  await expect(tile(page, "40 × 60 cm")).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("img", { name: "40 × 60 cm über einem 210 cm breiten Sofa" })).toBeVisible();
  await expect(design(page)).toHaveAttribute("href", /formatType=400x600/);
});

test("a format of the dialog exchanges the material where it must, and has a slot until another one is chosen", async ({
  page,
}) => {
  await page.goto("/leinwanddruck");
  const dialog = page.getByRole("dialog", { name: "Weitere Formate" });
  await page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "150 × 100 cm" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("tabpanel").getByRole("link", { name: "Weiteres 150 × 100 cm" })).toBeVisible();
  await page.locator("summary", { hasText: "Keilrahmen" }).click();
  await expect(page.getByText("Keilrahmen: 2,5 cm trägt höchstens 120 cm lange Seite.")).toBeVisible();

  await tile(page, "45 × 30 cm").click();
  await expect(page.getByRole("tabpanel").getByText("Weiteres")).toHaveCount(0);

  await page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ }).click();
  await dialog.getByRole("link", { name: "als Poster 20 × 15 cm" }).click();
  await expect(material(page, "Poster")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL("/leinwanddruck?materialType=poster&formatType=200x150");
});

test("an own format is judged while it is typed, priced, and kept in the address", async ({ page }) => {
  await page.goto("/leinwanddruck");
  await page.getByRole("link", { name: /Eigenes Format wählen$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Eigenes Format" });
  const [width, height] = [dialog.getByLabel("Breite"), dialog.getByLabel("Höhe")];
  await width.fill("201");
  await expect(dialog.getByText("Leinwand gibt es bis 200 × 140 cm.")).toBeVisible();
  await height.fill("4x");
  await expect(dialog.getByText("Das ist keine Länge.")).toBeVisible();
  await expectAccessible(page);
  await width.fill("73");
  await height.fill("41");
  await expect(dialog.getByText("38,90 €")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/leinwanddruck?formatType=730x410");
  await expect(page.getByRole("tabpanel").getByRole("link", { name: "Eigenes 73 × 41 cm" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("frames show what they change and say why something cannot be had", async ({ page }) => {
  await page.goto("/poster-mit-rahmen");
  await expectAccessible(page);
  await page.getByText("Laminierung", { exact: true }).click();
  await expect(page.getByText("Laminierung: Glänzend ist hinter Glas nicht möglich.")).toBeVisible();
  await page.locator("summary", { hasText: "Rahmen" }).click();
  await expect(page.getByText(/gibt es nur in festen Größen/)).toBeVisible();
  await page.getByRole("link", { name: "Nussbaum" }).click();
  await expect(page).toHaveURL(/frameType=holzrahmen-slim-walnut/);
  await expect(page.getByRole("link", { name: "Nussbaum" })).toHaveAttribute("aria-current", "true");
  const frameOnly = page.getByRole("link", { name: /^Nur Rahmen, ohne Foto, / });
  await expect(frameOnly).toHaveAttribute(
    "href",
    /materialType=none&formatType=600x400&frameType=holzrahmen-slim-walnut&matSize=30&.*addToCart=1$/,
  );
  await page.getByRole("link", { name: /^Ohne Rahmen/ }).click();
  await expect(frameOnly).toHaveCount(0);
  await expectAccessible(page);
});

test("an article number preselects, a click id travels on to the designer, and neither is shown to others", async ({
  page,
}) => {
  await page.goto("/leinwanddruck?sku=acrylglas-800x600&gclid=abc&utm_source=x");
  await expect(material(page, "Acrylglas")).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("tab", { name: "4:3" })).toHaveAttribute("aria-selected", "true");
  await expect(design(page)).toHaveAttribute("href", /materialType=acrylglas&formatType=800x600.*&gclid=abc$/);
  expect(await (await page.request.get("/leinwanddruck?sku=acrylglas-800x600")).text()).not.toContain("abc");
});

test("nonsense in the address falls back and says so", async ({ page }) => {
  await page.goto("/leinwanddruck?materialType=gold&formatType=01x20&optionTypes[]=wings");
  await expect(page.getByText("Dieses Material führen wir nicht.")).toBeVisible();
  await expect(page.getByText("Dieses Format verstehen wir nicht.")).toBeVisible();
  await expect(total(page)).toHaveText("38,85 €");
  await tile(page, "45 × 30 cm").click();
  await expect(page.getByText("Dieses Material führen wir nicht.")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every choice is a link or a form, and nothing offers what only scripts can do", async ({ page }) => {
    await page.goto("/leinwanddruck");
    await page.getByRole("tab", { name: "Quadrat" }).click();
    await tile(page, "60 × 60 cm").click();
    await expect(total(page)).toHaveText("52,80 €");
    await material(page, "Acrylglas").click();
    await expect(total(page)).toHaveText("59,85 €");
    await page.getByText("Bohrung", { exact: true }).click();
    await page.getByRole("link", { name: /^An den Ecken/ }).click();
    await expect(design(page)).toHaveAttribute("href", /optionTypes\[\]=drilling-corners/);
    await expect(page.getByRole("button", { name: "Link kopieren" })).toHaveCount(0);

    await page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ }).click();
    const all = page.getByRole("region", { name: "Weitere Formate" });
    await all.getByRole("link", { name: "120 × 40 cm" }).click();
    await expect(page).toHaveURL(/formatType=1200x400/);

    await page.getByRole("link", { name: /Eigenes Format wählen$/ }).click();
    const own = page.getByRole("region", { name: "Eigenes Format" });
    await own.getByLabel("Breite").fill("300");
    await own.getByRole("button", { name: "Übernehmen" }).click();
    await expect(own.getByText("Acrylglas gibt es bis 240 × 120 cm.")).toBeVisible();
    await own.getByLabel("Breite").fill("100");
    await own.getByLabel("Höhe").fill("33");
    await own.getByRole("button", { name: "Übernehmen" }).click();
    await expect(design(page)).toHaveAttribute("href", /materialType=acrylglas&formatType=1000x330/);
  });
});

for (const { host, path, language, price, size } of [
  { host: "ch.", path: "/leinwanddruck", language: "de-CH", price: "CHF 49.80", size: "60 × 40 cm" },
  { host: "us.", path: "/canvas-prints", language: "en-US", price: "$48.98", size: "24 × 16 in" },
]) {
  test(`${language}: its own currency, units and words, on its own host`, async ({ page, baseURL }) => {
    const origin = (baseURL ?? "").replace("//", `//${host}`);
    await page.goto(`${origin}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(total(page)).toHaveText(price);
    await expect(tile(page, size)).toHaveAttribute("aria-current", "true");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}${path}`);
    // Seventeen locales, and which of them anybody else gets.
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(18);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index,follow");
    if (language === "de-CH") await expect(page.locator("body")).not.toContainText("ß");
    if (language === "en-US") await expect(page.getByText("plus sales tax if due")).toBeVisible();
    await expectAccessible(page);
  });
}

test("a collage is chosen on the same calculator: a set, a heart of twenty photos, by pointer and by keys", async ({
  page,
}) => {
  await page.goto("/fotocollage");
  await expect(total(page)).toHaveText("38,85 €");
  await expectAccessible(page);
  await page.getByRole("group", { name: "Design" }).getByRole("link", { name: "Herz" }).press("Enter");
  await page.getByRole("group", { name: "Anzahl Fotos" }).getByText("20 Fotos").click();
  await page.getByRole("link", { name: "Hoch", exact: true }).click();
  await page.getByRole("link", { name: "60 × 90 cm" }).click();
  await expect(page).toHaveURL("/fotocollage?designId=26&formatType=600x900");
  await expect(design(page)).toHaveAttribute(
    "href",
    "/configurator-collage/?color=white&designId=26&formatType=600x900&materialType=canvas",
  );
  await expect(
    page.getByRole("status").filter({ hasText: "Fotocollage, Leinwand 60 × 90 cm: 65,80 €" }),
  ).toBeAttached();

  await page.goto("/fotocollage");
  const photos = page.getByRole("slider", { name: "Anzahl Fotos" });
  await photos.focus();
  for (const _ of [1, 2]) await page.keyboard.press("ArrowRight");
  await expect(photos).toHaveAttribute("aria-valuetext", "16 Fotos");
  await expect(page).toHaveURL("/fotocollage?designId=15");

  await material(page, "Gemischtes Set").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fotocollage als Set");
  await page.getByRole("group", { name: "Anzahl Bilder" }).getByRole("link", { name: /^5/ }).press("Enter");
  await expect(design(page)).toHaveAttribute("href", /materialType=mixed/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test("search engines read the price people pay", async ({ page }) => {
  await page.goto("/leinwanddruck?formatType=900x600");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? "")["@graph"][0]).toMatchObject({
    "@type": "Product",
    sku: "photoframe-leinwand-900x600",
    offers: { price: "55.90", priceCurrency: "EUR" },
  });
});

test("on a phone price and way on stay in sight, and nothing sticks out sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/poster-mit-rahmen");
  const bar = page.locator(".price-bar");
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText("63,90 €");
  // Both prices at first sight say what they are for.
  await expect(bar).toContainText("60 × 40 cm, mit Versand");
  await expect(page.locator(".gallery .plate").first()).toContainText("Wie im Bild");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const bottom = tile(page, "120 × 80 cm");
  await bottom.focus();
  await expect(async () => {
    const [link, over] = [await bottom.boundingBox(), await bar.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  }).toPass({ timeout: 15_000 });
  await expectAccessible(page);
});

test("the button of the help chat steps aside for what one needs, and is there again beside it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/leinwanddruck");
  const launcher = page.locator(".chat-launcher");
  await expect(launcher).toHaveCSS("opacity", "1");
  const place = await launcher.boundingBox();
  // The price of a material at the launcher's height.
  const price = page.getByText("46,90 €").first();
  await price.evaluate((node, y) => scrollBy(0, node.getBoundingClientRect().y - y), place?.y ?? 0);
  await expect(launcher).toHaveCSS("opacity", "0");
  await expect(launcher).toHaveCSS("pointer-events", "none");
  // The keyboard reaches it all the same.
  await launcher.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Frag die Werkstatt" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => scrollTo(0, 0));
  await expect(launcher).toHaveCSS("opacity", "1");
});

test("a page only to choose on does not load what checks outside input", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await page.goto("/leinwanddruck", { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes("ZodError"))).toEqual([]);
});

test("the home page leads to pages that exist, by labels with their real price", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  const links = page.getByRole("main").getByRole("link");
  const hrefs = await links.evaluateAll((found) => [...new Set(found.map((one) => one.getAttribute("href")))]);
  expect(hrefs.length).toBeGreaterThan(7);
  for (const href of hrefs) expect((await page.request.get(href ?? "")).status(), href ?? "").toBe(200);

  const label = page.getByRole("link", { name: /Segelboot, Oktober/ });
  const price = (await label.locator(".price").textContent()) ?? "";
  await label.click();
  const piece = page.getByRole("group", { name: /^Material/ }).locator('[aria-current="true"] .price');
  await expect(piece).toHaveText(price);
});

test("a picture that does not come leaves its words in its place, and nothing moves", async ({ page }) => {
  await page.goto("/leinwanddruck");
  const place = page.getByRole("img", { name: /^Dünenbild auf Leinwand/ });
  const before = await place.boundingBox();
  expect(await place.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await page.route("**/pictures/room-canvas*", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText(/^Dünenbild auf Leinwand/)).toBeVisible();
  expect(await place.boundingBox()).toEqual(before);
  await expectAccessible(page);
});

test("a path that no page answers is a 404 with a way on", async ({ page }) => {
  const answer = await page.goto("/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hier hängt nichts");
  await expect(page.getByText(/Page not found/)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,nofollow");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Leinwand" }).click();
  await expect(page).toHaveURL("/leinwanddruck");
});
