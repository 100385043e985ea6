import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { type BrowserContext, expect, type Page, test } from "./test.ts";

const start = "/configurator-photo-frame/?materialType=leinwand&formatType=600x400";

test("a killed tab loses nothing that was done, not even in the middle of a drag", async ({ page, context }) => {
  await design(page);
  await picture(page).focus();
  for (let n = 0; n < 10; n++) await page.keyboard.press("+");
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  // the zoom leaves it as it is, and is written when it likes
  const centre = await centreOnDevice(page);
  expect(centre).toContain('"y"');
  const box = await picture(page).boundingBox();
  if (!box) throw new Error("the picture is not drawn");
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  // in one movement, so that the device is told once
  await page.mouse.move(box.x + 230, box.y + 160);
  const held = await drawn(page);
  // the finger is still down; a second later the device has what is seen
  await expect.poll(() => centreOnDevice(page)).not.toBe(centre);
  const address = page.url();
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  await expect.poll(() => drawn(next)).toBe(held);
  await next.getByRole("button", { name: "Rückgängig" }).click();
  await expect.poll(() => drawn(next)).not.toBe(held);
  await next.getByRole("button", { name: "Wiederholen" }).click();
  await expect.poll(() => drawn(next)).toBe(held);
});

test("work goes on without a connection and is saved when it is back", async ({ page, context }) => {
  await design(page);
  await context.setOffline(true);
  await page.getByLabel("Name der Gestaltung").fill("Strand im Oktober");
  await expect(page.getByText("Offline, hier im Browser gesichert")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  await expect.poll(() => titleOnServer(page)).toBe("Strand im Oktober");
});

test("a design that was open is opened again without a connection, goes on, and is saved when it is back", async ({
  page,
  context,
}) => {
  await design(page);
  await page.reload();
  await expect(picture(page)).toBeVisible();
  // The designer is kept once it has nothing else to do.
  await expect.poll(() => keptDesigners(page)).toEqual(["/configurator-photo-frame/"]);
  const shown = () =>
    page
      .locator(".stage .scene-image img")
      .last()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  // What she has seen is kept: the shop's own copy comes a moment after the page.
  await expect.poll(shown).toBeGreaterThan(100);
  await context.setOffline(true);
  await page.reload();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByText("Offline, hier im Browser gesichert")).toBeVisible();
  await expect.poll(shown).toBeGreaterThan(100);
  await page.getByLabel("Name der Gestaltung").fill("Im Zug");
  await expect.poll(() => onDevice(page)).toContain("Im Zug");
  await page.reload();
  await expect(page.getByLabel("Name der Gestaltung")).toHaveValue("Im Zug");
  await context.setOffline(false);
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  await expect.poll(() => titleOnServer(page)).toBe("Im Zug");
});

test("leaving work that neither the server nor the browser has is asked about, and nothing else is", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.addInitScript(() => {
    // A private window, or a full disk.
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await design(page);
  await page.reload();
  await expect(picture(page)).toBeVisible();
  expect(asked).toEqual([]);
  await page.route("**/operations", (route) => route.abort());
  // Typed, because browsers ask only whoever touched the page.
  await page.getByLabel("Name der Gestaltung").pressSequentially("nur hier");
  await expect(page.getByText("Offline, noch nicht gesichert")).toBeVisible();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("two tabs never write at the same time, and one can take over", async ({ page, context }) => {
  await design(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { name: "In einem anderen Tab geöffnet" })).toBeVisible();
  // it can be looked at, and nothing in it can be focused or pressed
  await expect(second.locator(".editor")).toHaveAttribute("inert");
  await second.getByRole("button", { name: "Hier weiterarbeiten" }).click();
  await expect(page.getByRole("heading", { name: "In einem anderen Tab geöffnet" })).toBeVisible();
  await second.getByLabel("Name der Gestaltung").fill("vom zweiten Tab");
  await expect(second.getByText(/^Gesichert/)).toBeVisible();
  await expect.poll(() => titleOnServer(second)).toBe("vom zweiten Tab");
});

test("what another device did comes in, and what both changed is kept as a design of its own", async ({ page }) => {
  await design(page);
  await page.evaluate(writeElsewhere, { id: idOf(page), title: "von Oma" });
  // Another thing than what she did: both are in the design.
  await picture(page).focus();
  await page.keyboard.press("+");
  const news = page.getByRole("status").filter({ hasText: "Von woanders übernommen" });
  await expect(news).toContainText("In einem anderen Tab oder auf einem anderen Gerät geändert: der Name.");
  await expect(page.getByLabel("Name der Gestaltung")).toHaveValue("von Oma");
  await news.getByRole("button", { name: "Verstanden" }).click();

  // The same thing: theirs stays here, hers is a design of its own.
  await page.evaluate(writeElsewhere, { id: idOf(page), title: "von Opa" });
  await page.getByLabel("Name der Gestaltung").fill("von mir");
  await expect(news).toContainText("deine ist als eigene Gestaltung gesichert: von mir, meine Fassung.");
  await expectAccessible(page);
  expect(await titleOnServer(page)).toBe("von Opa");
  await expect(page.getByLabel("Name der Gestaltung")).toHaveValue("von Opa");
  await news.getByRole("link", { name: "Meine Fassung öffnen" }).click();
  await expect(page.getByLabel("Name der Gestaltung")).toHaveValue("von mir, meine Fassung");
  await expect(picture(page)).toBeVisible();
});

test("someone else's design is not there", async ({ page, browser }) => {
  await design(page);
  const stranger: BrowserContext = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "Diese Gestaltung gibt es hier nicht" })).toBeVisible();
  await stranger.close();
});

test("without JavaScript the page says what it needs", async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(start);
  await expect(page.getByRole("heading", { name: /braucht diese Seite JavaScript/ })).toBeVisible();
  await plain.close();
});

async function design(page: Page) {
  await page.goto(start);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await cameraPhoto());
  await expect(picture(page)).toBeVisible();
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
}

const picture = (page: Page) => page.getByLabel(/^Foto 1, segelboot\.jpg/);
const idOf = (page: Page) => new URL(page.url()).searchParams.get("design") ?? "";

const drawn = (page: Page) =>
  page
    .locator(".stage .scene-image img")
    .last()
    .evaluate((image: HTMLElement) => `${image.style.width} ${image.style.height} ${image.style.transform}`);

/** The design as this browser keeps it. */
const onDevice = (page: Page) =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("passepartout-designs");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("heads").objectStore("heads").get(id);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result?.document));
          };
        };
      }),
    idOf(page),
  );

/** The point of its photo that lies in the middle of the frame. */
const centreOnDevice = async (page: Page) => /"centre":\{[^}]*\}/.exec(await onDevice(page))?.[0] ?? "";

/** Designers that open without a network, in this browser. */
const keptDesigners = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith("designer-"));
    const keys = name === undefined ? [] : await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/configurator-"));
  });

const titleOnServer = (page: Page): Promise<string> =>
  page.evaluate(async (id) => (await (await fetch(`/web-api/designs/${id}`)).json()).document.title, idOf(page));

async function writeElsewhere({ id, title }: { id: string; title: string }) {
  const { sequence } = await (await fetch(`/web-api/designs/${id}`)).json();
  await fetch(`/web-api/designs/${id}/operations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ baseSequence: sequence, operations: [{ type: "setTitle", title }] }),
  });
}
