import { expect, test } from "vitest";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { photobookDetailExample } from "./example.ts";

const price = (priceCurrent: number) => ({
  currency: "EUR",
  priceOriginal: priceCurrent,
  priceCurrent,
  taxIncluded: true,
});
const steps = Array.from({ length: 24 }, (_, at) => ({ value: 24 + 2 * at, price: price(1990 + 98 * at) }));
const book = {
  title: "Echtfotobuch 20 × 20 cm",
  facts: ["24 Seiten"],
  price: price(1990),
  ladders: [{ field: "pageCount", steps }],
};

test("a book tells what it is and what more pages cost, in at most six steps", async () => {
  const { html } = await showBlocks([photobookDetailExample], { "/web-api/photobook-price": book });
  expect(html).toContain("<h2>Liegt flach, von der ersten Seite an</h2>");
  expect(html).toContain("Echtfotobuch 20 × 20 cm · 24 Seiten");
  expect(html.match(/<tr>/g)).toHaveLength(6);
  expect(html).toMatch(/24 Seiten<\/th><td>.*?19,90\s€/);
  expect(html).toMatch(/32 Seiten<\/th><td>.*?23,82\s€/);
});

test("a book that the shop does not make is not shown", async () => {
  expect((await withoutAnswers([photobookDetailExample])).html).toBe("");
});
