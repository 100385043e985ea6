import { expect, test } from "vitest";
import { firstBlocks } from "./first-blocks.ts";

type Component = Parameters<typeof firstBlocks>[0][number]["component"];
const count = (drawn: number, ...components: Component[]) =>
  firstBlocks(
    components.map((component) => ({ component })),
    drawn,
  );

test("as many blocks are drawn first as fill the window: on a high one more, of lines more than of pictures", () => {
  expect(count(720, "teaser", "usp-teaser", "sub-teasers", "faq")).toBe(1);
  expect(count(844, "teaser", "usp-teaser", "sub-teasers", "faq")).toBe(2);
  expect(count(1080, "teaser", "usp-teaser", "sub-teasers", "faq")).toBe(3);
  expect(count(720, "headline", "text", "button", "margin", "teaser", "faq")).toBe(4);
});

test("a short page is drawn whole, and so is every page in the end", () => {
  expect([count(720, "text"), count(720)]).toEqual([1, 0]);
  expect(count(Number.POSITIVE_INFINITY, "teaser", "faq", "video")).toBe(3);
});
