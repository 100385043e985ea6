import { vendors, writeConsent } from "../core/consent.ts";
import { type Experiment, experiments, flagOf } from "../core/experiments.ts";
import { type Treatment, treatments } from "../core/treatment.ts";
import { systemClock } from "../platform/time/clock.ts";
import { createFlagStore, firstEnvironment } from "../services/flags/service.ts";
import { declinedConsent } from "./decided-consent.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { shopDatabase } from "./shop-database.ts";
import { type APIRequestContext, expect, type Page, test } from "./test.ts";
import { drawing, watchDrawing } from "./watch-drawing.ts";

// The four experiments: second document, section 4.

/** A visitor for each treatment: the flag service gives it to her by name. */
const keyOf = (treatment: Treatment) => `sees-${treatment}`;
const lists = treatments.map((treatment) => ({
  conditionType: "WHITELIST" as const,
  label: keyOf(treatment),
  partitions: [{ treatment, size: 100 }],
  matcherGroup: {
    combiner: "AND" as const,
    matchers: [
      {
        matcherType: "WHITELIST" as const,
        negate: false,
        keySelector: null,
        whitelistMatcherData: { whitelist: [keyOf(treatment)] },
      },
    ],
  },
}));

let end = async () => {};
test.beforeAll(async ({ request }) => {
  const database = await shopDatabase();
  const store = createFlagStore({ db: database.db, clock: systemClock });
  const author = { environment: (await firstEnvironment(database.db)) ?? 0, by: "browser test" };
  const before = new Map<string, number>();
  for (const experiment of experiments) {
    const known = await store.flags.read(author.environment, flagOf("poster", experiment));
    if (known === null) throw new Error(`the demo has no flag for ${experiment}`);
    before.set(known.definition.name, known.changeNumber);
    const conditions = [...lists, ...known.definition.conditions];
    expect((await store.flags.save(author, { ...known.definition, conditions })).ok).toBe(true);
  }
  end = async () => {
    for (const [name, number] of before) await store.flags.restore(author, name, number);
    await database.close();
  };
  for (const treatment of treatments) await decided(request, treatment);
});
test.afterAll(() => end());

/** The shop has heard of the lists: it gives her all experiments so. */
async function decided(request: APIRequestContext, treatment: Treatment): Promise<void> {
  const headers = { cookie: `visitor-key=${keyOf(treatment)}`, "x-channel": "poster" };
  await expect
    .poll(async () => (await (await request.get("/web-api/feature-flags", { headers })).json()).treatments)
    .toEqual(Object.fromEntries(experiments.map((name) => [name, treatment])));
}

/** What a page says to the console, or fails with: a page that was drawn otherwise on the server than in the browser says so. */
const said: string[] = [];
/** The files of layouts that were asked for. */
const layoutFiles: string[] = [];
test.beforeEach(async ({ page }) => {
  said.length = 0;
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("request", (request) => {
    const [file] = /(?:nudges|canvas-layout|landing-layout)-[^/]+$/.exec(request.url()) ?? [];
    if (file !== undefined) layoutFiles.push(file);
  });
  await watchDrawing(page);
});

const addressOf = (path: string, experiment: Experiment, treatment: Treatment) =>
  `${path}${path.includes("?") ? "&" : "?"}splitFeature=${experiment}&splitTreatment=${treatment}`;

/** What the server drew between header and footer. */
async function mainOf(page: Page, address: string, visitor?: Treatment): Promise<string> {
  const headers = visitor && { cookie: `visitor-key=${keyOf(visitor)}` };
  const html = await (await page.request.get(address, { ...(headers && { headers }) })).text();
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.length, address).toBeGreaterThan(2000);
  return main;
}

const others = vendors.map(({ id }) => id).filter((id) => id !== "experiments");

/** The browser is that of the visitor who is given this, at the beginning of her session. */
async function become(page: Page, treatment: Treatment, isCounted = false): Promise<void> {
  await page.context().clearCookies({ name: "treatments" });
  const counted = writeConsent({ id: null, granted: ["experiments"], declined: others });
  const [declined] = declinedConsent(["localhost"]);
  if (declined) await page.context().addCookies([isCounted ? { ...declined, value: counted } : declined]);
  await page.context().addCookies([{ name: "visitor-key", value: keyOf(treatment), domain: "localhost", path: "/" }]);
}

