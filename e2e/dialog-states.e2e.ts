import { dialogNamed, fitsEachWidth, openAlive } from "./dialog-looks.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { alive, expect, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

/** What the nine kinds of dialogs say when something is missing, wrong or away (chrome document, sections 4 and 8). */
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.17" } });

const alert = (page: Page) => page.getByRole("dialog").getByRole("alert");
const account = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Konto", exact: true });
const formats = (page: Page) => page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ });

/** Answers a call as a shop that refuses, or as a line that is cut. */
const refuse = (page: Page, path: string, status: number | null) =>
  page.route(path, (route) =>
    status === null
      ? route.abort()
      : route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify({ title: "No" }) }),
  );

test("logging in says what is missing, how it is under way, and each way in which it fails, at every width", async ({
  page,
}) => {
  const login = "**/web-api/customer-login";
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("customer-login") && sent.push(request.url()));
  await openAlive(page, "/leinwanddruck");
  await account(page).click();
  const shown = dialogNamed(page, "Anmelden");
  const [email, password] = [shown.getByLabel("E-Mail"), shown.getByLabel("Passwort", { exact: true })];
  const send = shown.getByRole("button", { name: /^(Anmelden|Meldet an)$/ });

  await send.click();
  await expect(email).toBeFocused();
  await fitsEachWidth(page, shown, async () => {
    await expect(shown.getByText("Schreibe dein Passwort.")).toBeInViewport();
    await expect(email).toHaveAttribute("aria-invalid", "true");
  });
  expect(sent).toEqual([]);
  await expectAccessible(page);

  const arrival = Promise.withResolvers<void>();
  await page.route(login, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await email.fill("niemand@beispiel.de");
  await password.fill("falsch-falsch");
  await send.click();
  await fitsEachWidth(page, shown, async () => {
    await expect(send).toHaveText(/Meldet an/);
    await expect(send).toHaveAttribute("aria-busy", "true");
  });
  arrival.resolve();
  await fitsEachWidth(page, shown, () => expect(alert(page)).toContainText("E-Mail oder Passwort stimmt nicht"));
  await page.unroute(login);
  for (const [status, said] of [
    [429, "Das waren zu viele Versuche"],
    [503, "Das hat nicht geklappt, und das liegt an uns"],
    [null, "Keine Verbindung"],
  ] as const) {
    await refuse(page, login, status);
    await send.click();
    await fitsEachWidth(page, shown, () => expect(alert(page)).toContainText(said));
    // What she wrote is still there.
    await expect(email).toHaveValue("niemand@beispiel.de");
    await page.unroute(login);
  }
  await expectAccessible(page);
});

test("signing up and a forgotten password say what the shop finds wrong beside its field, and which calls failed", async ({
  page,
}) => {
  await openAlive(page, "/leinwanddruck");
  await account(page).click();
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  const forgotten = dialogNamed(page, "Passwort vergessen");
  await forgotten.getByLabel("E-Mail").fill("niemand@");
  const ask = forgotten.getByRole("button", { name: "Link schicken" });
  await ask.click();
  await fitsEachWidth(page, forgotten, () =>
    expect(forgotten.getByLabel("E-Mail")).toHaveAccessibleDescription(/^Schreibe eine E-Mail-Adresse/),
  );
  const reset = "**/web-api/customer-password-reset";
  await refuse(page, reset, 429);
  await forgotten.getByLabel("E-Mail").fill("niemand@beispiel.de");
  await ask.click();
  await fitsEachWidth(page, forgotten, () => expect(alert(page)).toContainText("Das waren zu viele Versuche"));
  await page.unroute(reset);

  await forgotten.getByRole("link", { name: "Zur Anmeldung" }).click();
  await page.getByRole("link", { name: "Noch kein Konto? Jetzt anlegen" }).click();
  const signUp = dialogNamed(page, "Konto anlegen");
  const signup = "**/web-api/customer-signup";
  await refuse(page, signup, null);
  for (const [label, value] of [
    ["Vorname", "Mira"],
    ["Nachname", "Muster"],
    ["E-Mail", "mira@beispiel.de"],
    ["Passwort", "langes-passwort"],
  ] as const)
    await signUp.getByLabel(label, { exact: true }).fill(value);
  await signUp.getByRole("button", { name: "Konto anlegen" }).click();
  await fitsEachWidth(page, signUp, () => expect(alert(page)).toContainText("Keine Verbindung"));
  await expectAccessible(page);
});

test("below the width of a desktop the account is entered from the menu, which makes room for the dialog", async ({
  page,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, "/ratgeber");
    await page.getByRole("button", { name: "Menü", exact: true }).click();
    await dialogNamed(page, "Menü").getByRole("link", { name: "Konto" }).click();
    const shown = dialogNamed(page, "Anmelden");
    await expect(shown).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(shown.getByLabel("E-Mail")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/ratgeber");
  }
});

