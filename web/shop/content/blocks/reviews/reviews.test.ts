import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { reviewsExample } from "./example.ts";
import { structuredReviews } from "./structured.ts";

test("a text that only repeats the title is said once (chrome document, section 4)", async () => {
  const { html } = await showBlocks([reviewsExample]);
  expect(html.match(/Gerne wieder/g)).toHaveLength(1);
  expect(html).toContain("<h3>Schwer und ruhig</h3><p>Das Acrylglas");
  expect(html).toContain("4 von 5 Sternen");
});

test("samples say that they are, on each and once in words", async () => {
  const { html } = await showBlocks([reviewsExample]);
  expect(html.match(/<b>Muster · <\/b>/g)).toHaveLength(4);
  expect(html).toContain("sind Beispieltexte und keine Meinungen von Kunden.");
  const real = [{ ...reviewsExample.items[0], source: "customer" }];
  expect((await showBlocks([{ ...reviewsExample, items: real }])).html).not.toContain("Muster");
});

test("search engines are told of customers' reviews alone", () => {
  const one = { title: "Gut", text: "", name: "Jana", stars: 5, date: "2026-05-01" };
  const block = (source: string) => ({ component: "reviews", _uid: source, items: [{ ...one, source }] });
  expect(structuredReviews([block("sample")])).toBeNull();
  const told = structuredReviews([block("sample"), block("customer")]);
  expect(told).toMatchObject({
    review: [
      { author: { name: "Jana" }, reviewBody: "Gut", datePublished: "2026-05-01", reviewRating: { ratingValue: 5 } },
    ],
  });
});

test("a review with stars beyond five is none", async () => {
  const items = [{ ...reviewsExample.items[0], stars: "6" }];
  expect(await showBlocks([{ ...reviewsExample, items }])).toEqual({
    html: "",
    leftOut: ["an item: stars", "block reviews: items"],
  });
});