/** Opens a page and sees what it is drawn as. */
async function open(page: Page, address: string, shows: string, waitUntil: "load" | "networkidle" = "networkidle") {
  layoutFiles.length = 0;
  await page.goto(address, { waitUntil });
  await expect(page.locator("html")).toHaveAttribute("data-treatments", new RegExp(shows));
}

/** What only scripts can do stands where its place was kept, once they are there. */
const byScript = [/>In 3D ansehen</, />Link kopieren</];

/**
 * As the flag service decides for three visitors: control and off are today's page, to the byte, and bring nothing of the layout. From the first
 * paint on nothing of any of them moves, and nothing that the server drew is drawn again.
 */
async function expectTreatments(page: Page, path: string, experiment: Experiment, seen: () => Promise<void>) {
  const [control, off, on] = await Promise.all(
    (["control", "off", "on"] as const).map((treatment) => mainOf(page, path, treatment)),
  );
  expect(off).toBe(control);
  expect(on).not.toBe(control);
  for (const [treatment, isCounted] of [
    ...treatments.map((one) => [one, false] as const),
    // Who agreed to be counted has a client of her own, which changes nothing of what she sees.
    ["on", true] as const,
  ]) {
    await become(page, treatment, isCounted);
    await open(page, path, `${experiment}:${treatment}$`, treatment === "on" ? "networkidle" : "load");
    if (isCounted) await page.waitForFunction(() => localStorage.getItem("feature-flags") !== null);
    const { moved, redrawn } = await drawing(page);
    expect(moved, treatment).toEqual([]);
    expect(
      redrawn.filter((one) => !byScript.some((kept) => kept.test(one))),
      treatment,
    ).toEqual([]);
    if (treatment === "on") await seen();
    else {
      await expect(seen()).rejects.toThrow();
      expect(layoutFiles, treatment).toEqual([]);
    }
  }
  await expectAccessible(page);
  expect(said).toEqual([]);
}

/** Sees at once or never. */
const now = { timeout: 1 };
const total = (page: Page) => page.getByRole("region", { name: "Gesamt" }).locator(".price-large");
const design = (page: Page) => page.getByRole("link", { name: "Jetzt gestalten" }).first();
const tile = (page: Page, size: string) => page.getByRole("tabpanel").getByRole("link", { name: size });

