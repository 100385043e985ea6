import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { shifts } from "./layout-shifts.ts";
import { port } from "./place.ts";

/** What stands around every page, in its states at the four widths (chrome document, sections 2, 4 and 9). */
const path = "/ratgeber/papier";
const desks = [768, 1000, 1440] as const;
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
};
const footer = (page: Page) => page.getByRole("contentinfo");
const launcher = (page: Page) => page.getByRole("button", { name: "Mit uns schreiben" }).last();
const toTop = (page: Page) => page.getByRole("button", { name: "Nach oben" });
const app = (page: Page) => page.getByRole("region", { name: "Unsere App" });

/** The first review stands where the row begins, the buttons turn it on and back. */
async function turnReviews(page: Page): Promise<void> {
  const row = footer(page).getByRole("region", { name: "Wie Bewertungen hier aussehen" });
  const [first, second] = [row.getByRole("figure").nth(0), row.getByRole("figure").nth(1)];
  const previous = footer(page).getByRole("button", { name: "Zurück" });
  await row.scrollIntoViewIfNeeded();
  await expect(previous).toBeDisabled();
  await footer(page).getByRole("button", { name: "Weiter" }).click();
  await expect(first).not.toBeInViewport({ ratio: 0.5 });
  await expect(second).toBeInViewport();
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(previous).toBeDisabled();
  await expect(first).toBeInViewport();
}

/** Down nothing is offered; up, beyond half of the window, the way back is; it leads to the top with the focus. */
async function goBackToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(toTop(page)).toHaveCount(0);
  // Each look at the page's place comes half a second after the last movement.
  await expect(async () => {
    await page.mouse.wheel(0, -120);
    await expect(toTop(page)).toBeVisible({ timeout: 900 });
  }).toPass();
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(toTop(page)).toHaveCount(0);
}

async function openAndCloseChat(page: Page): Promise<void> {
  await launcher(page).click();
  const chat = page.getByRole("dialog", { name: "Frag die Werkstatt" });
  await expect(chat).toBeVisible();
  await expect(page.locator(".chat-launcher")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(chat).toHaveCount(0);
  await expect(page.locator(".chat-launcher")).toBeFocused();
}

test.describe("on a phone", () => {
  test.use(phone);

  test("390 px: the app's banner closes for ninety days; the footer folds; reviews, chat and the way up work", async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await expect(app(page)).toContainText("4,6 von 5 Sternen");
    await expect(app(page).getByRole("link")).toHaveCount(1);
    await expect(app(page).getByRole("link", { name: "Zur App" })).toHaveAttribute("href", /^https:\/\/play\./);
    expect(await shifts(page)).toBe(0);
    await expect(launcher(page)).toBeInViewport();
    await expectAccessible(page);

    const list = footer(page).getByRole("navigation", { name: "Kundendienst" });
    const folded = list.getByRole("button", { name: "Kundendienst" });
    await expect(list.getByRole("link")).toHaveCount(0);
    await folded.click();
    await expect(folded).toHaveAttribute("aria-expanded", "true");
    await expect(list.getByRole("link", { name: "Kontakt" })).toBeVisible();
    await folded.click();
    await expect(list.getByRole("link")).toHaveCount(0);
    await turnReviews(page);
    await goBackToTop(page);
    await openAndCloseChat(page);

    await app(page).getByRole("button", { name: "Hinweis auf die App schließen" }).click();
    await expect(app(page)).toHaveCount(0);
    const kept = (await context.cookies()).find(({ name }) => name === "smart-banner");
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90);
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect(app(page)).toHaveCount(0);
    // The card channel has no app, whoever comes.
    await context.clearCookies();
    await page.goto(`http://cards.localhost:${port}/`);
    await expect(launcher(page)).toBeVisible();
    await expect(app(page)).toHaveCount(0);
  });
});

test("768, 1000 and 1440 px: no banner of the app, the footer stands open; reviews, chat and the way up work", async ({
  page,
}) => {
  await page.goto(path);
  for (const width of desks) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(app(page)).toHaveCount(0);
      const list = footer(page).getByRole("navigation", { name: "Kundendienst" });
      await expect(list.getByRole("link", { name: "Kontakt" })).toBeVisible();
      await expect(list.getByRole("button", { name: "Kundendienst" })).toHaveCount(0);
      await turnReviews(page);
      await goBackToTop(page);
      await openAndCloseChat(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
  await expectAccessible(page);
});

test("a page that does not exist has ways on at every width", async ({ page }) => {
  const answer = await page.goto("/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  for (const width of [390, ...desks]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Hier hängt nichts");
    await expect(main.getByRole("link", { name: "Zur Startseite" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
  await expectAccessible(page);
});
