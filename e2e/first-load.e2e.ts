import { test as fresh, type Request } from "@playwright/test";
import { expect, type Page, test } from "./test.ts";

/** Compressed bytes of script that a page may bring: before its visitor does anything, and once she moves (decision 0135). */
const most = { untouched: 24_000, content: 110_000, calculator: 160_000, product: 170_000 } as const;

/** Hears of scripts; their bytes as they came. */
function hearScripts(page: Page) {
  const heard: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script" || new URL(request.url()).pathname.endsWith(".js")) heard.push(request);
  });
  return async () => {
    const sizes = await Promise.all(heard.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

for (const [path, kind] of [
  ["/", "content"],
  ["/ratgeber/aufloesung", "content"],
  // Of the calculator only what is seen at first (decision 0104).
  ["/wandbilder/leinwand", "calculator"],
  ["/leinwanddruck", "product"],
] as const) {
  fresh(`${path} brings no more script than promised, and little before its visitor moves`, async ({ page }) => {
    const bytes = hearScripts(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const untouched = await bytes();
    expect(untouched).toBeGreaterThan(5_000);
    expect(untouched).toBeLessThanOrEqual(most.untouched);
    await page.mouse.move(300, 300);
    await expect(page.locator("[data-island][data-alive]").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    const touched = await bytes();
    test.info().annotations.push({ type: "bytes", description: `${untouched}, ${touched}` });
    expect(touched).toBeLessThanOrEqual(most[kind]);
  });
}

test.describe("on a phone of 412 pixels", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test("the tiles of the first page take the file of 720 pixels, the heavier ones are left", async ({ page }) => {
    const taken: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") taken.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    const tile = page.getByRole("main").locator(".content-sub-teasers img").first();
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-720\.avif$/);
    expect(await tile.evaluate((image) => Math.ceil(image.clientWidth * devicePixelRatio))).toBeLessThanOrEqual(720);
    const rooms = taken.filter((path) => path.includes("room-canvas"));
    expect(rooms).toEqual(["/pictures/room-canvas-720.avif"]);
  });
});

test("a page comes with its looks inside, and its islands find everything as it stands", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  await page.addInitScript(noteRemoved);
  for (const path of ["/", "/impressum", "/leinwanddruck"]) {
    await page.goto(path);
    const bar = page.getByRole("contentinfo").getByRole("button", { name: "Mit uns schreiben" }).first();
    await expect(bar).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed), path).toEqual([]);
    expect(
      sheets.splice(0).filter((address) => !address.includes("/extras-")),
      path,
    ).toEqual([]);
  }
});

/** In the page: what is taken out of it from the moment it was read to its end. */
function noteRemoved(): void {
  const removed: string[] = [];
  Object.assign(window, { removed });
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof Element && !(node instanceof HTMLTemplateElement))
          removed.push(node.outerHTML.slice(0, 200));
  });
  addEventListener("DOMContentLoaded", () => observer.observe(document, { subtree: true, childList: true }));
}

fresh("what is pressed and typed before an island is alive happens once it is (a slow line)", async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route("**/assets/client-*.js", (route) => void held.push(() => route.continue()));
  await page.goto("/leinwanddruck");
  const form = page.getByRole("form", { name: "Post aus der Werkstatt" });
  const email = form.getByLabel("E-Mail");
  await email.fill("mira@");
  await form.getByRole("button", { name: "Newsletter bestellen" }).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  const [sent, left] = [[] as string[], page.url()];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await held[0]?.();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("mira@");
  expect(page.url()).toBe(left);
  expect(sent).toEqual([]);
});

test("pages follow each other, and the way back leads to where one was", async ({ page }) => {
  const documents: string[] = [];
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "document") documents.push(pathname);
    if (pathname.startsWith("/_payload")) files.push(pathname);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect(page).toHaveTitle(/Impressum/);
  await expect(page).toHaveURL("/impressum");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(files.filter((path) => path === "/_payload/impressum")).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveTitle(/Wandbilder/);
  await expect(link).toBeFocused();
  // Half pixels of what is placed anew may round the other way.
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), scrolled)).toBeLessThanOrEqual(1);
  expect(documents).toEqual(["/"]);

  // What does not fit comes as a document, with its own status.
  await page.route("**/_payload/**", (route) => route.fulfill({ status: 503 }));
  const legal = page.getByRole("contentinfo").getByRole("navigation", { name: "Rechtliches" });
  await legal.getByRole("link", { name: "Datenschutz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Datenschutz");
  expect(documents).toEqual(["/", "/datenschutz"]);
});

test("a page whose texts come while it is being drawn is drawn in one go, and the browser has nothing to warn of", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => void faults.push(message));
  page.on("console", (told) => /^(?:error|warning)$/.test(told.type()) && faults.push(told.text()));
  await page.goto("/impressum");
  // Modules that are there come between two steps of React, as quick ones do on a slow device.
  await page.evaluate(async () => {
    const { texts } = JSON.parse(document.getElementById("document")?.textContent ?? "");
    await Promise.all(Object.values<string>(texts).map((address) => import(address)));
  });
  // Sheets that this page wants twice (for its route, for a part of it) come once.
  await page.evaluate(() => void navigation.navigate("/leinwanddruck"));
  await expect(page.getByRole("heading", { level: 1, name: "Foto auf Leinwand" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-navigation", "success");
  expect(faults).toEqual([]);
});

test("pages fade into each other, except the way back, and not where less motion is wanted", async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    const told = Object.assign(window, { fades: 0 });
    document.startViewTransition = (draw) => {
      told.fades++;
      return begin(draw);
    };
  });
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  const fades = () => page.evaluate(() => (window as unknown as { fades: number }).fades);
  for (const [reducedMotion, wanted] of [
    ["no-preference", 1],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await imprint.click();
    await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/Wandbilder/);
    expect(await fades(), reducedMotion).toBe(wanted);
  }
});

test("without the browser's navigation every page is a document", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await page.goto("/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  expect(documents).toEqual(["/impressum"]);
});
