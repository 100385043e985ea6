import { type APIRequestContext, expect, test } from "@playwright/test";
import { demoSecrets, operatorEmail } from "./demo-people.ts";
import { expectAccessible } from "./expect-accessible.ts";

const slug = "ratgeber/versand";
const [second, hour] = [1_000, 3_600_000];
/** As an editor writes it who was sent something to paste. */
const text =
  'Gratis Versand bis <b onclick="alert(1)">Sonntag</b> <a href="javascript:alert(1)">hier</a><script>alert(1)</script>';

/** Publishes the page with a bar of that id, or without one. */
async function publishBar(request: APIRequestContext, id: string | null, end: Date): Promise<void> {
  const pages = "/office-api/content/pages";
  const found = await (await request.get(`${pages}?search=${slug}`)).json();
  const page = found.pages.find((one: { fullSlug: string }) => one.fullSlug === slug);
  const draft = await (await request.get(`${pages}/${page.id}/draft`)).json();
  const dates = { countdownEndDate: end.toISOString(), actionBarEndDate: "" };
  const bar = id === null ? [] : [{ _uid: "bar", component: "action-bar", id, text, ...dates }];
  const content = { ...draft.content, bar };
  const written = await request.put(`${pages}/${page.id}/draft`, { data: { revision: draft.revision, content } });
  const { revision } = await written.json();
  expect((await request.post(`${pages}/${page.id}/publication`, { data: { revision } })).status()).toBe(200);
}

test("a bar counts down, is closed for good by its id, and brings no script of its own", async ({
  page,
  playwright,
  baseURL,
}) => {
  const extraHTTPHeaders = { "x-forwarded-for": "198.51.100.31", origin: String(baseURL) };
  const office = await playwright.request.newContext({ baseURL: String(baseURL), extraHTTPHeaders });
  const password = (await demoSecrets()).operatorPassword;
  expect((await office.post("/office-api/login", { data: { email: operatorEmail, password } })).ok()).toBe(true);
  const end = new Date(Math.floor(Date.now() / second) * second + 26 * hour + 184 * second);
  await publishBar(office, "versand-gratis", end);

  await page.clock.install();
  await page.goto(`/${slug}`);
  const bar = page.getByRole("region", { name: "Aktion" });
  await expect(bar).toContainText("Gratis Versand bis Sonntag");
  expect(await bar.evaluate((element) => element.outerHTML)).not.toMatch(/onclick|javascript|alert/i);
  await page.clock.pauseAt(new Date(end.getTime() - 26 * hour - 64 * second));
  const count = bar.locator(".countdown");
  await expect(count).toContainText("01 T02 Std01 Min04 Sek");
  await page.clock.runFor(5 * second);
  await expect(count).toContainText("01 T02 Std00 Min59 Sek");
  // Read aloud is the moment, which stands still.
  await expect(count.getByText(/^Endet am/)).toHaveCount(1);
  await page.clock.resume();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(count.getByText("Sek")).toBeHidden();
  await expect(count.getByText("Min")).toBeVisible();

  await bar.getByRole("button", { name: "Hinweis schließen" }).press("Enter");
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await publishBar(office, "noch-ein-tag", end);
  await page.reload();
  await expect(bar).toBeVisible();
  await publishBar(office, null, end);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await office.dispose();
});