test("965: a page with the tag has its way on in steps beside the text; one without it stays as it is", async ({
  page,
}) => {
  await expectTreatments(page, "/wandbilder/leinwand", "965-redesign", async () => {
    const steps = page.getByRole("complementary").getByRole("list", { name: "In drei Schritten" });
    await expect(steps.getByRole("listitem")).toHaveText(
      ["Material und Format wählen", "Foto hochladen und ausrichten", "Vorschau ansehen und bestellen"],
      now,
    );
  });
  const box = page.getByRole("complementary");
  await box.getByLabel("Format").selectOption({ label: "90 × 60 cm" });
  await expect(box).toContainText("55,90 €");
  await expect(box.getByRole("link", { name: "Jetzt gestalten" })).toHaveAttribute("href", /formatType=900x600/);
  await expect(page.getByRole("heading", { level: 1, name: "Foto auf Leinwand" })).toBeVisible();

  const without = "/wandbilder/alu-dibond";
  expect(await mainOf(page, addressOf(without, "965-redesign", "on"))).toBe(
    await mainOf(page, addressOf(without, "965-redesign", "off")),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("967: what the next size brings, how far free delivery is, and the days of the order, all as the shop computes them", async ({
  page,
}) => {
  const way = page.getByRole("list", { name: "Der Weg zu dir" });
  const next = page.getByRole("link", { name: /^Eine Nummer größer/ });
  // The short calculator of a page that editors wrote.
  await expectTreatments(page, "/wandbilder/alu-dibond", "967-nudging", async () => {
    await expect(next).toContainText("75 × 50 cm", now);
  });
  // Alive once it is in sight; before, the link leads to the product page.
  await next.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-island]:not([data-alive])").filter({ has: next })).toHaveCount(0);
  await next.click();
  await expect(page.getByLabel("Format")).toHaveValue("750x500");

  await open(page, addressOf("/leinwanddruck?materialType=acrylglas", "967-nudging", "on"), "967-nudging:on", "load");
  await expect(way.getByRole("listitem")).toHaveCount(3);
  // 3.750 against 2.400 square centimetres, 74,90 against 54,90: as the tiles say.
  await expect(tile(page, "60 × 40 cm")).toContainText("54,90 €");
  await expect(tile(page, "75 × 50 cm")).toContainText("74,90 €");
  await expect(next).toContainText("56 % mehr Fläche für 20,00 € mehr, das sind 36 %.");
  await expect(page.getByRole("progressbar", { name: "Versand kostenlos ab 59,00 €" })).toHaveAttribute(
    "value",
    "5490",
  );
  await expect(page.getByText("noch 4,10 €")).toBeVisible();
  await expect(tile(page, "90 × 60 cm")).toContainText("Unser Tipp");

  await page.getByRole("link", { name: "75 × 50 cm reist kostenlos, zusammen 74,90 €" }).click();
  await expect(total(page)).toHaveText("74,90 €");
  await expect(page.getByText("Dein Bild reist kostenlos.")).toBeVisible();
  await expect(design(page)).toHaveAttribute("href", /materialType=acrylglas&formatType=750x500/);
  expect(said).toEqual([]);
});

test("1031: formats stand first, and price, designer link and address follow", async ({ page }) => {
  await expectTreatments(page, "/poster-mit-rahmen", "1031-portrait", async () => {
    await expect(tile(page, "40 × 60 cm")).toHaveAttribute("aria-current", "true", now);
  });
  expect(layoutFiles).toEqual([]);
  const turn = page.getByRole("navigation", { name: "Ausrichtung" });
  await expect(turn.getByRole("link", { name: "Hoch", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(total(page)).toHaveText("63,90 €");
  await expect(design(page)).toHaveAttribute("href", /materialType=poster&formatType=400x600/);

  await tile(page, "60 × 90 cm").click();
  await expect(total(page)).toHaveText("112,90 €");
  await expect(design(page)).toHaveAttribute("href", /formatType=600x900/);
  await expect(page).toHaveURL("/poster-mit-rahmen?formatType=600x900");
  await page
    .getByRole("group", { name: /^Material/ })
    .getByRole("link", { name: "Leinwand" })
    .click();
  await expect(design(page)).toHaveAttribute("href", /materialType=leinwand&formatType=400x600/);
  // Whoever gets this address sees the same piece, in the experiment or not.
  const shared = page.url().replace(/^https?:\/\/[^/]+/, "");
  const price = (await total(page).textContent()) ?? "";
  await become(page, "off");
  await open(page, shared, "1031-portrait:off$", "load");
  await expect(design(page)).toHaveAttribute("href", /materialType=leinwand&formatType=400x600/);
  await expect(total(page)).toHaveText(price);

  await become(page, "on");
  await open(page, "/wandbilder/poster", "1031-portrait:on$", "load");
  await expect(page.getByLabel("Format")).toHaveValue("400x600");
  await expect(design(page)).toHaveAttribute("href", /formatType=400x600/);
  expect(said).toEqual([]);
});

test("1409: materials beside each other from the edge, then size, edge and depth; each choice counts", async ({
  page,
}) => {
  const materials = page.getByRole("region", { name: "Nebeneinander, von der Kante her" });
  await expectTreatments(page, "/leinwanddruck", "1409-canvas-redesign", async () => {
    await expect(materials.getByRole("link", { name: "Gallery-Bond" })).toBeVisible(now);
  });
  await expect(total(page)).toHaveText("38,85 €");
  const depth = page.getByRole("group", { name: "Keilrahmen" });
  await depth.getByRole("link", { name: /steht 3,8 cm von der Wand ab/ }).click();
  await expect(total(page)).toHaveText("45,85 €");
  await expect(design(page)).toHaveAttribute("href", /stretcher-38/);
  await page.getByRole("group", { name: "Leinwandkante" }).getByRole("link", { name: "Gespiegelt" }).click();
  await expect(design(page)).toHaveAttribute("href", /edge-mirrored/);
  await materials.getByRole("link", { name: /^Alu-Dibond/ }).click();
  await expect(total(page)).toHaveText("51,85 €");
  await expect(depth).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator(".price-bar")).toBeInViewport();
  await expectAccessible(page);
  expect(said).toEqual([]);
});
