import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { writeConsent } from "../core/consent.ts";
import { systemClock } from "../platform/time/clock.ts";
import { createFlagStore, firstEnvironment } from "../services/flags/service.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { shopDatabase } from "./shop-database.ts";
import { type Browser, type BrowserContext, expect, test } from "./test.ts";

const canvasFlag = "poster-1409-canvas-redesign";
const treatments = "html[data-treatments]";

/** A visitor with a browser of her own, and all addresses that it asks. */
async function visitor(
  browser: Browser,
  { key, consent, scripts = true }: { key?: string; consent?: "granted" | "declined"; scripts?: boolean } = {},
) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    javaScriptEnabled: scripts,
  });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const answers = {
    granted: writeConsent({ id: null, granted: ["experiments"], declined: [] }),
    declined: writeConsent({ id: null, granted: [], declined: ["experiments", "shop-statistics"] }),
  };
  const given = { ...(key && { "visitor-key": key }), ...(consent && { consent: answers[consent] }) };
  await context.addCookies(
    Object.entries(given).map(([name, value]) => ({ name, value, domain: "localhost", path: "/" })),
  );
  return { context, asked, flagCalls: () => asked.filter((path) => path.startsWith("/flags/")) };
}

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

/** What the server shows her, by the document alone; cookies are taken as a page would. */
async function shown(context: BrowserContext, path: string): Promise<string | null> {
  const html = await (await context.request.get(path)).text();
  return /<html[^>]* data-treatments="([^"]*)"/.exec(html)?.[1] ?? null;
}

// Key and cookie: second document, sections 5 and 9; the panel and overrides: section 2; consent: section 4.
test("a visitor gets a key for a year and keeps her treatment; a page without experiments gives nobody anything", async ({
  browser,
}) => {
  const { context } = await visitor(browser);
  expect(await shown(context, "/agb")).toBeNull();
  expect(await context.cookies()).toEqual([]);
  const first = await shown(context, "/leinwanddruck");
  expect(first).toMatch(/^1409-canvas-redesign:(?:on|off)$/);
  const key = await cookieOf(context, "visitor-key");
  expect(key).toMatchObject({ secure: true, httpOnly: false, sameSite: "Lax", path: "/" });
  expect(key?.value).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(((key?.expires ?? 0) - Date.now() / 1000) / 31_536_000).toBeCloseTo(1, 3);
  for (let visit = 0; visit < 3; visit += 1) expect(await shown(context, "/leinwanddruck")).toBe(first);
  expect((await cookieOf(context, "visitor-key"))?.value).toBe(key?.value);
  await context.close();
});

test("the page is the same before and after it comes alive, and a link shows what a document would", async ({
  browser,
}) => {
  const plain = await visitor(browser, { key: "demo-ida", scripts: false });
  const still = await plain.context.newPage();
  await still.goto("/leinwanddruck");
  const before = await still.locator("main").ariaSnapshot();
  await plain.context.close();
  const { context, flagCalls } = await visitor(browser, { key: "demo-ida" });
  const page = await context.newPage();
  await page.goto("/leinwanddruck");
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");
  await page.waitForLoadState("networkidle");
  const headings = (snapshot: string) => snapshot.split("\n").filter((line) => line.includes("heading"));
  expect(headings(await page.locator("main").ariaSnapshot())).toEqual(headings(before));
  // Her cookie went with the file of the other page, too.
  await page.getByRole("link", { name: "Poster mit Rahmen" }).first().click();
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1031-portrait:on");
  // She answered nothing yet: nothing is told to the flag service.
  expect(flagCalls()).toEqual([]);
  await context.close();
});

test("who declined is shown the same, and not a byte goes to the flag service, also when the page is left", async ({
  browser,
}) => {
  const { context, asked, flagCalls } = await visitor(browser, { key: "demo-ida", consent: "declined" });
  const page = await context.newPage();
  await page.goto("/leinwanddruck");
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");
  await page.waitForLoadState("networkidle");
  await page.goto("/agb");
  expect(flagCalls()).toEqual([]);
  expect(asked.filter((path) => /flag-client/.test(path))).toEqual([]);
  await context.close();
});

