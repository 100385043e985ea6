import { expectAccessible } from "./expect-accessible.ts";
import { shifts } from "./layout-shifts.ts";
import { comesOut, officeApi, pageAt, publishChanged } from "./office-content.ts";
import { port } from "./place.ts";
import { expect, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

/** The head of all pages in its states, at the four widths (chrome document, sections 2 and 9). */
const head = (page: Page) => page.getByRole("banner");
const bar = (page: Page) => head(page).getByRole("navigation", { name: "Hauptnavigation" });
const menu = (page: Page) => head(page).getByRole("button", { name: "Menü", exact: true });
const strip = (page: Page) => head(page).getByRole("navigation", { name: /: Auswahl$/ });
const height = async (page: Page, part: string) =>
  Math.round((await page.locator(part).boundingBox())?.height ?? Number.NaN);

/** What the shop would say of somebody with a long name and a full basket. */
const signedIn = {
  payload: {
    emailHash: "0",
    firstName: "Maximiliane",
    lastName: "von Hohenstein-Wartenberg",
    number: 10_001,
    type: 0,
    isLoggedIn: true,
    isWhitelabelCustomer: false,
    order: { cartArticlesAmount: 112, isWhitelabelOrder: false },
  },
};

test("top bar, header and breadcrumb have what each width has room for, for strangers and for somebody with a long name", async ({
  page,
}) => {
  await page.goto("/wandbilder/forex");
  const shops = head(page).getByRole("navigation", { name: "Shops" });
  const help = head(page).getByRole("navigation", { name: "Hilfe und Land" }).first();
  const account = head(page).getByRole("link", { name: "Konto", exact: true });
  const country = page.getByRole("button", { name: "Länder und Sprachen: Deutschland" });
  const crumbs = page.getByRole("main").getByRole("navigation", { name: "Brotkrumen" });
  await atEachWidth(page, async ({ width, isDesk }) => {
    await expect(shops.getByRole("link")).toHaveText(["Passepartout", "Passepartout Cards"]);
    await expect(shops.getByRole("link").first()).toHaveAttribute("aria-current", "true");
    await expect(help).toBeVisible({ visible: isDesk });
    await expect(bar(page)).toBeVisible({ visible: isDesk });
    await expect(account).toBeVisible({ visible: isDesk });
    await expect(menu(page)).toBeVisible({ visible: !isDesk });
    await expect(head(page).getByRole("link", { name: "Passepartout, Startseite" })).toHaveAttribute("href", "/");
    await expect(head(page).getByRole("link", { name: "Warenkorb", exact: true })).toBeInViewport({ ratio: 1 });
    expect([await height(page, ".top-bar"), await height(page, ".header")]).toEqual([
      39,
      { 390: 65, 768: 65, 1000: 105, 1440: 85 }[width],
    ]);
    await expect(crumbs.getByRole("listitem")).toHaveText(["Start", "Wandbilder", "Forex-Platte"]);
    await expect(crumbs.getByRole("link")).toHaveText(["Start", "Wandbilder"]);
    await expect(crumbs.getByRole("link").first()).toHaveAttribute("href", "/");
    await expect(crumbs.getByText("Forex-Platte")).toHaveAttribute("aria-current", "page");
    // The same way stands at the end of the page, under another name.
    const atEnd = page.getByRole("contentinfo").getByRole("navigation", { name: "Du bist hier" });
    await expect(atEnd.getByRole("listitem")).toHaveText(["Start", "Wandbilder", "Forex-Platte"]);
    await expect(atEnd.getByText("Forex-Platte")).toHaveAttribute("aria-current", "page");
  });
  await expect(help.getByRole("link")).toHaveText(["Hilfe", "Ratgeber"]);
  // At the widths of a desktop the country hangs below its button, and leads to this page in the others.
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await country.click();
    const places = help.getByRole("listitem").filter({ has: country }).getByRole("list");
    await expect(places).toBeInViewport({ ratio: 1 });
    await expect(places.getByRole("link")).toHaveCount(17);
    await expect(places.locator("[aria-current]")).toHaveText("Deutschland");
    if (width === 1440) await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(places).toBeHidden();
    await expect(country).toBeFocused();
  }
  // The longest words beside each other, with a promise between them.
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(`http://lu.localhost:${port}/leinwanddruck`);
  await expect(page.getByRole("button", { name: "Länder und Sprachen: Luxemburg, Deutsch" })).toBeVisible();
  // Whatever the day: the promise as it is longest.
  await page.locator(".top-bar p").evaluate((promise) => {
    promise.innerHTML = "Bis Donnerstag, 12 Uhr bestellt: bei dir am <b>Donnerstag, 10. Dezember</b>";
  });
  expect(await height(page, ".top-bar")).toBe(39);
  await page.goto("/wandbilder/forex");

  await page.route("**/web-api/customer-data*", (route) => route.fulfill({ json: signedIn }));
  await page.reload();
  const hers = head(page).getByRole("link", { name: "Konto von Maximiliane von Hohenstein-Wartenberg" });
  await atEachWidth(page, async ({ isDesk }) => {
    await expect(head(page).getByRole("link", { name: "Warenkorb, 112 Artikel" })).toBeInViewport({ ratio: 1 });
    await expect(hers).toBeVisible({ visible: isDesk });
    await expect(account).toHaveCount(0);
    if (!isDesk) {
      await menu(page).click();
      await expect(page.getByRole("dialog", { name: "Menü" }).locator("a", { hasText: "Maximiliane" })).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });
  await expectAccessible(page);
});

test("in the app a way back takes the place of menu, goods and tiles, and leads to where one was", async ({ page }) => {
  await page.goto("/d/ratgeber");
  await page.goto("/d/wandbilder/forex");
  const back = head(page).getByRole("link", { name: "Zurück", exact: true });
  await atEachWidth(page, async () => {
    await expect(back).toBeInViewport({ ratio: 1 });
    for (const part of [bar(page), menu(page), strip(page)]) await expect(part).toHaveCount(0);
  });
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL("/d/ratgeber");
});

test("tiles are 76 × 76 px circles, 110 × 73 or 110 × 110 px, with buttons where they do not fit", async ({ page }) => {
  for (const [path, shape, size] of [
    ["/hochzeitskarten", "circle", "76 × 76"],
    ["/fotobuecher", "square-image", "110 × 110"],
    ["/wandbilder", "square", "110 × 73"],
  ] as const) {
    await page.goto(path);
    const pictures = strip(page).locator(`[data-shape="${shape}"] > .strip-tile-picture`);
    await atEachWidth(page, async () => {
      const sizes = await pictures.evaluateAll((all: HTMLElement[]) =>
        all.map((one) => `${one.offsetWidth} × ${one.offsetHeight}`),
      );
      expect(sizes.length).toBe(await strip(page).getByRole("link").count());
      expect(new Set(sizes)).toEqual(new Set([size]));
      const fits = await strip(page)
        .locator(".scroll-row-items")
        .evaluate((row) => row.scrollWidth <= row.clientWidth);
      await expect(strip(page).getByRole("button")).toHaveCount(fits ? 0 : 1);
    });
  }
});

test("lists of designs have no tiles, unless editors want them there", async ({ page, playwright, baseURL }) => {
  const office = await officeApi(playwright, String(baseURL), "198.51.100.41");
  const goods = bar(page).getByRole("link", { name: "Fotocollage", exact: true });
  const lists = ["feed-collage", "feed-calendar", "feed-card"];
  const settings = await pageAt(office, "global");
  let before: Awaited<ReturnType<typeof publishChanged>> | null = null;
  try {
    for (const slug of lists) {
      await page.goto(`/${slug}`);
      await atEachWidth(page, async ({ isDesk }) => {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (isDesk && slug === "feed-collage") await expect(goods).toHaveAttribute("aria-current", "true");
        await expect(strip(page)).toHaveCount(0);
      });
    }
    before = await publishChanged(office, settings, (content) => ({
      ...content,
      mainNavigation: (content.mainNavigation as { navigationType?: string }[]).map((item) =>
        item.navigationType === "collage" ? { ...item, alwaysShowSubNavi: true } : item,
      ),
    }));
    await expect(async () => {
      await page.goto("/feed-collage");
      await expect(strip(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await atEachWidth(page, () => expect(strip(page)).toBeVisible());
  } finally {
    if (before !== null) await publishChanged(office, settings, () => before ?? {});
    await office.dispose();
  }
});

test("a partner's visit has its logo and says so; snow of 199 flakes falls over all pages until it is stopped", async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = await officeApi(playwright, String(baseURL), "198.51.100.42");
  const settings = await pageAt(office, "global");
  const day = 86_400_000;
  const [from, to] = [-day, day].map((away) => new Date(Date.now() + away).toISOString());
  const logo = {
    fieldtype: "asset",
    id: null,
    filename: "/pictures/booklet.webp",
    alt: "Foto Huber",
    meta_data: { width: 900, height: 600 },
  };
  const store = { fieldtype: "multilink", linktype: "url", id: "", url: "https://play.example/app" };
  const app = {
    _uid: "app",
    component: "footer-link",
    text: "",
    linkImage: { ...logo, alt: "Im Store" },
    link: store,
    external: true,
  };
  const apps = { _uid: "apps", component: "footer-box", kind: "appLinks", title: "Unsere Apps", links: [app] };
  const before = await publishChanged(office, settings, (content) => ({
    ...content,
    replacementLogo: logo,
    snowfallFrom: from,
    snowfallTo: to,
    footer: [...(content.footer as object[]), apps],
  }));
  const asked = { channel: "poster", country: "DE", partner: "Foto Huber", to: "/ratgeber/papier", days: 1 };
  const { link } = await (await office.post("/office-api/partner-links", { data: asked })).json();

  // All other pages have these settings, too, for as long as it takes.
  try {
    await comesOut(page.request, "/ratgeber/papier", "Unsere Apps");
    await countFlakes(page);
    await visitByPartner(page, link);
  } finally {
    await publishChanged(office, settings, () => before);
    await office.dispose();
  }
});

/** Writes down at the document how many flakes each picture of the snow has. */
const countFlakes = (page: Page) =>
  page.addInitScript(() => {
    const { arc, clearRect } = CanvasRenderingContext2D.prototype;
    let flakes = 0;
    Object.assign(CanvasRenderingContext2D.prototype, {
      arc(this: CanvasRenderingContext2D, ...given: Parameters<typeof arc>) {
        flakes += 1;
        return arc.apply(this, given);
      },
      clearRect(this: CanvasRenderingContext2D, ...given: Parameters<typeof clearRect>) {
        if (flakes > 0) document.documentElement.dataset.flakes = String(flakes);
        flakes = 0;
        return clearRect.apply(this, given);
      },
    });
  });

async function visitByPartner(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL("/ratgeber/papier");
  expect(await shifts(page)).toBe(0);
  const replaced = head(page).getByRole("link", { name: "Passepartout, Startseite" }).locator("img");
  const note = page.getByRole("complementary", { name: /Partner/ });
  const snow = page.locator(".snowfall > canvas");
  await expect(replaced).toHaveAttribute("src", /booklet/);
  await expect(page.locator("html")).toHaveAttribute("data-flakes", "199");
  const apps = page.getByRole("contentinfo").getByRole("navigation", { name: "Unsere Apps" });
  await atEachWidth(page, async ({ width }) => {
    if (width < 720) await apps.getByRole("button", { name: "Unsere Apps" }).click();
    const store = apps.getByRole("link", { name: "Im Store" });
    await expect(store).toHaveAttribute("href", "https://play.example/app");
    await expect(store.getByRole("img")).toBeVisible();
    const place = await replaced.boundingBox();
    expect([place?.height, (place?.width ?? 999) <= 192]).toEqual([36, true]);
    // Below the header, with the partner's name, and once.
    await note.scrollIntoViewIfNeeded();
    await expect(note.getByText("Foto Huber")).toBeInViewport({ ratio: 1 });
    await expect(note.getByRole("link")).toHaveAttribute("href", "/whitelabel/switch?on=0&to=%2F");
    expect(await snow.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
    // What lies below it is reached through it.
    await page.getByRole("heading", { level: 1 }).click({ trial: true });
  });
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(snow).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(snow).toHaveCount(1);
  await page.getByRole("button", { name: "Schneefall anhalten" }).click();
  await expect(snow).toHaveCount(0);

  // In the app nobody leaves a partner's visit, and what was stopped stays so.
  await page.goto("/d/ratgeber/papier");
  await expect(replaced).toHaveAttribute("src", /booklet/);
  await expect(page.getByRole("button", { name: "Mit uns schreiben" }).last()).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(snow).toHaveCount(0);
  // Who leaves the visit has the shop's own logo again.
  await page.goto("/ratgeber/papier");
  await note.getByRole("link").click();
  await expect(head(page).getByRole("link", { name: "Passepartout, Startseite" })).toBeVisible();
  await expect(head(page).locator(".logo-replacement")).toHaveCount(0);
  await expect(note).toHaveCount(0);

  // A customer of a partner whom no link led here is known only when the page is there: it says so at its end.
  const payload = { ...signedIn.payload, isWhitelabelCustomer: true };
  await page.route("**/web-api/customer-data*", (route) => route.fulfill({ json: { payload } }));
  await page.goto("/ratgeber/papier");
  await atEachWidth(page, async () => {
    await expect(replaced).toHaveAttribute("src", /booklet/);
    await expect(note).toHaveText("Du kaufst gerade über einen Partner ein. Zum Shop ohne Partner");
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport({ ratio: 1 });
  });
  expect(await shifts(page)).toBe(0);
}

test("the sheet of icons draws each of them at each width", async ({ page }) => {
  await page.goto(`http://localhost:${port}/_icons`);
  const drawn = page.getByRole("listitem");
  const symbols = page.locator("symbol[id^=icon-]");
  const count = await symbols.count();
  expect(count).toBeGreaterThan(50);
  await atEachWidth(page, async () => {
    await expect(drawn).toHaveCount(count);
    await expect(drawn.last()).toBeVisible();
  });
  await expectAccessible(page);
});
