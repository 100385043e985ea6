import { expectAccessible } from "./expect-accessible.ts";
import { port } from "./place.ts";
import { expect, type Locator, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

const sold = [
  /^Leinwand/,
  /^Poster mit Rahmen/,
  /^Fotocollage/,
  /^Fotobuch/,
  /^Fotokalender/,
  /^Fotoabzüge/,
  /^Fotobox/,
  /^Karten/,
];
const goods = (page: Page) => page.getByRole("main").locator("a.card");

// Core document, section 2: the overview of all products, and its other addresses.
test("all that is sold is on one page, at each width, and leads to its own", async ({ page }) => {
  await page.goto("/products");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Alle Produkte" })).toBeVisible();
  const leinwand = main.getByRole("link", { name: /^Leinwand/ });
  await expect(leinwand).toContainText(/ab \d+,\d\d\s€/);
  await atEachWidth(page, async () => {
    await expect(leinwand).toBeVisible();
    await expectAccessible(page);
  });
  await expect(goods(page)).toHaveText(sold);
  // Each group with its picture, or a drawing in its place.
  const groups = main.getByRole("list").last().getByRole("link");
  await expect(groups).toHaveCount(8);
  for (const group of await groups.all()) await expect(group.locator("picture, svg")).toHaveCount(1);
  await expect(groups.filter({ hasText: "Kalender" })).toContainText(/ab 9,90\s€/);
  await expect(groups.filter({ hasText: "Karten" })).toContainText(/ab 0,77\s€ je Stück bei 50 Stück/);
  await expect(groups.filter({ hasText: "Rahmen" })).not.toContainText("€");
  await expect(main.getByText(/Inklusive Mehrwertsteuer/)).toBeVisible();
  await leinwand.click();
  await expect(page).toHaveURL("/leinwanddruck");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leinwand");
});

// Chrome document, section 2: breadcrumbs stand between header and content, and at the end.
test("pages of the shop itself and products say the way to them, to search engines, too", async ({ page }) => {
  const cards = `http://cards.localhost:${port}`;
  const fr = `http://fr.localhost:${port}`;
  for (const [address, way] of [
    ["/products", ["Start", "Alle Produkte"]],
    ["/gutscheine", ["Start", "Geschenkgutschein"]],
    [`${cards}/karten-designen/`, ["Start", "Kartendesigns"]],
    [`${cards}/wishlist/`, ["Start", "Merkliste"]],
    [`${fr}/impression-sur-toile`, ["Accueil", "Tableaux photo", "Toile"]],
  ] as const) {
    await page.goto(address);
    const crumbs = page.getByRole("main").getByRole("navigation", { name: /Brotkrumen|Fil d|Weg/ });
    await expect(crumbs.getByRole("listitem"), address).toHaveText([...way]);
    await expect(crumbs.getByRole("link")).toHaveCount(way.length - 1);
    await expect(
      page
        .getByRole("contentinfo")
        .getByRole("listitem")
        .filter({ hasText: way.at(-1) ?? "" }),
    ).not.toHaveCount(0);
    const told = await page.locator("script[type='application/ld+json']").allTextContents();
    const lists = told.flatMap((text) => JSON.parse(text)["@graph"]).filter((one) => one["@type"] === "BreadcrumbList");
    const names = lists.map(({ itemListElement }) => itemListElement.map(({ name }: { name: string }) => name));
    // What is one visitor's own is not for search engines.
    expect(names, address).toEqual(address.includes("wishlist") ? [] : [way]);
  }
  await page.goto(`${cards}/karten-designen/`);
  const design = page.getByRole("main").locator(".theme-tile").first().getByRole("link").first();
  await design.click();
  await expect(page).toHaveURL(/\/themes\//);
  const way = page.getByRole("main").getByRole("navigation").first();
  await expect(way.getByRole("listitem")).toHaveCount(3);
  await way.getByRole("link", { name: "Kartendesigns" }).click();
  await expect(page).toHaveURL(`${cards}/karten-designen/`);
});

test("on a phone the chat's button steps aside for the words of what lies below it, and comes back over a picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products");
  const chat = page.locator(".chat-launcher");
  const prints = page.getByRole("main").getByRole("link", { name: /^Fotoabzüge ab/ });
  const amount = prints.getByText("je Stück");
  // A short name ends before the button begins, though its tile does not.
  for (const beside of [prints.getByText("Fotoabzüge"), prints.locator("picture")]) {
    await scrollBelow(chat, amount);
    await expect(chat).toHaveCSS("opacity", "0");
    await scrollBelow(chat, beside);
    await expect(chat).toHaveCSS("opacity", "1");
  }
});

/** Scrolls the page until something lies as high as what floats. */
async function scrollBelow(floating: Locator, below: Locator): Promise<void> {
  const [there, here] = [await floating.boundingBox(), await below.boundingBox()];
  const middle = (box: typeof here) => (box ? box.y + box.height / 2 : 0);
  await below.page().evaluate((by) => scrollBy({ top: by, behavior: "instant" }), middle(here) - middle(there));
}

test("the end of every page leads to all products", async ({ page }) => {
  await page.goto("/impressum");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Alle Produkte" });
  await link.click();
  await expect(page).toHaveURL("/products");
  await page
    .getByRole("main")
    .getByRole("link", { name: /kalender/i })
    .first()
    .click();
  await expect(page).toHaveURL("/kalender");
});

test("the configurators' overviews and the old address show the same", async ({ request }) => {
  const cardsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<h1[^>]*>Alle Produkte<\/h1>/);
    // What is reached below /d goes on below it.
    return html.match(/<a [^>]*class="card[^>]*>/g)?.map((card) => card.replace('"/d/', '"/'));
  };
  const cards = await cardsOf("/products");
  expect(cards).toHaveLength(sold.length);
  for (const path of ["/vorkonfigurator-kalender", "/vorkonfigurator-karten", "/d/products"])
    expect(await cardsOf(path), path).toEqual(cards);
});

test("the card shop's overview has goods without prices, in the language of its country (core document, section 9)", async ({
  page,
}) => {
  await page.goto(`http://cards.fr.localhost:${port}/products`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText("€")).toHaveCount(0);
  await expectAccessible(page);
});