test("a dialog is left by Escape, by its button and by a press beside it, and the focus is back where it was", async ({
  page,
}) => {
  await openAlive(page, "/leinwanddruck");
  await atEachWidth(page, async () => {
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("dialog").getByRole("button", { name: "Schließen" }).click(),
      () => page.mouse.click(4, 4),
    ]) {
      await formats(page).click();
      const shown = dialogNamed(page, "Weitere Formate");
      await expect(shown).toBeVisible();
      // What lies behind is out of reach: the focus goes round within it.
      await page.keyboard.press("Shift+Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
      await leave();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(formats(page)).toBeFocused();
    }
  });
  await expect(page).toHaveURL("/leinwanddruck");
});

test("a dialog whose code does not come stays closed, and opens once it does", async ({ page }) => {
  await openAlive(page, "/leinwanddruck");
  const script = /more-formats-dialog-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  // A chunk that is missing may be one of an older version: the page comes once more, and is alive again before anybody presses.
  const again = page.waitForEvent("load");
  await formats(page).click();
  await Promise.all([failed, again]);
  await alive(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain("hidden");
  await page.unroute(script);
  await formats(page).click();
  await expect(dialogNamed(page, "Weitere Formate")).toBeVisible();
});

test("Escape takes back what is still coming: the code of a dialog, and the picture of the one in space", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, "/leinwanddruck");
  const [code, picture] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const script = /\/space-dialog-[^/]*\.js$/;
  await page.route(script, (route) => code.promise.then(() => route.continue()));
  await page.route("**/photo-dunes-1600.avif", (route) => picture.promise.then(() => route.continue()));
  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow.includes("hidden"));
  const way = page.getByRole("button", { name: "In 3D ansehen" });
  const asked = page.waitForRequest(script);
  await way.click();
  const { href } = new URL((await asked).url());
  // On phones an open dialog holds a step of the way back.
  const holdsBack = () => page.evaluate(() => history.state?.dialog === true);
  expect(await holdsBack()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(holdsBack).toBe(false);
  code.resolve();
  // Once the code is there for whoever asks and the browser has nothing else to do, a dialog would stand there.
  await page.evaluate(async (module) => {
    await import(module);
    for (let times = 0; times < 5; times++) await new Promise((idle) => requestIdleCallback(idle));
  }, href);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await isLocked()).toBe(false);
  await expect(way).toBeFocused();

  const space = dialogNamed(page, "Dein Bild im Raum");
  await page.keyboard.press("Enter");
  await expect(space).toBeVisible();
  expect(await isLocked()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(way).toBeFocused();
  picture.resolve();
});

test("an own format is refused and priced, a picture is seen from near, at every width", async ({ page }) => {
  await openAlive(page, "/leinwanddruck");
  await page.getByRole("link", { name: /Eigenes Format wählen$/ }).click();
  const own = dialogNamed(page, "Eigenes Format");
  const [across, down] = [own.getByLabel("Breite"), own.getByLabel("Höhe")];
  for (const [field, typed, said] of [
    [across, "201", "Leinwand gibt es bis 200 × 140 cm."],
    [down, "4x", "Das ist keine Länge."],
  ] as const) {
    await field.fill(typed);
    await fitsEachWidth(page, own, async () => {
      await expect(own.getByText(said)).toBeInViewport({ ratio: 1 });
      await expect(own.getByText("€")).toHaveCount(0);
    });
  }
  await across.fill("73");
  await down.fill("41");
  await fitsEachWidth(page, own, () => expect(own.getByText("38,90 €")).toBeInViewport({ ratio: 1 }));
  await page.keyboard.press("Escape");

  await page.getByRole("region", { name: "Bilder" }).getByRole("link").first().click();
  const magnified = page.getByRole("dialog");
  const view = magnified.getByRole("region", { name: /^Bild \d von 5$/ });
  await expect(view).toBeFocused();
  await page.keyboard.press("+");
  await fitsEachWidth(page, magnified, async () => {
    await expect(view).toBeInViewport({ ratio: 1 });
    expect(await view.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  });
});

test("a browser that cannot draw space says so in the dialog, at every width", async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: never[]) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind as never, ...more);
    } as typeof getContext;
  });
  await openAlive(page, "/leinwanddruck");
  await page.getByRole("button", { name: "In 3D ansehen" }).click();
  const space = dialogNamed(page, "Dein Bild im Raum");
  await fitsEachWidth(page, space, async () => {
    await expect(space.getByText("kann die räumliche Ansicht nicht zeigen")).toBeInViewport({ ratio: 1 });
    await expect(space.getByRole("img")).toHaveCount(0);
  });
  await expectAccessible(page);
});
