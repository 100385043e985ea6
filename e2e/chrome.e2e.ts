import { expectAccessible } from "./expect-accessible.ts";
import { shifts } from "./layout-shifts.ts";
import { officeApi } from "./office-content.ts";
import { port } from "./place.ts";
import { expect, type Locator, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

/** What stands around every page, in its states at the four widths (chrome document, sections 2, 4 and 9). */
const path = "/ratgeber/papier";
const footer = (page: Page) => page.getByRole("contentinfo");
const launcher = (page: Page) => page.locator(".chat-launcher");

/** One review on a phone, two from 720 px with 20 between them, three from 1080 px with 45; buttons turn them on and back. */
async function turnReviews(page: Page, width: number): Promise<void> {
  const row = footer(page).getByRole("region", { name: "Wie Bewertungen hier aussehen" });
  const [first, second] = [row.getByRole("figure").nth(0), row.getByRole("figure").nth(1)];
  const previous = footer(page).getByRole("button", { name: "Zurück" });
  await row.scrollIntoViewIfNeeded();
  await expect(previous).toBeDisabled();
  const seen = await row.evaluate((element) => {
    const [{ left = 0, right = 0 } = {}, next] = [...element.querySelectorAll("figure")].map((one) =>
      one.getBoundingClientRect(),
    );
    const space = (next?.left ?? 0) - right;
    return { across: Math.round((element.clientWidth + space) / (right - left + space)), space: Math.round(space) };
  });
  expect(seen).toEqual({ across: width < 720 ? 1 : width < 1080 ? 2 : 3, space: width < 1080 ? 20 : 45 });
  await footer(page).getByRole("button", { name: "Weiter" }).click();
  await expect(first).not.toBeInViewport({ ratio: 0.5 });
  await expect(second).toBeInViewport();
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(previous).toBeDisabled();
  await expect(first).toBeInViewport();
  // A mouse turns it from 50 px on, when it goes three times as far to the side.
  const left = () => row.evaluate((element) => element.scrollLeft);
  await swipe(page, row, { x: -40, y: 0 });
  await expect.poll(left).toBe(0);
  await swipe(page, row, { x: -60, y: 30 });
  expect(await left()).toBe(0);
  await swipe(page, row, { x: -60, y: 0 });
  await expect(first).not.toBeInViewport({ ratio: 0.5 });
  await swipe(page, row, { x: 60, y: 0 });
  await expect.poll(left).toBe(0);
}

/** Pulls a row by the mouse. */
async function swipe(page: Page, row: Locator, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const place = await row.boundingBox();
  if (place === null) throw new Error("nothing to pull");
  const [fromX, fromY] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 5 });
  await page.mouse.up();
  await page.evaluate(() => getSelection()?.removeAllRanges());
}

/** The footer's link leads to the second layer of the consent manager, and that back to the link. */
async function changeConsent(page: Page, width: number): Promise<void> {
  const service = footer(page).getByRole("navigation", { name: "Kundendienst" });
  const folds = service.getByRole("button", { name: "Kundendienst" });
  const link = service.getByRole("button", { name: "Einwilligungen ändern" });
  const layer = page.getByRole("dialog", { name: "Einwilligungen" });
  if (width < 720) await folds.click();
  await link.click();
  await expect(layer).toBeInViewport({ ratio: 1 });
  await expect(layer.getByRole("button", { name: "Auswahl speichern" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(layer).toHaveCount(0);
  await expect(link).toBeFocused();
  if (width < 720) await folds.click();
}

test.describe("on a phone, upright, turned and unfolded", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
  });

  test("the app is offered with its rating until it is closed, for ninety days, and in the shop of pictures only", async ({
    page,
    context,
  }) => {
    const app = page.getByRole("region", { name: "Unsere App" });
    await page.goto(path);
    expect(await shifts(page)).toBe(0);
    await atEachWidth(page, async () => {
      await expect(app).toContainText("4,6 von 5 Sternen");
      await expect(app.getByRole("link")).toHaveCount(1);
      await expect(app.getByRole("link", { name: "Zur App" })).toHaveAttribute("href", /^https:\/\/play\./);
      await expect(app.getByRole("link")).toBeInViewport({ ratio: 1 });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await app.getByRole("button", { name: "Hinweis auf die App schließen" }).click();
    await atEachWidth(page, () => expect(app).toHaveCount(0));
    const kept = (await context.cookies()).find(({ name }) => name === "smart-banner");
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90);
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect(app).toHaveCount(0);
    await context.clearCookies();
    await page.goto(`http://cards.localhost:${port}/`);
    await expect(launcher(page)).toBeVisible();
    await expect(app).toHaveCount(0);
  });
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148",
  });
  test("the app is offered from its own shop", async ({ page }) => {
    await page.goto(path);
    const app = page.getByRole("region", { name: "Unsere App" });
    await atEachWidth(page, async () => {
      await expect(app.getByRole("link")).toHaveCount(1);
      await expect(app.getByRole("link", { name: "Zur App" })).toHaveAttribute("href", /^https:\/\/www\.apple\./);
      await expect(app.getByRole("link")).toBeInViewport({ ratio: 1 });
    });
  });
});

