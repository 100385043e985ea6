import { visitorCookie } from "../core/visitor.ts";
import { type OutsideServices, withOutsideServices } from "./outside-services.ts";
import { port } from "./place.ts";
import { expect, type Page, test } from "./test.ts";

// Somebody who was never here.
test.use({ storageState: { cookies: [], origins: [] } });

const settings = (page: Page) => page.getByRole("dialog", { name: "Einwilligungen" });
const openSettings = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("button", { name: "Einwilligungen ändern" }).click();
  await expect(settings(page)).toBeVisible();
};
const hosts = ({ asked }: OutsideServices) => [...new Set(asked.map((address) => new URL(address).hostname))].sort();

/** Looks at two pages, the second without another document. */
async function lookAround(page: Page): Promise<void> {
  await page.goto("/impressum");
  // The end of a request whose page was left is not always told: then ten seconds are time enough for what should not be asked.
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => {});
  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Datenschutz" })).toBeVisible();
}

// Consent of the flag client, tag manager and chat script (chrome document, sections 4 and 7).
test("undecided, declined or withdrawn, no byte leaves for the flag service, the tag manager or the chat; granted, it does", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const outside = await withOutsideServices(context);
  // As a page that is part of an experiment gives it: with it the flag service's client may begin.
  await context.addCookies([{ name: visitorCookie.name, value: "somebody", url: `http://localhost:${port}` }]);
  const nobody = { asked: [], reached: [] };

  await test.step("before a decision nothing leaves, and the chat asks first", async () => {
    await lookAround(page);
    await page.getByRole("button", { name: "Mit uns schreiben" }).last().click();
    await expect(settings(page)).toBeVisible();
    expect(outside).toMatchObject(nobody);
  });

  await test.step("declined, nothing leaves on this page or the next", async () => {
    await settings(page).getByRole("button", { name: "Alles ablehnen" }).click();
    await expect(settings(page)).toBeHidden();
    await lookAround(page);
    expect(outside).toMatchObject(nobody);
  });

  await test.step("granted, all of them are asked", async () => {
    await openSettings(page);
    await settings(page).getByRole("button", { name: "Allem zustimmen" }).click();
    await expect(settings(page)).toBeHidden();
    await page.getByRole("button", { name: "Mit uns schreiben" }).last().click();
    await expect.poll(() => hosts(outside)).toContain("sdk.split.io");
    await expect
      .poll(() => new Set(outside.reached))
      .toEqual(new Set(["/chat.js", "/help-chat?granted", "/tag-manager?granted"]));
    expect(hosts(outside)).toEqual(expect.arrayContaining(["data.localhost", "localhost", "sdk.split.io"]));
    const kept = () => page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? []);
    await expect.poll(async () => (await kept()).map(({ event }) => event)).toContain("landingpage_view");
  });

  await test.step("withdrawn, scripts that run are cut off at once, and the next page is without them", async () => {
    const split = () => outside.asked.filter((address) => address.includes("split.io")).length;
    await openSettings(page);
    const before = split();
    const again = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Alles ablehnen" }).click();
    await again;
    const then = outside.asked.length;
    expect(outside.reached.filter((told) => told.endsWith("declined"))).toEqual([]);
    await lookAround(page);
    expect([split(), outside.asked.slice(then)]).toEqual([before, []]);
    expect(outside.reached.filter((told) => told.endsWith("declined"))).toEqual([]);
  });
  await page.goto("about:blank");
  await outside.close();
});
