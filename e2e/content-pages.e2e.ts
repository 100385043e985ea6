import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./test.ts";

test("from the footer to a guide, on to the next, and with a size from it to the calculator", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo").getByRole("navigation", { name: "Rat und Hilfe" });
  await footer.getByRole("link", { name: "Rahmen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Der richtige Rahmen" })).toBeVisible();
  await expect(page).toHaveURL("/ratgeber/rahmen");
  const crumbs = page.getByRole("navigation", { name: "Brotkrumen" });
  await expect(crumbs.getByRole("link", { name: "Ratgeber" })).toHaveAttribute("href", "/ratgeber");
  await expectAccessible(page);

  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Papier und Oberfläche/ }).click();
  await expect(main.getByRole("columnheader", { name: "Oberfläche" })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: /^60 × 40 cm/ }).click();
  await expect(page).toHaveURL(/^[^?]+\/leinwanddruck\?materialType=leinwand&formatType=600x400$/);
  await expect(main.getByRole("link", { name: /^60 × 40 cm/ })).toHaveAttribute("aria-current", "true");
});

test("sheets on tiles have their place before they come, so that nothing moves on the way down", async ({ page }) => {
  let letCome = () => {};
  const looked = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/preview.svg?*", async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const sheet = page.getByRole("main").locator('[data-look="sheet"] img').first();
  await sheet.scrollIntoViewIfNeeded();
  const before = await sheet.boundingBox();
  expect(before?.width).toBeGreaterThan(100);
  letCome();
  await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await sheet.boundingBox()).toEqual(before);
});

test("what the shop promises stands closer to the picture above it than the parts of the page to each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 844 });
  await page.goto("/");
  const above = (part: string) =>
    page
      .locator(`.content-page > ${part}`)
      .first()
      .evaluate(
        (one) => one.getBoundingClientRect().top - (one.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      );
  expect(await above(".content-usp")).toBeCloseTo(45, 0);
  expect(await above(".content-usp + section")).toBeCloseTo(65, 0);
});

test("a question from the help page: nothing typed is lost while it cannot be sent, and it arrives once", async ({
  page,
}) => {
  await page.goto("/hilfe");
  const form = page.getByRole("form", { name: "Nicht dabei?" });
  const send = form.getByRole("button", { name: "Nachricht senden" });
  await send.click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Name").fill("Lena Berger");
  await form.getByLabel("E-Mail").fill("lena@example.com");
  await form.getByLabel("Nachricht").fill("Passt Baumwollpapier zu viel Schwarz?");
  await page.route("/web-api/contact", (route) => route.abort());
  await send.click();
  await expect(form.getByRole("alert")).toContainText("Deine Nachricht steht noch hier");
  await expect(form.getByLabel("Nachricht")).toHaveValue("Passt Baumwollpapier zu viel Schwarz?");
  await expectAccessible(page);
  await page.unroute("/web-api/contact");
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Deine Nachricht ist da" })).toBeVisible();
  await expect(form).toBeHidden();
});

test("each page of content comes whole from the server, is the same for everyone, and is kept", async ({ request }) => {
  for (const [path, said] of [
    ["/ratgeber", "Bevor ein Foto an die Wand kommt"],
    ["/ratgeber/aufloesung", "Was dein Telefon schafft"],
    ["/hochzeitskarten", "je Stück"],
    ["/ueber-uns", "Eine Werkstatt, die man fragen kann"],
  ] as const) {
    const first = await request.get(path);
    const again = await request.get(path, { headers: { cookie: "visitor=somebody-else" } });
    expect(await first.text()).toContain(said);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers().etag).toBe(first.headers().etag);
    expect(first.headers()["set-cookie"]).toBeUndefined();
  }
});

test("paths that start with /posterdruck show the posters and switch on a treatment (core document, section 2)", async ({
  request,
}) => {
  const rootOf = async (path: string, status: number) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    return /<html[^>]*>/.exec(await answer.text())?.[0];
  };
  expect(await rootOf("/posterdruck", 200)).toContain('data-treatments="posterdruck:on');
  expect(await rootOf("/wandbilder/poster", 200)).not.toContain("posterdruck");
  // Where no page is, the treatment finds none either.
  expect(await rootOf("/posterdruck/nonsense", 404)).toContain('data-treatments="posterdruck:on');
});

test("addresses of other languages, of the magazine and of the account lead on, and none of them anywhere for the sake of it (core document, section 2)", async ({
  request,
}) => {
  const goal = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers().location ?? ""}`.trim();
  };
  expect(await goal("/framed-posters?gclid=1")).toBe("302 /poster-mit-rahmen?gclid=1");
  expect(await goal("/canvas-prints")).toBe("302 /leinwanddruck");
  expect(await goal("/magazin")).toBe("302 /ratgeber");
  expect(await goal("/magazin/papier")).toBe("302 /ratgeber/papier");
  expect(await goal("/magazin/nirgends")).toBe("404");
  expect(await goal("/kundenkonto/bestellungen/7")).toBe("302 /account");
  expect(await goal("/error")).toBe("404");
});

test("pages that follow each other in one document end with their own head, also when one overtakes the other and on the way back", async ({
  page,
}) => {
  await page.goto("/ratgeber");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const description = page.locator('meta[name="description"]');
  const own = await description.getAttribute("content");
  const expectHeadOf = async (path: string) => {
    await expect(page).toHaveURL(path);
    const address = new URL(path, page.url()).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", address);
    await expect(description).toHaveCount(1);
    await expect
      .poll(async () => (await page.locator('script[type="application/ld+json"]').allTextContents()).join())
      .toContain(`"url":"${address}"`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  };
  await expectHeadOf("/ratgeber");
  await page.evaluate(() => {
    for (const path of ["/ratgeber/rahmen", "/leinwanddruck"])
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
  });
  await expectHeadOf("/leinwanddruck");
  await expect(description).not.toHaveAttribute("content", own ?? "");
  // The one that was overtaken was never seen; in the history it has its place.
  await page.goBack();
  await expectHeadOf("/ratgeber/rahmen");
  await page.goBack();
  await expectHeadOf("/ratgeber");
  await expect(description).toHaveAttribute("content", own ?? "");
  await page.getByRole("main").locator('a[href="/ratgeber/rahmen"]').first().click();
  await expectHeadOf("/ratgeber/rahmen");
  await expect(description).not.toHaveAttribute("content", own ?? "");
});