test("the end of all pages: lists and tiles fold on phones, a long text opens, a wrong address goes nowhere, reviews turn", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("newsletter") && asked.push(request.url()));
  await page.goto("/");
  await expect(launcher(page)).toBeVisible();
  const end = footer(page);
  const places = end.getByRole("navigation", { name: "Länder" });
  const form = end.getByRole("form", { name: "Post aus der Werkstatt" });
  const more = end.getByRole("button", { name: /^(Mehr lesen|Weniger zeigen)$/ });
  await atEachWidth(page, async ({ width }) => {
    await expect(page.getByRole("region", { name: "Unsere App" })).toHaveCount(0);
    for (const [role, name, said] of [
      ["navigation", "Gestalten", "Poster mit Rahmen"],
      ["navigation", "Über unsere Bilder", "Über uns"],
      ["navigation", "Kundendienst", "Kontakt"],
      ["navigation", "Länder", "Schweiz, Deutsch"],
      ["navigation", "Bilderwände anderswo", "Pinterest"],
      ["region", "Anrufen", "+49 89 000000"],
    ] as const) {
      const part = end.getByRole(role, { name });
      const folds = part.getByRole("button", { name });
      await expect(folds).toHaveCount(width < 720 ? 1 : 0);
      await expect(part.getByRole("link", { name: said })).toHaveCount(width < 720 ? 0 : 1);
      if (width >= 720) continue;
      await folds.click();
      await expect(folds).toHaveAttribute("aria-expanded", "true");
      await expect(part.getByRole("link", { name: said })).toBeVisible();
      await folds.click();
      await expect(part.getByRole("link")).toHaveCount(0);
    }
    // Seals only say something.
    const seals = end.getByRole("region", { name: "Darauf achten wir" });
    await expect(seals.getByText("Gesicherte Bezahlseite")).toBeVisible({ visible: width >= 720 });
    await changeConsent(page, width);
    if (width >= 720) {
      const elsewhere = end.getByRole("link", { name: "Pinterest" });
      await expect(elsewhere).toHaveAttribute("rel", "nofollow noopener noreferrer");
      await expect(elsewhere).toHaveAttribute("target", "_blank");
      await expect(places.getByRole("link")).toHaveCount(17);
      await expect(places.locator("[aria-current]")).toHaveText("Deutschland");
    }
    await expect(end).toContainText(`© ${new Date().getUTCFullYear()} Passepartout`);
    await expect(end.getByText("So kannst du bezahlen").locator("..").getByRole("listitem")).toHaveCount(3);

    const text = end.locator(".footer-seo > p");
    const [folded, whole] = await text.evaluate((one) => [one.clientHeight, one.scrollHeight]);
    expect(whole).toBeGreaterThan(folded ?? 0);
    await expect(more).toHaveText("Mehr lesen");
    await more.click();
    await expect(more).toHaveText("Weniger zeigen");
    expect(await text.evaluate((one) => one.clientHeight)).toBe(whole);
    await more.click();
    expect(await text.evaluate((one) => one.clientHeight)).toBe(folded);

    // Beside the field from 720 px on, below it on a phone.
    const [email, send] = [form.getByLabel("E-Mail"), form.getByRole("button", { name: "Newsletter bestellen" })];
    await email.fill("mira@example.c");
    await send.click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByRole("alert")).toHaveCount(0);
    const [field, button] = [await email.boundingBox(), await send.boundingBox()];
    expect((button?.y ?? 0) > (field?.y ?? 0) + (field?.height ?? 0)).toBe(width < 720);
    await email.fill("");
    await turnReviews(page, width);
    if (width === 390 || width === 1440) await expectAccessible(page);
  });
  expect(asked).toEqual([]);
});

