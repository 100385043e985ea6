import { expectAccessible } from "./expect-accessible.ts";
import { comesOut, officeApi, pageAt, publishChanged } from "./office-content.ts";
import { type APIRequestContext, expect, type Locator, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

const slug = "ratgeber/versand";
const [second, hour] = [1_000, 3_600_000];
/** As an editor writes it who was sent something to paste. */
const text =
  'Gratis Versand bis <b onclick="alert(1)">Sonntag</b> <a href="javascript:alert(1)">hier</a><script>alert(1)</script>';

/** Publishes the page with a bar of that id, or without one, and waits until visitors see it so. */
async function publishBar(office: APIRequestContext, id: string | null, end: Date): Promise<void> {
  const dates = { countdownEndDate: end.toISOString(), actionBarEndDate: "" };
  const bar = id === null ? [] : [{ _uid: "bar", component: "action-bar", id, text, ...dates }];
  await publishChanged(office, await pageAt(office, slug), (content) => ({ ...content, bar }));
  await comesOut(office, `/${slug}`, id ?? "Gratis Versand bis", id !== null);
}

/** As if another tab stood before this one, or no longer. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** What the page heard of the countdown so far. */
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: { type: string }[] }).told);
const typesTold = async (page: Page) => [...new Set((await told(page)).map(({ type }) => type))];

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { told: heard });
    for (const type of ["start", "progress", "abort", "end"])
      document.addEventListener(`countdown-${type}`, (event) => heard.push((event as CustomEvent).detail));
  });
}

/** Gone at every width, and the page with it where it was. */
const isAway = (page: Page, bar: Locator) =>
  atEachWidth(page, async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });

// Chrome document, sections 2 to 4.
test("a bar counts down while it is seen, ends or is aborted, is closed for good by its id, and brings no script of its own", async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = await officeApi(playwright, String(baseURL), "198.51.100.31");
  const end = new Date(Math.floor(Date.now() / second) * second + 26 * hour + 184 * second);
  await publishBar(office, "versand-gratis", end);

  await listen(page);
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
  const [first, ...next] = await told(page);
  expect(first).toMatchObject({ type: "start", bar: "versand-gratis" });
  expect(next.at(-1)).toEqual({
    type: "progress",
    bar: "versand-gratis",
    left: { days: 1, hours: 2, minutes: 0, seconds: 59 },
  });
  // Read aloud is the moment, which stands still.
  await expect(count.getByText(/^Endet am/)).toHaveCount(1);
  // It stands still while nobody looks, and is right again at the first look.
  await hide(page, true);
  await page.clock.runFor(10 * second);
  await expect(count).toContainText("01 T02 Std00 Min59 Sek");
  expect(await told(page)).toHaveLength(1 + next.length);
  await hide(page, false);
  await expect(count).toContainText("01 T02 Std00 Min49 Sek");
  const close = bar.getByRole("button", { name: "Hinweis schließen" });
  await atEachWidth(page, async () => {
    for (const part of [bar.getByText("Gratis Versand"), count, close]) await expect(part).toBeInViewport({ ratio: 1 });
    const [words, button] = [await count.boundingBox(), await close.boundingBox()];
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(count.getByText("Sek")).toBeHidden();
  await expect(count.getByText("Min")).toBeVisible();
  // Over, the count is gone and the bar stays: nobody gave it an end.
  await page.clock.setSystemTime(end);
  await page.clock.runFor(2 * second);
  await atEachWidth(page, async () => {
    await expect(count).toHaveCount(0);
    for (const part of [bar.getByText("Gratis Versand"), close]) await expect(part).toBeInViewport({ ratio: 1 });
  });
  await page.clock.resume();
  await expectAccessible(page);
  await close.press("Enter");
  await isAway(page, bar);
  // Over is over: closing it aborts nothing.
  expect(await typesTold(page)).toEqual(["start", "progress", "end"]);
  await page.reload();
  await isAway(page, bar);

  // Another one runs; a page without it, and closing it, abort that.
  const later = new Date(end.getTime() + 26 * hour);
  await publishBar(office, "noch-ein-tag", later);
  await page.reload();
  await expect.poll(() => typesTold(page)).toEqual(["start", "progress"]);
  await page.evaluate(() => void navigation.navigate("/ratgeber"));
  await expect(bar).toHaveCount(0);
  expect(await typesTold(page)).toEqual(["start", "progress", "abort"]);
  await page.goBack();
  await expect(count).toBeVisible();
  await close.click();
  await isAway(page, bar);
  const heard = (await told(page)).map(({ type }) => type).filter((type) => type !== "progress");
  expect(heard).toEqual(["start", "abort", "start", "abort"]);
  await publishBar(office, null, later);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await office.dispose();
});
