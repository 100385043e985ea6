import { customerEmail } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, test } from "./test.ts";

// Core document, section 7: a partner's visit.
test("a broken partner's link tells a person so on a page of the shop, with a way on, and leads nowhere", async ({
  page,
}) => {
  for (const broken of ["", "?on=1&to=//evil.example"]) {
    const answer = await page.goto(`/whitelabel/switch${broken}`);
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([400, "/whitelabel/switch"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  expect((await page.context().cookies()).filter(({ name }) => /whitelabel|partner/.test(name))).toEqual([]);
  // A program is told in its own way.
  const told = await page.request.get("/whitelabel/switch", { headers: { accept: "application/json" } });
  expect([told.status(), told.headers()["content-type"]]).toEqual([422, "application/problem+json"]);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Startseite/ })
    .click();
  await expect(page).toHaveURL("/");
});

test("the office gives a partner a signed link, which begins a visit that its visitor can end, and one token for two clicks", async ({
  browser,
  page,
}) => {
  await openOffice(page, "/office/customers", "Kundschaft");
  // A customer is made a partner's by a tick, and is one until it is taken away.
  // Others of her name have signed up meanwhile.
  const lena = page.getByRole("row", { name: customerEmail });
  const brand = lena.getByRole("checkbox", { name: "Lena Muster kauft unter einer Partnermarke" });
  await expect(brand).not.toBeChecked();
  await brand.click();
  await expect(brand).toBeChecked();
  await page.getByRole("tab", { name: /^Mit Partnermarke/ }).click();
  await expect(page.getByRole("tab", { name: "Mit Partnermarke 1" })).toBeVisible();
  await expect(page.getByText("von Mira Werkstatt")).toBeVisible();
  await brand.click();
  await expect(page.getByRole("heading", { name: "Noch niemand kauft unter einer Partnermarke" })).toBeVisible();
  const form = page.getByRole("form", { name: "Link für einen Partner" });
  await form.getByLabel("Partner").fill("Foto Huber");
  const to = form.getByRole("textbox", { name: "Seite" });
  await to.fill("https://evil.example/");
  await form.getByRole("button", { name: "Link erstellen" }).click();
  await expect(to).toHaveAccessibleDescription(/Pfad dieses Shops, der mit \/ beginnt/);
  const link = form.getByRole("textbox", { name: "Link", exact: true });
  await expect(link).toHaveCount(0);
  await to.fill("/leinwanddruck");
  await expect(to).not.toHaveAttribute("aria-invalid");
  // The demo has a shop for each country and channel: where there is none, the country says so.
  const isLink = "**/office-api/partner-links";
  const noShop = { type: "urn:passepartout:problem:country-not-delivered", title: "No shop", errors: [] };
  await page.route(isLink, (route) =>
    route.fulfill({ status: 422, contentType: "application/problem+json", body: JSON.stringify(noShop) }),
  );
  await form.getByRole("button", { name: "Link erstellen" }).click();
  const country = form.getByRole("combobox", { name: "Land" });
  await expect(country).toHaveAccessibleDescription(/hat in diesem Land keinen Shop/);
  await expect(link).toHaveCount(0);
  await page.unroute(isLink);
  await form.getByRole("button", { name: "Link erstellen" }).click();
  await expect(link).toHaveValue(/\/whitelabel\/switch\?.*partner=Foto/);
  await expectAccessible(page);
  const address = await link.inputValue();
  // A link of another wish is not shown beside it.
  await form.getByLabel("Link gilt (Tage)").fill("7");
  await expect(link).toHaveCount(0);

  const visit = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visit.goto(address.replace("proof=", "proof=x"));
  await expect(visit).toHaveURL(/\/leinwanddruck$/);
  expect((await visit.context().cookies()).filter(({ name }) => name.endsWith("whitelabel"))).toEqual([]);
  await visit.goto(address);
  await expect(visit).toHaveURL(/\/leinwanddruck$/);
  const note = visit.getByRole("complementary", { name: /Partner/ });
  await expect(note).toBeVisible();
  await note.getByRole("link").click();
  await expect(visit).toHaveURL("/");
  await expect(note).toHaveCount(0);
  await visit.context().close();

  await page.goto("/office/content/tokens");
  const making = page.getByRole("form", { name: "Token anlegen" });
  await making.getByLabel("Wofür").fill("Website der Agentur");
  await making.getByRole("button", { name: "Anlegen" }).dblclick();
  await expect(page.getByText("Token „Website der Agentur“: kopiere ihn jetzt")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row", { name: /Website der Agentur/ })).toHaveCount(1);
});
