import { flyoutTypes } from "../web/frame/navigation/navigation.ts";
import { messagesOf } from "../web/words/all.ts";
import { holdMenus } from "./hold-menus.ts";
import { port } from "./place.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** What opens under the goods on a desktop (chrome document, sections 2 and 9), in both channels and the longest words. */

const de = messagesOf("de-DE").chrome;

/** Rows of groups, each with the width of its pictures (section 9); what has no pictures of its own kind has null. */
const layouts: Record<(typeof flyoutTypes)[number], readonly (readonly (readonly [string, number | null])[])[]> = {
  wandbilder: [
    [["images", 150]],
    [
      ["shapes", null],
      ["lists", null],
      ["lists", null],
    ],
  ],
  frame: [
    [["poster", 150]],
    [
      ["colors", 48],
      ["other", 60],
      ["lists", null],
    ],
  ],
  collage: [
    [
      ["images", 130],
      ["images", 130],
    ],
    [
      ["lists", null],
      ["lists", null],
    ],
  ],
  photobook: [
    [["categories", 170]],
    [
      ["without-template", 153],
      ["lists", null],
      ["lists", null],
    ],
  ],
  calendar: [
    [
      ["images", 130],
      ["images", 130],
    ],
    [
      ["lists", null],
      ["lists", null],
      ["lists", null],
    ],
  ],
  card: [
    [["occasions", 130]],
    [
      ["lists", null],
      ["lists", null],
      ["additional", 80],
    ],
  ],
  accessories: [
    [["images", 130]],
    [
      ["lists", null],
      ["lists", null],
      ["lists", null],
      ["lists", null],
    ],
  ],
};

// No address in a test's name: each shop has its own port, and a test has to have the same name wherever it runs.
for (const { where, shop, words, inFirstRow } of [
  { where: "the pictures", shop: `http://localhost:${port}/ratgeber`, words: de, inFirstRow: "Wandbilder" },
  {
    where: "the cards in French",
    shop: `http://cards.fr.localhost:${port}/conseils/`,
    words: messagesOf("fr-FR").chrome,
    inFirstRow: "Cartes",
  },
  // The longest single words.
  {
    where: "the cards in Dutch",
    shop: `http://cards.nl.localhost:${port}/imprint/`,
    words: messagesOf("nl-NL").chrome,
    inFirstRow: "Kaarten",
  },
])
  test(`the seven flyouts of ${where} have their rows and widths of pictures, at both widths of a desktop; goods that do not fit are scrolled to`, async ({
    page,
  }) => {
    const bar = page.getByRole("banner").getByRole("navigation", { name: words.mainNavigation });
    const sendMenus = await holdMenus(page);
    await page.goto(shop);
    const first = bar.getByRole("link", { name: inFirstRow, exact: true });
    await first.focus();
    // Who has gone on before the menus come is not called back by the arrow that she pressed.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    sendMenus();
    // Each opener is named as the goods that it opens.
    const goods = await bar.getByRole("listitem").getByRole("link").allTextContents();
    const openers = bar.getByRole("button", {
      name: new RegExp(goods.map((text) => words.openFlyout({ text }).replaceAll(/\s/g, " ")).join("|")),
    });
    await expect(openers).toHaveCount(flyoutTypes.length);
    await expect(first).not.toBeFocused();
    await expectFlyouts(page, openers);

    // With larger letters the last goods do not fit: buttons lead on and back.
    const pageBy = (name: string) => bar.getByRole("button", { name, exact: true });
    const [on, back] = [pageBy(words.scrollOn), pageBy(words.scrollBack)];
    const last = bar.getByRole("listitem").getByRole("link").last();
    await expect(on).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "22px";
    });
    await expect(last).not.toBeInViewport({ ratio: 0.99 });
    // In the bar itself, and within the page.
    await expect(on).toBeInViewport({ ratio: 1 });
    const [button, row] = [await on.boundingBox(), await bar.boundingBox()];
    expect(
      Math.abs((button?.y ?? 0) + (button?.height ?? 0) / 2 - (row?.y ?? 0) - (row?.height ?? 0) / 2),
    ).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
    await on.click();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await expect(on).toHaveCount(0);
    await back.click();
    await expect(first).toBeInViewport({ ratio: 0.99 });
  });

/** Opens one after the other by keyboard, and looks at it at 1440 and at 1000 px. */
async function expectFlyouts(page: Page, openers: Locator): Promise<void> {
  const flyout = page.locator(".flyout");
  const seen = new Set<string>();
  for (const opener of await openers.all()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await opener.press("Enter");
    await expect(flyout).toHaveCount(1);
    const type = (await flyout.getAttribute("data-type")) as (typeof flyoutTypes)[number];
    seen.add(type);
    const read = () => flyout.evaluate(rowsOf);
    const rows = await read();
    expect(rows.map((row) => row.map(({ part, width }) => [part, width]))).toEqual(layouts[type]);
    for (const width of [1440, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await flyout.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
      expect(sizes).toEqual([width, width]);
      // No group falls out of its row, and no name is broken within a word.
      for (const row of await read()) {
        expect(new Set(row.map(({ top }) => top)).size, `${type} at ${width} px`).toBe(1);
        expect(
          row.flatMap(({ cut }) => cut),
          `${type} at ${width} px`,
        ).toEqual([]);
      }
      await expect(flyout.locator(".flyout-feature")).toBeVisible({ visible: width === 1440 });
      // The button stands in the gap behind its goods, over no letter, and nothing cuts it off.
      expect(await opener.evaluate(standsFree), `${type} at ${width} px`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(flyout).toHaveCount(0);
  }
  expect([...seen].toSorted()).toEqual(flyoutTypes.toSorted());
}

/** Runs in the page. */
function standsFree(button: Element): boolean {
  const place = button.getBoundingClientRect();
  const middle = place.top + place.height / 2;
  const own = [place.left + 1, place.right - 1].every((x) => button.contains(document.elementFromPoint(x, middle)));
  const words = [...document.querySelectorAll(".main-navigation-item > a")].map((link) => link.getBoundingClientRect());
  return own && words.every(({ left, right }) => right <= place.left + 0.5 || left >= place.right - 0.5);
}

/** Runs in the page. */
function rowsOf(flyout: Element) {
  return [...flyout.querySelectorAll(".flyout-row")].map((row) =>
    [...row.children].map((group) => {
      const picture = group.querySelector<HTMLElement>(".flyout-picture, .flyout-swatch");
      return {
        part: group.getAttribute("data-part") ?? "",
        width: group.hasAttribute("data-pictures") ? Number.parseInt(picture?.style.width ?? "", 10) : null,
        top: Math.round(group.getBoundingClientRect().top),
        // A word that is wider than its place stands in two lines or beyond it.
        cut: [...group.querySelectorAll<HTMLElement>(".flyout-name")].flatMap((name) => {
          const words = (name.textContent ?? "").split(/[\s-]+/).length;
          const lines = Math.round(
            name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight),
          );
          // Not the box of the name, which may be wider than its tile.
          const inside = document.createRange();
          inside.selectNodeContents(name);
          const beyond =
            inside.getBoundingClientRect().right - (name.closest("li")?.getBoundingClientRect().right ?? 0);
          return lines > words || beyond > 0.5 ? [name.textContent] : [];
        }),
      };
    }),
  );
}
