import { putFrame } from "./fill-basket.ts";
import { stopsOf, tooSmall, upward } from "./reach.ts";
import { expect, type Page, test } from "./test.ts";

/** What keys reach one after the other, and what fingers can meet (WCAG 2.2, 2.4.3 and 2.5.8). */

const pages = ["/", "/wandbilder/leinwand", "/leinwanddruck", "/cart"] as const;

/** Opens a page and looks at all of it, so that nothing of it is still to come. */
async function openWhole(page: Page, path: string): Promise<void> {
  if (path === "/cart") await putFrame(page);
  await page.goto(path);
  if (path === "/cart") await expect(page.getByRole("link", { name: "Zur Kasse" }).first()).toBeVisible();
  else await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`at ${width} px keys go through pages as they are seen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await openWhole(page, path);
      const stops = await stopsOf(page);
      expect(stops.length, path).toBeGreaterThan(3);
      expect(upward(stops), path).toEqual([]);
    }
  });
}

test("the way into space comes where it stands: after the choices on phones, below the pictures beside them on desktops", async ({
  page,
}) => {
  const neighbours = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const names = (await stopsOf(page)).map(({ name }) => name);
    const at = names.indexOf("In 3D ansehen");
    return [names[at - 1], names[at + 1]];
  };
  await openWhole(page, "/leinwanddruck");
  for (const width of [390, 768]) expect(await neighbours(width)).toEqual(["Link kopieren", "Jetzt gestalten"]);
  const [before, after] = await neighbours(1440);
  expect(after).toBe("Produktbeschreibung");
  expect(before).not.toBe("Link kopieren");
});

test("where goods stand on a line of their own, keys come to them after the line above", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto("/leinwanddruck");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Passepartout, Startseite" }).focus();
  for (const name of [/^Konto/, /^Warenkorb/, "Wandbilder"]) {
    await page.keyboard.press("Tab");
    await expect(header.getByRole("link", { name, exact: true }).first()).toBeFocused();
  }
});

test("nothing on a phone is too small to be met", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...pages, "/wandbilder", "/checkout"]) {
    if (path === "/checkout") await page.goto(path);
    else await openWhole(page, path);
    expect(await tooSmall(page), path).toEqual([]);
  }
});

test("links in small letters are 24 px high to press, also where there is room around them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, "/leinwanddruck");
  const small = [
    page.getByRole("link", { name: "Produktbeschreibung" }),
    page.getByRole("link", { name: /^Weitere Formate \(\d+\)$/ }),
    page.getByRole("button", { name: "Link kopieren" }),
    page.getByRole("button", { name: "In 3D ansehen" }),
  ];
  for (const one of small) {
    const { height = 0 } = (await one.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
  }
});
