import { sql } from "kysely";
import sharp from "sharp";
import { type ConsentState, consentCookie, writeConsent } from "../core/consent.ts";
import { type OrderView, orderPaths } from "../services/orders/contract.ts";
import { visitorKey } from "../web/frame/tracking/event-store.ts";
import { boughtKey } from "../web/shop/order/bought-once.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { fillInAddress, order, pay } from "./fill-basket.ts";
import { port } from "./place.ts";
import { shopDatabase } from "./shop-database.ts";
import { openOffice } from "./sign-in.ts";
import { type BrowserContext, expect, type Page, type Request, test } from "./test.ts";

const host = `localhost:${port}`;

/** As the consent manager keeps what was decided. */
async function decide(context: BrowserContext, state: Omit<ConsentState, "id">): Promise<void> {
  await context.addCookies([
    { name: consentCookie, value: writeConsent({ id: null, ...state }), url: `http://${host}` },
  ]);
}

/** From the home page to the order and once more to it: looks, designs, orders, pays. @param consents is told of on the way */
async function buy(page: Page, { consents }: { readonly consents: boolean }): Promise<OrderView> {
  await page.goto("/?utm_source=mail&filter[color]=rot&q=Lena");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Rahmen wählen" }).click();
  await page.waitForURL(/\/poster-mit-rahmen/);
  await page.getByRole("link", { name: "Jetzt gestalten" }).first().click();
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#48a" } })
    .jpeg()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "meer.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByLabel(/Foto 1, meer\.jpg/).first()).toBeVisible();
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.waitForURL(/\/cart/, { timeout: 90_000 });
  await page.getByRole("link", { name: "Zur Kasse" }).first().click();
  await page.waitForURL(/\/checkout/);
  await fillInAddress(page);
  await order(page);
  await pay(page, "paid");
  const token = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByText("Lena Muster").first()).toBeVisible();
  // Told by this page, before it comes again.
  if (consents) await page.waitForFunction((key) => localStorage.getItem(key), boughtKey);
  await page.reload();
  await expect(page.getByText("Lena Muster").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const bought = await page.request.get(orderPaths.order(token));
  // What still waits is sent when the page is left.
  await page.goto("about:blank");
  return bought.json();
}

interface Kept {
  readonly event: string;
  readonly details: Record<string, unknown>;
}

/** Events of the one visitor that is no sample, in their order. */
async function keptEvents(number: string): Promise<readonly Kept[]> {
  const database = await shopDatabase();
  try {
    const { rows } = await sql<Kept>`select event, details from tracked_event where visitor =
      (select visitor from tracked_event where event = 'purchase' and details ->> 'transaction_id' = ${number})
      order by at`.execute(database.db);
    return rows;
  } finally {
    await database.close();
  }
}

test("who consents is followed from landing to order, each step once, at the order's own amounts (chrome document, section 4)", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await decide(context, { granted: ["shop-statistics"], declined: ["tag-manager"] });
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  const bought = await buy(page, { consents: true });
  // Named here: the event says only that something failed.
  expect(failures).toEqual([]);
  const all = async () => {
    const kept = await keptEvents(bought.number);
    const told = kept.filter(({ event }) => event !== "page_load");
    return { told, loads: kept.length - told.length };
  };
  // What was told last comes after the page was left.
  const names = async () =>
    (await all()).told.map(({ event, details }) => (event === "landingpage_view" ? `view ${details.name}` : event));
  await expect
    .poll(names)
    .toEqual([
      "init",
      "view index",
      "view product",
      "view_item",
      "init",
      "view configurator-photo-frame",
      "designer_open",
      "designer_photo_added",
      "designer_to_basket",
      "add_to_cart",
      "init",
      "view cart",
      "view_cart",
      "init",
      "view checkout",
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
      "init",
      "view order",
      "purchase",
      "init",
      "view order",
    ]);
  await expect.poll(async () => (await all()).loads).toBe(6);
  const { told } = await all();

  const only = (name: string) => told.find(({ event }) => event === name)?.details;
  expect(only("init")).toEqual({
    channel: "poster",
    country: "DE",
    currency: "EUR",
    language: "de",
    locale: "de-DE",
    platform: "web",
    page: { uniqueIdentifier: "/" },
  });
  expect(only("landingpage_view")).toEqual({
    name: "index",
    path: "/?filter%5Bcolor%5D=rot",
    page: { uniqueIdentifier: "/" },
  });
  const price = bought.goods / 100;
  const item = expect.objectContaining({ item_category: "photoframe", quantity: 1, price });
  for (const name of ["view_item", "add_to_cart", "view_cart", "begin_checkout", "add_shipping_info"]) {
    expect(only(name), name).toMatchObject({ currency: "EUR", value: price, items: [item] });
  }
  expect(only("add_shipping_info")).toMatchObject({ shipping_tier: "standard" });
  expect(only("add_payment_info")).toMatchObject({ payment_type: "test" });
  expect(only("purchase")).toEqual({
    transaction_id: bought.number,
    currency: "EUR",
    value: bought.total / 100,
    shipping: bought.shipping.price / 100,
    tax: bought.taxes.reduce((sum, { tax }) => sum + tax, 0) / 100,
    items: [item],
  });
  // The key to the order is nobody's business.
  expect(told.filter(({ details }) => details.name === "order").map(({ details }) => details.path)).toEqual([
    "/order/:token",
    "/order/:token",
  ]);
});

