import { expect, type Page, test } from "@playwright/test";
import type { BrowserLogs } from "../services/browser-log/contract.ts";

/** Names of what a page reported, as it went over the wire. */
function reported(page: Page) {
  const names: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/web-api/log")) return;
    names.push(...(request.postDataJSON() as BrowserLogs).entries.map(({ name }) => name));
  });
  return names;
}

// Named events (core document, section 8).
test("what goes wrong on a page reaches the shop under its name, also when the page does not come alive; logging=0 says nothing", async ({
  page,
}) => {
  const names = reported(page);
  // What still waits is sent when the page is left.
  const leave = () => page.evaluate(() => void dispatchEvent(new Event("pagehide"))).catch(() => {});
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError("x is not a function");
      });
      void Promise.reject(new Error("no basket"));
      const picture = Object.assign(new Image(), { src: "/pictures/nirgends.webp" });
      document.body.append(picture);
      return new Promise<void>((resolve) => {
        picture.onerror = () => resolve();
      });
    });
  for (const address of ["/impressum?logging=0", "/impressum"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await fail();
    await leave();
    if (address.endsWith("0")) expect(names).toEqual([]);
  }
  await expect.poll(() => names.toSorted()).toEqual(["browser-error", "browser-rejection", "nuxt-image-error"]);

  // What brings its islands to life is gone, as after a new version, and once more after the page was loaded anew for it.
  await page.route(/\/assets\/idle-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/impressum", { waitUntil: "commit" });
  const touch = () => page.keyboard.press("Shift");
  await expect
    .poll(() =>
      touch()
        .then(leave)
        .then(() => names),
    )
    .toContain("nuxt-bootstrap");
});
