import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What the builder takes by itself is more than twice as long, and read anew in each page. */
const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axeSource = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/** In the page itself, and what is well not told in detail: a third of the time, hundreds of times. */
const options = {
  runOnly: { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  resultTypes: ["violations" as const],
};
/** Hands the focus on as soon as it gets it: nobody is ever there. */
const focusGuard = "[data-base-ui-focus-guard]";

/**
 * Nothing for axe to complain about: WCAG 2.2 A and AA, and its best practices.
 *
 * @param withoutFrames what is in frames is looked at elsewhere
 */
export async function expectAccessible(page: Page, { withoutFrames = false } = {}): Promise<void> {
  // The address changes before the next document is there.
  await page.waitForLoadState();
  const isAlone = withoutFrames || page.frames().length === 1;
  expect(await (isAlone ? faultsOf(page) : faultsWithFrames(page))).toEqual([]);
}

/** Settles and judges in one go, so that nothing comes in between. Axe is sent once to each document. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const context = JSON.stringify({ exclude: [[focusGuard]] });
  const how = JSON.stringify({ ...options, iframes: false });
  return page.evaluate(`(${settled})().then(() => axe.run(${context}, ${how})).then(${told})`);
}

/** Each frame has an axe of its own, which the builder brings. */
async function faultsWithFrames(page: Page): Promise<readonly string[]> {
  await page.evaluate(settled);
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options(options).exclude(focusGuard);
  return told(await axe.analyze());
}

interface Judged {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly unknown[];
      readonly any: readonly { readonly message: string }[];
    }[];
  }[];
}

const told = ({ violations }: Judged): readonly string[] =>
  violations.map(({ id, nodes }) => {
    const [first] = nodes;
    // What one of them lacks says what they all lack: colours, a name, a size.
    return `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")} (${first?.any[0]?.message ?? ""})`;
  });

/**
 * A page that is about to be replaced is not judged, nor a colour on its way: waits for the page of the address, and for what
 * fades in, not for what turns forever or is folded away.
 */
async function settled(): Promise<void> {
  if (document.readyState === "loading") await new Promise((read) => addEventListener("DOMContentLoaded", read));
  await navigation.transition?.finished;
  // An amount that is being computed is faded until it is told.
  while (document.querySelector("[data-stale]")) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => {
    // What lies in closed details is not drawn, so its animation never gets to an end.
    const seen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    return seen && Number.isFinite(effect.getComputedTiming().endTime);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
