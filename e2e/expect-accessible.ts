import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What the builder takes by itself is more than twice as long, and read anew in each page. */
const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axeSource = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Nothing for axe to complain about: WCAG 2.2 A and AA, and its best practices.
 *
 * @param without a frame with a page that is looked at elsewhere
 */
export async function expectAccessible(page: Page, { without }: { readonly without?: string } = {}): Promise<void> {
  // The address changes before the next document is there.
  await page.waitForLoadState();
  await page.evaluate(settled);
  // Once for each document; the builder would send and read it twice for each look.
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // In the page itself, and what is well not told in detail: a third of the time, hundreds of times.
  const axe = new AxeBuilder({ page, axeSource: isAlone ? "true" : axeSource }).setLegacyMode().options({
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
    resultTypes: ["violations"],
  });
  // Hands the focus on as soon as it gets it: nobody is ever there.
  axe.exclude("[data-base-ui-focus-guard]");
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  expect(found).toEqual([]);
}

/**
 * A page that is about to be replaced is not judged, nor a colour on its way: waits for the page of the address, and for what
 * fades in, not for what turns forever or is folded away.
 */
async function settled(): Promise<void> {
  if (document.readyState === "loading") await new Promise((read) => addEventListener("DOMContentLoaded", read));
  await navigation.transition?.finished;
  // Its scripts come after the first view; what they bring is judged with it.
  while ("early" in window) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => {
    // What lies in closed details is not drawn, so its animation never gets to an end.
    const seen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    return seen && Number.isFinite(effect.getComputedTiming().endTime);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
