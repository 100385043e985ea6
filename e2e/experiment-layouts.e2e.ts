import { expect, type Page, test } from "@playwright/test";
import type { Experiment } from "../core/experiments.ts";
import type { Treatment } from "../core/treatment.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { shifts } from "./layout-shifts.ts";

// The four experiments: second document, section 4.

/** What a page says to the console, or fails with: a page that was drawn otherwise on the server than in the browser says so. */
const said: string[] = [];
/** The files of layouts that were asked for. */
const layoutFiles: string[] = [];
test.beforeEach(({ page }) => {
  said.length = 0;
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("request", (request) => {
    const [file] = /(?:nudges|canvas-layout|landing-layout)-[^/]+$/.exec(request.url()) ?? [];
    if (file !== undefined) layoutFiles.push(file);
  });
});

const addressOf = (path: string, experiment: Experiment, treatment: Treatment) =>
  `${path}${path.includes("?") ? "&" : "?"}splitFeature=${experiment}&splitTreatment=${treatment}`;

/** What the server drew between header and footer. */
async function mainOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.length, address).toBeGreaterThan(2000);
  return main;
}

/** Opens a page in a treatment; where something is done on it, as soon as it is alive. */
async function open(
  page: Page,
  path: string,
  experiment: Experiment,
  treatment: Treatment,
  waitUntil: "load" | "networkidle" = "networkidle",
) {
  layoutFiles.length = 0;
  await page.goto(addressOf(path, experiment, treatment), { waitUntil });
  await expect(page.locator("html")).toHaveAttribute("data-treatments", new RegExp(`${experiment}:${treatment}`));
}

/** Control and off are today's page, to the byte, and bring nothing of the layout; on moves nothing while it comes alive. */
async function expectTreatments(page: Page, path: string, experiment: Experiment, seen: () => Promise<void>) {
  const [control, off, on] = await Promise.all(
    (["control", "off", "on"] as const).map((treatment) => mainOf(page, addressOf(path, experiment, treatment))),
  );
  expect(off).toBe(control);
  expect(on).not.toBe(control);
  for (const treatment of ["control", "off"] as const) {
    await open(page, path, experiment, treatment, "load");
    await expect(seen()).rejects.toThrow();
    expect(layoutFiles, treatment).toEqual([]);
  }
  await open(page, path, experiment, "on");
  await seen();
  expect(await shifts(page)).toBeLessThan(0.02);
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
  expect(layoutFiles.length).toBeGreaterThan(0);
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
  await open(page, "/wandbilder/leinwand", "965-redesign", "on");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("967: what the next size brings, how far free delivery is, and the days of the order, all as the shop computes them", async ({
  page,
}) => {
  const way = page.getByRole("list", { name: "Der Weg zu dir" });
  const next = page.getByRole("link", { name: /^Eine Nummer größer/ });
  await expectTreatments(page, "/leinwanddruck?materialType=acrylglas", "967-nudging", async () => {
    await expect(way.getByRole("listitem")).toHaveCount(3, now);
    await expect(next).toContainText("75 × 50 cm", now);
  });
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

  // The short calculator of a page that editors wrote says it, too.
  await open(page, "/wandbilder/alu-dibond", "967-nudging", "on");
  await next.click();
  await expect(page.getByLabel("Format")).toHaveValue("750x500");
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
  await expect(page).toHaveURL(addressOf("/poster-mit-rahmen?formatType=600x900", "1031-portrait", "on"));
  await page
    .getByRole("group", { name: /^Material/ })
    .getByRole("link", { name: "Leinwand" })
    .click();
  await expect(design(page)).toHaveAttribute("href", /materialType=leinwand&formatType=400x600/);
  // Whoever gets this address sees the same piece, in the experiment or not.
  const shared = page
    .url()
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/&split.*/, "");
  const price = (await total(page).textContent()) ?? "";
  await open(page, shared, "1031-portrait", "off");
  await expect(design(page)).toHaveAttribute("href", /materialType=leinwand&formatType=400x600/);
  await expect(total(page)).toHaveText(price);

  await open(page, "/wandbilder/poster", "1031-portrait", "on");
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