test("a calculator between what editors wrote tells once what is looked at, at the price that stands there", async ({
  page,
  context,
}) => {
  await decide(context, { granted: ["shop-statistics"], declined: ["tag-manager"] });
  await page.goto("/wandbilder/alu-dibond");
  const text = (await page.locator(".content-calculator-price").first().textContent()) ?? "";
  const price = Number(/(\d+,\d\d)\s€/.exec(text)?.[1]?.replace(",", "."));
  const visitor = await (await page.waitForFunction((key) => localStorage.getItem(key), visitorKey)).jsonValue();
  // Another choice is no other thing to look at; what waits is told when the page is left.
  await page.getByLabel("Format").first().selectOption({ index: 3 });
  await page.goto("about:blank");
  const database = await shopDatabase();
  const told = async () => {
    const { rows } = await sql<Kept>`select event, details from tracked_event
      where visitor = ${visitor} order by at`.execute(database.db);
    return rows;
  };
  await expect.poll(async () => (await told()).map(({ event }) => event)).toContain("page_load");
  const item = { item_category: "photoframe", quantity: 1, price };
  expect((await told()).filter(({ event }) => event === "view_item")).toMatchObject([
    { details: { currency: "EUR", value: price, items: [item] } },
  ]);
  await database.close();
});

test("who declines is told of to nobody: no request for tracking, experiments or another host", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const all = ["shop-statistics", "experiments", "help-chat", "tag-manager"] as const;
  await decide(context, { granted: [], declined: all });
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  const bought = await buy(page, { consents: false });
  expect(bought.payment.state).toBe("paid");
  const asked = requests.map((request) => new URL(request.url())).filter(({ protocol }) => /^https?:$/.test(protocol));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((url) => url.host !== host)).toEqual([]);
  const tracking = /^\/web-api\/tracking|\/(testImpressions|events|keys|metrics)(\/|$)|gtm\.js|gtag/;
  expect(asked.filter(({ pathname }) => tracking.test(pathname))).toEqual([]);
  expect(await keptEvents(bought.number)).toEqual([]);
  await page.goto("/impressum");
  const left = () => Object.keys(localStorage).concat(Object.keys(sessionStorage));
  expect((await page.evaluate(left)).filter((key) => /visitor|visit|bought/.test(key))).toEqual([]);
});

test("the tag manager comes from the shop's own sub-domain after consent to it, and not with tracking=0 (core document, section 5)", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await page.route(`http://data.localhost:${port}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: 'window.google_tag_manager = { "GTM-TEST1": {} };' });
  });
  // As a shop that is set up with one hands its pages over.
  await page.route(/\/impressum/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const { "content-security-policy": _, ...headers } = answer.headers();
    const manager = '"tagManager":{"id":"GTM-TEST1","subdomain":"data"}';
    await route.fulfill({ headers, body: (await answer.text()).replace('"tagManager":null', manager) });
  });
  const layer = () => page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? null);
  await page.goto("/impressum");
  await page.waitForLoadState("networkidle");
  expect([asked, await layer()]).toEqual([[], null]);

  // An open page would follow at once.
  await page.goto("about:blank");
  await decide(context, { granted: ["tag-manager"], declined: [] });
  await page.goto("/impressum?tracking=0");
  await page.waitForLoadState("networkidle");
  expect([asked, await layer()]).toEqual([[], null]);

  await page.goto("/impressum?x=1&custom=a");
  await expect.poll(async () => (await layer())?.map(({ event }) => event)).toContain("landingpage_view");
  await expect.poll(() => asked).toEqual([`http://data.${host}/gtm.js?id=GTM-TEST1`]);
  const events = (await layer()) ?? [];
  expect(events.map(({ event }) => event).slice(0, 3)).toEqual(["gtm.js", "init", "landingpage_view"]);
  expect(events[2]).toEqual({
    event: "landingpage_view",
    name: "imprint",
    path: "/impressum?custom=a",
    page: { uniqueIdentifier: "/impressum" },
  });
});

test("an operator sees how far visitors of the card channel came, on a phone, too", async ({ page }) => {
  await openOffice(page, "/office/funnel", "Trichter");
  await page.getByLabel("Kanal").selectOption("Karten");
  await page.getByRole("button", { name: "Zeigen" }).click();
  await expect(page).toHaveURL(/channel=card/);
  await expect(page.getByText("24 dieser Besucher sind Beispiele der Demo.")).toBeVisible();
  const table = page.getByRole("table", { name: "Trichter" });
  await expect(table.getByRole("row", { name: /^Einstieg 24 – 100 % – 24 24$/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Bestellung 2 50 % 8,3 % 2 2 2$/ })).toBeVisible();
  await expectAccessible(page);
  const file = await page.request.get((await page.getByRole("link", { name: /CSV/ }).getAttribute("href")) ?? "");
  expect(await file.text()).toMatch(/,order,2,0\.5,2,2,2\r\n$/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
