import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";

/** Compressed bytes of script that a page may bring on its first load. */
const most = { content: 115_000, product: 150_000 } as const;

/** What a page names as its scripts, as browsers get them. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const named = html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const scripts = new Set([...named].map(([, address]) => address ?? ""));
  expect(scripts.size, path).toBeGreaterThan(5);
  let bytes = 0;
  for (const address of scripts) {
    const answered = await page.request.get(address, { headers: { "accept-encoding": "br" } });
    expect(answered.headers()["content-encoding"], address).toBe("br");
    bytes += Number(answered.headers()["content-length"] ?? brotliCompressSync(await answered.body()).byteLength);
  }
  return bytes;
}

for (const [path, kind] of [
  ["/", "content"],
  ["/fotobuecher", "content"],
  ["/ratgeber/aufloesung", "content"],
  ["/hilfe", "content"],
  ["/imprint", "content"],
  ["/karten-designen", "content"],
  ["/leinwanddruck", "product"],
  ["/poster-mit-rahmen", "product"],
] as const) {
  test(`${path} brings no more script than promised`, async ({ page }) => {
    const bytes = await scriptBytes(page, path);
    test.info().annotations.push({ type: "bytes", description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(most[kind]);
  });
}

test("a page comes with its looks inside, and its scripts find everything as it stands", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  await page.addInitScript(noteRemoved);
  for (const path of ["/", "/imprint", "/leinwanddruck"]) {
    await page.goto(path);
    const bar = page.getByRole("contentinfo").getByRole("button", { name: "Mit uns schreiben" }).first();
    await expect(bar).toBeVisible(); // the scripts are there
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
      for (const node of removedNodes) if (node instanceof Element) removed.push(node.outerHTML.slice(0, 200));
  });
  addEventListener("DOMContentLoaded", () => observer.observe(document, { subtree: true, childList: true }));
}

test("pages follow each other in one document, and the way back leads to where one was", async ({ page }) => {
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
  await expect(page).toHaveURL("/imprint");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(files.filter((path) => path === "/_payload/imprint")).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveTitle(/Wandbilder/);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(documents).toEqual(["/"]);

  // What does not fit comes as a document, with its own status.
  await page.route("**/_payload/**", (route) => route.fulfill({ status: 503 }));
  const legal = page.getByRole("contentinfo").getByRole("navigation", { name: "Rechtliches" });
  await legal.getByRole("link", { name: "Datenschutz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Datenschutz");
  expect(documents).toEqual(["/", "/privacy"]);
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
  expect(documents).toEqual(["/imprint"]);
});