test("who agreed is counted by her own browser; open pages change when the experiment is killed, also of who declined", async ({
  browser,
}) => {
  const database = await shopDatabase();
  const store = createFlagStore({ db: database.db, clock: systemClock });
  const environment = (await firstEnvironment(database.db)) ?? 0;
  const author = { environment, by: "browser test" };
  const { context, flagCalls } = await visitor(browser, { key: "demo-mara", consent: "granted" });
  const page = await context.newPage();
  // The demo has had visitors before.
  const before = await store.figures(environment, canvasFlag);
  const counted = async () => {
    const { impressions, byTreatment, visitors } = await store.figures(environment, canvasFlag);
    return {
      impressions: impressions - before.impressions,
      on: (byTreatment.on ?? 0) - (before.byTreatment.on ?? 0),
      visitors: (visitors.on ?? 0) - (before.visitors.on ?? 0),
      off: (byTreatment.off ?? 0) - (before.byTreatment.off ?? 0),
    };
  };
  await page.goto("/leinwanddruck");
  // Her look is noted, and waits to be told.
  await page.waitForFunction(() => localStorage.getItem("feature-flags") !== null);
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");
  // What she saw is told at the latest when she leaves the page.
  await page.goto("/agb");
  await expect.poll(counted).toEqual({ impressions: 1, on: 1, visitors: 1, off: 0 });
  const streaming = page.waitForRequest(/\/flags\/api\/sse/);
  await page.goto("/leinwanddruck");
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");
  await streaming;
  const declined = await visitor(browser, { key: "demo-ida", consent: "declined" });
  const other = await declined.context.newPage();
  await other.goto("/leinwanddruck");
  await expect(other.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");
  await expect(other.getByRole("region", { name: "Nebeneinander, von der Kante her" })).toBeVisible();
  expect((await store.flags.kill(author, canvasFlag)).ok).toBe(true);
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:off");
  // The server knows it as well, whatever her session says.
  expect((await cookieOf(context, "treatments"))?.value).toContain("1409-canvas-redesign=on");
  await expect.poll(() => shown(context, "/leinwanddruck")).toBe("1409-canvas-redesign:off");
  // Who declined hears of it from the shop, as soon as she looks again; nothing says who asks.
  const question = other.waitForRequest(/\/web-api\/feature-flags/);
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect((await (await question).allHeaders()).cookie).toBeUndefined();
  await expect(other.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:off");
  await expect(other.getByRole("region", { name: "Nebeneinander, von der Kante her" })).toHaveCount(0);
  expect(declined.flagCalls()).toEqual([]);
  await declined.context.close();
  expect((await store.flags.revive(author, canvasFlag)).ok).toBe(true);
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");

  // Cookies cleared in mid-session: she is somebody new, who was not asked yet, and nothing more is told of who she was.
  await context.clearCookies();
  const told = flagCalls().length;
  await page.goto("/leinwanddruck");
  const fresh = await cookieOf(context, "visitor-key");
  expect(fresh?.value).toMatch(/^[0-9a-f-]{36}$/);
  const drawn = await page.locator(treatments).getAttribute("data-treatments");
  expect((await cookieOf(context, "treatments"))?.value).toBe(`key=${fresh?.value}&${drawn?.replace(":", "=")}`);
  await expect(page.getByRole("region", { name: "Dürfen wir mitzählen?" })).toBeVisible();
  expect(flagCalls().length).toBe(told);
  await context.close();
  await database.close();
});

test("who takes her consent back is forgotten by the flag service, and is somebody new there; her page stays as it is", async ({
  browser,
}) => {
  const key = randomUUID();
  const database = await shopDatabase();
  const told = async (of: string) => {
    const { rows } = await sql<{ count: number }>`select ((select count(*) from flag_exposure where key = ${of}) +
      (select count(*) from flag_event where key = ${of}))::int as count`.execute(database.db);
    return rows[0]?.count ?? 0;
  };
  const { context, flagCalls } = await visitor(browser, { key, consent: "granted" });
  const page = await context.newPage();
  await page.goto("/leinwanddruck");
  await page.waitForFunction(() => localStorage.getItem("feature-flags") !== null);
  const drawn = (await page.locator(treatments).getAttribute("data-treatments")) ?? "";
  // What she saw, and how long the page took, is told when she leaves it.
  await page.goto("/agb");
  await expect.poll(() => told(key)).toBeGreaterThan(1);
  await page.goto("/leinwanddruck");
  await page.waitForFunction(() => localStorage.getItem("feature-flags") !== null);
  await page.getByRole("contentinfo").getByRole("button", { name: "Einwilligungen ändern" }).click();
  const withdrawn = page.waitForResponse(/\/web-api\/feature-flags\/withdrawal$/);
  await page.getByRole("dialog", { name: "Einwilligungen" }).getByRole("button", { name: "Alles ablehnen" }).click();
  expect((await withdrawn).status()).toBe(204);
  expect(await told(key)).toBe(0);
  const fresh = (await cookieOf(context, "visitor-key"))?.value ?? "";
  expect(fresh).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await page.evaluate(() => localStorage.getItem("feature-flags"))).toBeNull();
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", drawn);
  // What was still on its way comes to nothing, and the next page is hers as before.
  const calls = flagCalls().length;
  await page.goto("/leinwanddruck");
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", drawn);
  await page.goto("/agb");
  expect(flagCalls().length).toBe(calls);
  expect([await told(key), await told(fresh)]).toEqual([0, 0]);
  await context.close();
  await database.close();
});

test("an address shows a page as others see it, to who asks alone; the panel says what experiments know", async ({
  browser,
}) => {
  const { context } = await visitor(browser, { key: "demo-ida", consent: "granted" });
  expect(await shown(context, "/leinwanddruck?splitFeature=967-nudging&splitTreatment=on")).toBe("967-nudging:on");
  expect(await shown(context, "/leinwanddruck?splitDisabled=1")).toBe("1409-canvas-redesign:off");
  expect(await shown(context, "/leinwanddruck")).toBe("1409-canvas-redesign:on");
  const page = await context.newPage();
  await page.goto("/leinwanddruck?splitDebug");
  const panel = page.getByRole("complementary", { name: "Experiments" });
  await expect(panel).toContainText("demo-ida");
  await expect(panel).toContainText("GRANTED");
  await expect(panel.getByRole("row", { name: /1031-portrait/ })).toContainText("on");
  await expect(panel.getByText("ready", { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole("link", { name: "967-nudging off" }).click();
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "967-nudging:off");
  await expect(panel.getByText("not open")).toBeVisible();
  await page.getByRole("link", { name: "As this visitor" }).click();
  await expect(page.locator(treatments)).toHaveAttribute("data-treatments", "1409-canvas-redesign:on");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(panel).toHaveCount(0);
  await context.close();
});
