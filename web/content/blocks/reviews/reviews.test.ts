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
  const one = { title: "Gut", text: "", authorName: "Jana", stars: 5, createdAt: "2026-05-01T10:00:00.000Z" };
  const block = (source: string) => ({ component: "reviews", _uid: source, items: [{ ...one, source }] });
  expect(structuredReviews([block("sample")])).toBeNull();
  const told = structuredReviews([block("sample"), block("customer")]);
  expect(told).toMatchObject({
    review: [
      {
        author: { name: "Jana" },
        reviewBody: "Gut",
        datePublished: "2026-05-01T10:00:00.000Z",
        reviewRating: { ratingValue: 5 },
      },
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

test("the score of all reviews stands above them, marked as long as one of them is a sample (chrome document, section 3)", async () => {
  const block = {
    ...reviewsExample,
    subtitle: "Aus dem letzten Jahr",
    scoreStars: "4.5",
    trustScore: "4.6",
    totalReviews: "1234",
  };
  const companyLink = { linktype: "url", url: "https://reviews.example/passepartout" };
  const { html } = await showBlocks([{ ...block, companyLink }]);
  expect(html).toContain("Aus dem letzten Jahr");
  expect(html).toMatch(
    /5 von 5 Sternen.*<b class="num">4,6<\/b><span class="mute">Muster · 1\.234 Bewertungen<\/span>/,
  );
  expect(html).toContain('href="https://reviews.example/passepartout" rel="nofollow noopener noreferrer"');
  expect((await showBlocks([{ ...block, scoreStars: "7" }])).html).not.toContain("1.234");
});

test("each review leads to where it was written, and the page that is kept for everyone says its day", async () => {
  const item = { ...reviewsExample.items[0], id: "a/b", createdAt: "2026-05-01 10:00" };
  const reviewBaseLink = { linktype: "url", url: "https://reviews.example/one/" };
  const { html } = await showBlocks([{ ...reviewsExample, items: [item], reviewBaseLink }]);
  expect(html).toContain('<a href="https://reviews.example/one/a%2Fb">Farben wie am Bildschirm</a>');
  expect(html).toMatch(/<time dateTime="2026-05-01T10:00:00\.000Z"[^>]*>1\.\u00a0Mai 2026<\/time>/);
});
