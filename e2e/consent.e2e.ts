import { readConsent } from "../core/consent.ts";
import { isNamed, storageEntries } from "../core/storage-entries.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { shifts } from "./layout-shifts.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

// Somebody who was never here.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole("region", { name: "Dürfen wir mitzählen?" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Einwilligungen" });
const stateOf = async (page: Page) =>
  readConsent((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; "));

/** Addresses of all requests but those for the page and its files. */
function recorded(page: Page) {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && page.url() !== "about:blank") asked.push(request.url());
    else if (/tracking|flags|consent|log$/.test(pathname) && request.method() === "POST") asked.push(pathname);
  });
  return asked;
}

/** Everything that the browser keeps of the shop, by name. */
async function kept(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...cookies, ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))];
}

// Consent manager and its second layer (chrome document, section 2).
test("the question is what the keyboard meets first, covers nothing that acts, and declining it sends nothing to anybody", async ({
  page,
}) => {
  const asked = recorded(page);
  const raw = await (await page.request.get("/leinwanddruck")).text();
  expect(raw).not.toContain("Dürfen wir");
  await page.goto("/leinwanddruck");
  await expect(banner(page)).toBeVisible();
  expect(await shifts(page)).toBe(0);

  // Nobody is caught in it, and Esc decides nothing.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", { name: "Datenschutz" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
  for (const name of ["Ablehnen", "Zustimmen", "Einzeln wählen"]) {
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(banner(page).locator(":focus")).toHaveCount(0);
  await page.getByRole("link", { name: "Jetzt gestalten" }).first().click({ trial: true });
  await expectAccessible(page);

  // As easy to decline as to agree: same size, same look, one press.
  const look = (name: string) =>
    banner(page)
      .getByRole("button", { name })
      .evaluate((button) => {
        const { width, height, y } = button.getBoundingClientRect();
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width, height, y, backgroundColor, color, borderColor, fontSize, fontWeight };
      });
  expect(await look("Ablehnen")).toEqual(await look("Zustimmen"));

  expect(asked).toEqual([]);
  await banner(page).getByRole("button", { name: "Ablehnen" }).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  const state = await stateOf(page);
  expect(state).toEqual({ id: null, granted: [], declined: ["shop-statistics", "experiments"] });
  await page.goto("/");
  await page.getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toBeHidden();
  // The shop's own proof of the decision, and not a byte for anybody else.
  expect(asked).toEqual(["/web-api/consent"]);
});