test("the end of a page stands without anybody near once the page is quiet, as high as it is then, and so does that of the next", async ({
  page,
}) => {
  await page.goto("/");
  const last = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  const stands = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(stands).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await last.scrollIntoViewIfNeeded();
  expect(await height()).toBe(before);

  await page.getByRole("contentinfo").getByRole("link", { name: "Alle Produkte" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(stands).toBe(true);
});

test("a country of several languages has them in a box of their own, beside the other countries", async ({ page }) => {
  await page.goto(`http://ch.localhost:${port}/fr/conseils`);
  const box = (name: string) => footer(page).getByRole("navigation", { name });
  await atEachWidth(page, async ({ width }) => {
    for (const name of ["Langues", "Pays"]) {
      const folds = box(name).getByRole("button", { name });
      await expect(folds).toHaveCount(width < 720 ? 1 : 0);
      if (width < 720) await folds.click();
    }
    await expect(box("Langues").getByRole("link")).toHaveText([
      "Schweiz, Deutsch",
      "Suisse, français",
      "Svizzera, italiano",
    ]);
    await expect(box("Langues").locator("[aria-current]")).toHaveText("Suisse, français");
    // This country stands among the others once.
    await expect(box("Pays").getByRole("link")).toHaveCount(15);
    await expect(box("Pays").locator("[aria-current]")).toHaveText("Suisse, français");
  });
});

test("the chat: a script that fails leaves the button as it was, the next press loads, opens and closes it, and an answer marks it", async ({
  page,
  playwright,
  baseURL,
}) => {
  const chat = page.getByRole("dialog", { name: "Frag die Werkstatt" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(launcher(page)).toHaveAccessibleName("Mit uns schreiben");
  const script = /chat-panel-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => script.test(request.url()));
  await launcher(page).click();
  await failed;
  await atEachWidth(page, async () => {
    await expect(launcher(page)).not.toHaveAttribute("aria-busy");
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
    await expect(chat).toHaveCount(0);
  });
  await page.unroute(script);
  const arrival = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await launcher(page).click();
  await atEachWidth(page, async () => {
    await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
    await expect(launcher(page)).toHaveClass(/chat-launcher-slow/);
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
    await expect(chat).toHaveCount(0);
  });
  arrival.resolve();
  await expect(chat.getByLabel("Deine Nachricht")).toBeFocused();
  await page.keyboard.press("Escape");

  await atEachWidth(page, async () => {
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
    await launcher(page).click();
    await expect(chat).toBeInViewport({ ratio: 1 });
    await expect(launcher(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(chat).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
  });

  const question = `Passt Baumwollpapier zu viel Schwarz? ${crypto.randomUUID()}`;
  await launcher(page).click();
  const [message, email] = [chat.getByLabel("Deine Nachricht"), chat.getByLabel("E-Mail (freiwillig)")];
  await message.fill(question);
  await email.fill("mira@");
  await chat.getByRole("button", { name: "Senden" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^Schreibe deine E-Mail-Adresse, zum Beispiel/);
  await expect(message).toHaveValue(question);
  await email.fill("");
  await message.press("Shift+Enter");
  await expect(message).toHaveValue(`${question}\n`);
  await message.press("Enter");
  await expect(message).toHaveValue("");
  await expect(chat.getByRole("log")).toContainText(question);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toHaveAccessibleName("Mit uns schreiben");
  const office = await officeApi(playwright, String(baseURL), "198.51.100.43");
  const { chats } = await (await office.get("/office-api/chats?state=waiting")).json();
  const { id } = chats.find(({ lastText }: { lastText: string }) => lastText === question);
  const answer = async (text: string) => {
    const sent = await office.post(`/office-api/chats/${id}/answers`, { data: { id: crypto.randomUUID(), text } });
    expect(sent.ok()).toBe(true);
  };
  await answer("Ja, am besten matt.");
  // On this page, and on the next one that she comes to.
  await expect(launcher(page)).toHaveAccessibleName("Neue Antwort");
  await page.goto("/ratgeber");
  await expect(launcher(page)).toHaveAccessibleName("Neue Antwort");
  await atEachWidth(page, async ({ width }) => {
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
    const words = await launcher(page).getByText("Neue Antwort").boundingBox();
    expect((words?.width ?? 0) > 1).toBe(width >= 720);
    expect(await launcher(page).evaluate((one) => getComputedStyle(one, "::after").width)).toBe("14px");
  });
  await expectAccessible(page);
  await launcher(page).click();
  await expect(chat.getByRole("log")).toContainText("Ja, am besten matt.");
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toHaveAccessibleName("Mit uns schreiben");
  await page.goto(path);
  await expect(launcher(page)).toHaveAccessibleName("Mit uns schreiben");
  await page.waitForLoadState("networkidle");

  // Another answer while she reads: told on the page that follows, in whose frame the button has been all along.
  await answer("Oder seidenmatt.");
  await office.dispose();
  const button = await launcher(page).elementHandle();
  await page.evaluate(() => void navigation.navigate("/ratgeber"));
  await expect(launcher(page)).toHaveAccessibleName("Neue Antwort");
  expect(await button?.evaluate((node) => node.isConnected)).toBe(true);

  // An address that asks for it (of a mail, of an editor's link) opens it on the page that follows, too.
  await page.evaluate(() => void navigation.navigate("/#help-chat"));
  await expect(chat.getByRole("log")).toContainText("Oder seidenmatt.");
  await expect(page).toHaveURL("/#help-chat");
  await page.keyboard.press("Escape");
  await expect(chat).toHaveCount(0);
});

test("a page that does not exist has ways on at every width, and details for who asks for them", async ({ page }) => {
  const answer = await page.goto("/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await atEachWidth(page, async () => {
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Hier hängt nichts");
    await expect(main.getByRole("link", { name: "Zur Startseite" })).toBeInViewport();
    await expect(page.getByText("Page not found")).toHaveCount(0);
  });
  await expectAccessible(page);
  await page.goto("/gibt-es-nicht?_debug=1");
  await atEachWidth(page, () => expect(page.getByText("404 Page not found: /gibt-es-nicht")).toBeVisible());
});

test("a page that fails in the browser says so, or that there is no network, and leads on", async ({
  page,
  context,
}) => {
  await page.goto("/leinwanddruck");
  const main = page.getByRole("main");
  // As a fault of ours would: the next drawing of a price breaks. In one step, for a drawing in between would break it, too.
  const upright = main.getByRole("link", { name: "Hoch", exact: true });
  await upright.scrollIntoViewIfNeeded();
  await upright.evaluate((link: HTMLElement) => {
    Object.defineProperty(Intl.NumberFormat.prototype, "formatToParts", {
      get() {
        throw new Error("broken on purpose");
      },
    });
    link.click();
  });
  const title = main.getByRole("heading", { level: 1 });
  await atEachWidth(page, async () => {
    await expect(title).toHaveText("Da hängt etwas schief");
    await expect(main.getByRole("link", { name: "Noch einmal laden" })).toHaveAttribute("href", "/leinwanddruck");
    for (const way of ["Noch einmal laden", "Zur Startseite"])
      await expect(main.getByRole("link", { name: way })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("broken on purpose")).toHaveCount(0);
  });
  await expectAccessible(page);
  await context.setOffline(true);
  await atEachWidth(page, () => expect(title).toHaveText("Kein Netz"));
  await context.setOffline(false);
  await expect(title).toHaveText("Da hängt etwas schief");
  await main.getByRole("link", { name: "Noch einmal laden" }).click();
  await expect(title).toHaveText("Foto auf Leinwand");
});
