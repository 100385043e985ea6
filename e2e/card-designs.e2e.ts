import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

/** The card channel's host: only that channel has a wishlist. */
const cards = (baseURL: string | undefined, country = "") =>
  `${baseURL?.replace("localhost", `cards.${country}localhost`)}`;

test("she finds a wedding card by filters and words", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Kartendesigns" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kartendesigns" })).toBeVisible();
  const filters = page.getByRole("navigation", { name: "Filter" });
  await filters
    .getByRole("link", { name: /^Hochzeit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/filter\[occasion\]\[\]=wedding/);
  await expect(page.getByRole("link", { name: "Hochzeit wegnehmen" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Designs durchsuchen" }).fill("lorbeer");
  await page.getByRole("searchbox", { name: "Designs durchsuchen" }).press("Enter");
  const list = page.getByRole("region", { name: "Kartendesigns" });
  const found = list.getByRole("listitem").filter({ hasText: "Goldener Lorbeer" });
  await expect(found).toContainText(/ab \d+,\d{2}\u00a0€ je Stück/);
  await expect(
    list.getByText("Preise im günstigsten Format bei 50 Stück, Bücher einzeln. Inklusive Mehrwertsteuer"),
  ).toBeVisible();
  await expectAccessible(page);
});

test("she likes a design, and has it on her wishlist", async ({ page, baseURL }) => {
  await page.goto(`${cards(baseURL)}/themes/golden-laurel`);
  await expect(page.getByRole("heading", { level: 1, name: "Goldener Lorbeer" })).toBeVisible();
  const costs = page.getByRole("region", { name: "Was es kostet" });
  await expect(costs.getByRole("listitem").filter({ hasText: /^Klappkarte/ })).toContainText(
    /50 Stück für \d+,\d{2}\s€/,
  );
  await expect(costs).toContainText("Mit der gezeigten Veredelung: Gold");
  await expect(page.getByRole("link", { name: "Jetzt gestalten" })).toHaveAttribute(
    "href",
    /configurator-card.*golden-laurel/,
  );
  const heart = page.getByRole("button", { name: "Auf die Merkliste" });
  await expect(heart).toBeEnabled();
  await expectAccessible(page);
  await heart.press("Enter");
  await expect(page.getByRole("button", { name: "Nicht mehr merken" })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Zur Merkliste" }).click();
  await expect(page.getByRole("link", { name: /Goldener Lorbeer/ })).toContainText(/ab \d+,\d{2}\u00a0€/);
  await expect(page.getByText("Preise im günstigsten Format bei 50 Stück")).toBeVisible();
  await expectAccessible(page);
});

test("the card shop's list says once what cards cost, from the cheapest of each kind, and nothing on its tiles", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${cards(baseURL)}/karten-designen/`);
  const costs = page.getByRole("region", { name: "Was es kostet" });
  await expect(costs.getByRole("listitem").filter({ hasText: /^Postkarte/ })).toContainText(/ab \d+,\d{2}\s€ je Stück/);
  await expect(costs.getByRole("listitem").filter({ hasText: /^Klappkarte/ })).toContainText(
    /50 Stück für \d+,\d{2}\s€/,
  );
  await expect(costs).toContainText(
    "Preise im günstigsten Format bei 50 Stück, Bücher einzeln. Inklusive Mehrwertsteuer",
  );
  await expect(page.getByRole("region", { name: "Kartendesigns" }).getByText("€")).toHaveCount(0);
  await expectAccessible(page);
});

test("she likes three designs at once before the shop knows her, and has all three", async ({ page, baseURL }) => {
  await page.goto(`${cards(baseURL)}/karten-designen`);
  const hearts = page.getByRole("button", { name: /(?<! nicht mehr) merken$/ });
  await expect(hearts.first()).toBeEnabled();
  const kept: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "PUT") kept.push(answer.status());
  });
  await hearts.evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 3)) (button as HTMLButtonElement).click();
  });
  await expect(page.getByRole("button", { name: / nicht mehr merken$/ })).toHaveCount(3);
  await expect.poll(() => kept).toEqual([204, 204, 204]);
  await page.goto(`${cards(baseURL)}/wishlist`);
  await expect(page.getByRole("button", { name: / nicht mehr merken$/ })).toHaveCount(3);
});

test("a filter that there is not is named, and the list goes on without it", async ({ page }) => {
  const address = "/karten-designen?filter[color][]=mauve&filter[occasion][]=wedding";
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByText("„mauve“ gibt es bei „Farbe“ nicht.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ohne das weitersuchen" }).click();
  await expect(page.getByRole("link", { name: "Hochzeit wegnehmen" })).toBeVisible();
  expect(new URL(page.url()).search).not.toContain("mauve");
});

test("a design that there is not, or without its id, is a page that was not found (core document, section 5)", async ({
  page,
}) => {
  for (const path of ["/themes", "/d/themes", "/themes/nothing?gclid=1&s=a", "/themes/%0anothing"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain(`Page Not Found: ${path}"`);
  }
  expect(await (await page.request.get("/no%0athing?a=b")).text()).toContain('Page not found: /no%0athing"');
  expect((await page.goto("/de/themes/nothing?_debug"))?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found: /themes/nothing?_debug")).toBeVisible();
  await page.goto("/karten-designen?q=einhorn");
  await page.getByRole("link", { name: "Alle Designs" }).click();
  await expect(page.getByText("163 Designs")).toBeVisible();
});

test("the card shop's empty basket speaks of cards and leads to their designs, in the language of its country", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${cards(baseURL, "nl.")}/cart/`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Hier ligt nog niets" })).toBeVisible();
  await expect(main.getByText(/canvas|wanddecoratie/i)).toHaveCount(0);
  await main.getByRole("link", { name: "Kaartontwerpen" }).click();
  await expect(page).toHaveURL(`${cards(baseURL, "nl.")}/karten-designen/`);
});

test("she goes over to the cards, where everything is theirs, and keeps her page in another country", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Merkliste" })).toHaveCount(0);
  expect((await page.request.get("/wishlist")).status()).toBe(404);
  await page.getByRole("navigation", { name: "Shops" }).getByRole("link", { name: "Passepartout Cards" }).click();
  await expect(page).toHaveURL(`${cards(baseURL)}/`);
  await expect(page.getByRole("link", { name: "Passepartout Cards, Startseite" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Merkliste" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-channel", "card");

  await page.goto(`${cards(baseURL)}/leinwanddruck?formatType=600x400`);
  await expect(page).toHaveURL(`${cards(baseURL)}/leinwanddruck/?formatType=600x400`);
  const places = page.getByRole("contentinfo").getByRole("navigation", { name: "Länder" });
  await expect(places.getByRole("link", { name: "Deutschland" })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  const britain = places.getByRole("link", { name: "United Kingdom" });
  await expect(britain).toHaveAttribute("lang", "en-GB");
  await britain.click();
  await expect(page).toHaveURL(`${cards(baseURL, "gb.")}/canvas-prints/?formatType=600x400`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
});