test("what was granted is withdrawn at the end of every page, as easily, and what was stored for it is gone; all of it can be proved", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Zustimmen" }).click();
  await expect(banner(page)).toBeHidden();
  const granted = await stateOf(page);
  expect(granted).toMatchObject({ granted: ["shop-statistics", "experiments"], declined: [] });
  expect(granted?.id).toMatch(/^[0-9a-f-]{36}$/);

  await page.goto("/leinwanddruck");
  await page.getByRole("contentinfo").getByRole("button", { name: "Einwilligungen ändern" }).click();
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page);
  const ours = settings(page).getByRole("switch", { name: "Unsere Zählung" });
  await expect(ours).toBeChecked();
  await settings(page).getByText("Wer, wozu, wie lange").first().click();
  await expect(settings(page).getByText("14 Monate")).toBeVisible();
  // By this number, which she alone can read, an operator sees what she decided.
  await expect(settings(page).getByText("Nummer deiner Einwilligung")).toContainText(granted?.id ?? "no number");
  await ours.press("Space");
  await settings(page).getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Einwilligungen ändern" })).toBeFocused();
  expect(await stateOf(page)).toEqual({ id: granted?.id, granted: ["experiments"], declined: ["shop-statistics"] });
  await expect.poll(() => kept(page)).not.toContain("passepartout.visitor");

  await page.getByRole("button", { name: "Einwilligungen ändern" }).click();
  await settings(page).getByRole("button", { name: "Alles ablehnen" }).click();
  await expect
    .poll(() => stateOf(page))
    .toEqual({ id: null, granted: [], declined: ["shop-statistics", "experiments"] });
  await page.getByRole("button", { name: "Einwilligungen ändern" }).click();
  await expect(settings(page)).toBeVisible();
  await expect(settings(page).getByText("Nummer deiner Einwilligung")).toHaveCount(0);

  const office = await context.newPage();
  await openOffice(office, "/office/log", "Aus den Browsern");
  const proof = office.getByRole("form", { name: "Nachweis" });
  await proof.getByLabel("Nummer der Einwilligung").fill("lena@example.com");
  await proof.getByRole("button", { name: "Nachweis zeigen" }).click();
  await expect(office.getByText("Unter dieser Nummer steht nichts.")).toBeVisible();
  await proof.getByLabel("Nummer der Einwilligung").fill(` ${granted?.id}`);
  await proof.getByRole("button", { name: "Nachweis zeigen" }).click();
  const rows = office.getByRole("table", { name: "Nachweis" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("Allem zugestimmt");
  await expect(rows.nth(2)).toContainText("Einzeln entschieden");
  await expect(rows.nth(3)).toContainText("Alles abgelehnt");
  await expectAccessible(office);
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("the privacy page names everything that is kept in the browser", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Zustimmen" }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto("/leinwanddruck");
  await page.getByRole("link", { name: "Warenkorb" }).first().click();
  await page.waitForLoadState("networkidle");
  const found = await kept(page);
  expect(found).toContain("consent");
  expect(found.filter((name) => !storageEntries.some((entry) => isNamed(name, entry)))).toEqual([]);

  await page.goto("/datenschutz");
  const told = await page.getByRole("main").locator("code").allTextContents();
  const outside = ["help-chat", "tag-manager", "split"];
  expect(told).toEqual(storageEntries.filter(({ vendor }) => !outside.includes(vendor ?? "")).map(({ name }) => name));
  await expectAccessible(page);
});

test("without scripts nothing is asked; a browser that refuses for its owner is not asked, and may still agree", async ({
  browser,
  baseURL,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await still.goto("/");
  await expect(still.getByText("Dürfen wir mitzählen?")).toHaveCount(0);
  await expect(still.getByText("Einwilligungen ändern")).toHaveCount(0);
  await still.close();

  const refusing = await browser.newPage({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  await refusing.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await refusing.goto("/");
  await refusing.getByRole("contentinfo").getByRole("button", { name: "Kundendienst" }).click();
  await refusing.getByRole("contentinfo").getByRole("button", { name: "Einwilligungen ändern" }).click();
  await expect(settings(refusing).getByText("Global Privacy Control")).toBeVisible();
  await expect(banner(refusing)).toHaveCount(0);
  await settings(refusing).getByRole("button", { name: "Allem zustimmen" }).click();
  await expect.poll(() => stateOf(refusing)).toMatchObject({ granted: ["shop-statistics", "experiments"] });
  await refusing.close();
});

test("on a phone the question leaves the headline and the page's main action free", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/leinwanddruck");
  await expect(banner(page)).toBeVisible();
  // What else comes late: the banner stays where it was first seen.
  await expect(page.getByRole("button", { name: "Mit uns schreiben" }).last()).toBeVisible();
  expect(await shifts(page)).toBe(0);
  expect((await banner(page).boundingBox())?.height).toBeLessThan(180);
  await page.getByRole("link", { name: "Jetzt gestalten" }).last().click({ trial: true });
  await expectAccessible(page);
  // On the smallest, and with large letters, the buttons take two rows rather than cut a word.
  for (const [width, most] of [
    [360, 180],
    [320, 240],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect((await banner(page).boundingBox())?.height).toBeLessThan(most);
    for (const button of await banner(page).getByRole("button").all())
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth), `${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  const [headline, question] = await Promise.all([
    page.getByRole("heading", { level: 1 }).boundingBox(),
    banner(page).boundingBox(),
  ]);
  expect((headline?.y ?? 844) + (headline?.height ?? 0)).toBeLessThan(question?.y ?? 0);
  for (const name of ["Ablehnen", "Zustimmen", "Einzeln wählen"])
    expect((await banner(page).getByRole("button", { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await shifts(page)).toBe(0);
});

test("on phones each button of the question stands on one line, in every language", async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  for (const country of ["de", "gb", "fr", "es", "it", "nl"]) {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto(`http://${country}.localhost:${port}/`);
    const buttons = page.locator(".consent-banner").getByRole("button");
    await expect(buttons).toHaveCount(3);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const button of await buttons.all()) {
        const lines = await button.evaluate((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, `${country}, ${width} px: ${await button.textContent()}`).toBe(1);
      }
    }
  }
});

test("on a slow network the way to the settings says at once that it is opening", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isSettings = (url: URL) => /\/second-layer-[^/]+\.js$/.test(url.pathname);
  await page.route(isSettings, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isSettings(new URL(request.url())));
  const way = banner(page).getByRole("button", { name: "Einzeln wählen" });
  // Whoever comes near it is expected to press it.
  await way.hover();
  await asked;
  await way.click();
  await expect(banner(page).getByRole("button", { name: "Wird geöffnet" })).toHaveAttribute("aria-busy", "true");
  await expect(settings(page)).toHaveCount(0);
  answer();
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(way).toBeFocused();
});
