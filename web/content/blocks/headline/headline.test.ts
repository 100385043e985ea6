import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { headlineExample } from "./example.ts";

test("a headline has its level and the line below it", async () => {
  expect((await showBlocks([headlineExample])).html).toBe(
    '<div class="wrap content-headline"><h2>Matt oder glänzend</h2><p class="lead">Was man sieht, wenn das Licht von der Seite kommt.</p></div>',
  );
});

test("an unknown level is the second, a headline without words is none", async () => {
  const { html, leftOut } = await showBlocks([
    { ...headlineExample, level: "9", subline: null },
    { ...headlineExample, text: "  " },
  ]);
  expect(html).toBe('<div class="wrap content-headline"><h2>Matt oder glänzend</h2></div>');
  expect(leftOut).toEqual(["block headline: text"]);
});
