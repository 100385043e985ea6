import { expect, type Locator, type Page } from "./test.ts";
import { atEachWidth } from "./widths.ts";

/** Opens a page and waits until its scripts are there: before that, what opens a dialog is a link like any other. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const ready = page.waitForResponse("**/web-api/customer-data*");
  await page.goto(path);
  await ready;
}

export const dialogNamed = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** The one dialog is whole in sight at each width, over a veil, with its name and its way out; the page behind it stands still and stays. */
export const fitsEachWidth = (page: Page, shown: Locator, look: () => Promise<void> = async () => {}) =>
  atEachWidth(page, async ({ width }) => {
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(shown).toBeInViewport({ ratio: 1 });
    for (const part of [shown.getByRole("heading").first(), shown.getByRole("button", { name: "Schließen" }).first()])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Nothing in it stands out sideways.
    const within = await shown.evaluate((element) =>
      [element, ...element.querySelectorAll(".dialog-body")].every((one) => one.scrollWidth <= one.clientWidth),
    );
    expect(within, `${width} px`).toBe(true);
    expect(await shown.evaluate((one) => getComputedStyle(one, "::backdrop").backgroundColor)).toBe(
      "rgba(27, 26, 24, 0.45)",
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
    await look();
  });
