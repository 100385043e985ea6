import { expect, test } from "vitest";
import { done } from "../../core/outcome.ts";
import { shopOf } from "../../core/shop.ts";
import { contentStory } from "../../services/content-pages/contract.ts";
import type { Seller } from "../../services/legal/contract.ts";
import { pricePaths } from "../../services/prices/contract.ts";
import { accessoryExample } from "./blocks/accessory/example.ts";
import { faqExample } from "./blocks/faq/example.ts";
import { formatsAndPricesExample } from "./blocks/formats-and-prices/example.ts";
import { photobookDetailExample } from "./blocks/photobook-detail/example.ts";
import { reviewsExample } from "./blocks/reviews/example.ts";
import { skuContainerExample } from "./blocks/sku-container/example.ts";
import { textExample } from "./blocks/text/example.ts";
import { contentGraph } from "./content-graph.ts";
import { readPage } from "./read-page.ts";
import { withoutDesigners } from "./without-designers.fixture.ts";

withoutDesigners("photobox", "card");

const origin = "https://shop.example";
const seller: Seller = {
  company: "Bild GmbH",
  address: ["Weg 1", "80331 München", "Deutschland"],
  email: "a@shop.example",
  phone: "+49 89 1",
  managingDirectors: null,
  register: null,
  vatId: "DE1",
};
const price = (amount: number) => ({ currency: "EUR", priceOriginal: amount, priceCurrent: amount });
const formats = [1799, 999, 4950].map((amount) => ({
  formatType: `${amount}`,
  label: `${amount}`,
  price: price(amount),
}));

/** What the page of a story tells, by type. */
async function told(content: object, more: object = {}, answers: Readonly<Record<string, object>> = {}) {
  const story = contentStory.parse({
    id: 1,
    uuid: "x",
    name: "Papier",
    full_slug: "ratgeber/papier",
    lang: "default",
    ...more,
    content: { component: "page", title: "Papier wählen", ...content },
  });
  const shop = shopOf("poster", "de-DE");
  const api = {
    get: async (path: string) =>
      done(path === pricePaths.formats ? { groups: [{ ratio: "3:2", formats }] } : (answers[path] ?? {})),
  };
  const page = await readPage(story, {
    shop,
    origins: { poster: { DE: origin }, card: {} },
    cardsFolder: "cards",
    teamHost: null,
    api: api as never,
    note: () => {},
  });
  if (page === null) throw new Error("no page");
  const things = contentGraph(page, { shop, origin, seller, home: { name: "Start", path: "/" } });
  return new Map(things.map((thing) => [thing["@type"], thing]));
}

test("the seller is who the imprint names, with the addresses that an editor says are the same (chrome document, section 9)", async () => {
  const things = await told({ additionalSameAsLinks: "https://social.example/shop" });
  expect(things.get("Organization")).toMatchObject({
    legalName: "Bild GmbH",
    vatID: "DE1",
    url: "https://shop.example/",
    sameAs: ["https://social.example/shop"],
    contactPoint: { contactType: "customer support", telephone: "+49 89 1" },
  });
  expect((await told({})).get("Organization")).not.toHaveProperty("sameAs");
});

test("the way to a page begins at home and ends at the page", async () => {
  const crumb = { text: "Ratgeber", link: { linktype: "story", cached_url: "ratgeber/" } };
  const list = (await told({ breadcrumb: [crumb] })).get("BreadcrumbList");
  expect(list?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Start", item: "https://shop.example/" },
    { "@type": "ListItem", position: 2, name: "Ratgeber", item: "https://shop.example/ratgeber" },
    { "@type": "ListItem", position: 3, name: "Papier", item: "https://shop.example/ratgeber/papier" },
  ]);
});

test("a guide is an article with its dates, any other page is a page", async () => {
  const dates = { first_published_at: "2026-05-01T08:00:00.000Z", published_at: "2026-06-01T08:00:00.000Z" };
  const guide = await told({ kind: "article" }, dates);
  expect(guide.get("Article")).toMatchObject({
    headline: "Papier wählen",
    datePublished: "2026-05-01T08:00:00.000Z",
    dateModified: "2026-06-01T08:00:00.000Z",
    author: { "@id": "https://shop.example/#organization" },
  });
  expect(guide.has("WebPage")).toBe(false);
  expect((await told({})).get("WebPage")).toMatchObject({ name: "Papier wählen" });
});

test("prices are those that the page shows, from the lowest to the highest; a page without any offers nothing", async () => {
  expect((await told({ body: [formatsAndPricesExample] })).get("Product")?.offers).toEqual({
    "@type": "AggregateOffer",
    priceCurrency: "EUR",
    lowPrice: "9.99",
    highPrice: "49.50",
    offerCount: 3,
    availability: "https://schema.org/MadeToOrder",
  });
  expect((await told({ body: [faqExample] })).has("Product")).toBe(false);
});

test("prices count wherever on the page they stand, inside of texts too", async () => {
  const answers = {
    "/web-api/photobook-price": {
      title: "Echtfotobuch",
      facts: [],
      price: { ...price(1990), taxIncluded: true },
      ladders: [],
    },
  };
  const inText = { type: "doc", content: [{ type: "blok", attrs: { id: "1", body: [photobookDetailExample] } }] };
  for (const block of [photobookDetailExample, { ...textExample, text: inText }]) {
    const page = await told({ body: [block, formatsAndPricesExample] }, {}, answers);
    expect(page.get("Product")?.offers).toMatchObject({ lowPrice: "9.99", highPrice: "49.50", offerCount: 4 });
    expect((await told({ body: [block] }, {}, answers)).get("Product")?.offers).toMatchObject({ offerCount: 1 });
  }
});

test("of goods side by side only what can be ordered is offered: no accessory of cards, whose designer is to come", async () => {
  const sold = (sku: string, kind: string, amount: number) => ({ ...price(amount), sku, kind, title: sku });
  const items = ["photoframe-1", "photobox?size=small", "posterbar-30-oak"].map((which) => ({
    ...skuContainerExample.items[0],
    _uid: which,
    which,
  }));
  const answers = {
    [pricePaths.skuContainer]: {
      skus: [
        sold("photoframe-1", "photoframe", 3390),
        sold("photobox?size=small", "photobox", 1490),
        sold("posterbar-30-oak", "card", 990),
      ],
    },
    [pricePaths.accessory]: { kind: "card", label: "Satinband", price: { ...price(55), taxIncluded: true } },
  };
  const page = await told({ body: [{ ...skuContainerExample, items }, accessoryExample] }, {}, answers);
  expect(page.get("Product")?.offers).toMatchObject({ lowPrice: "33.90", highPrice: "33.90", offerCount: 1 });
  expect((await told({ body: [accessoryExample] }, {}, answers)).has("Product")).toBe(false);
});

test("questions of a page are told with their answers in words", async () => {
  expect((await told({ body: [faqExample] })).get("FAQPage")?.mainEntity).toEqual([
    {
      "@type": "Question",
      name: "Welche Dateien nehmt ihr?",
      acceptedAnswer: { "@type": "Answer", text: "JPEG, PNG, WebP, TIFF und HEIC." },
    },
    {
      "@type": "Question",
      name: "Sind meine Fotos sicher?",
      acceptedAnswer: { "@type": "Answer", text: "Ja.\nSie liegen bei uns." },
    },
  ]);
});

test("sample reviews are no reviews, real ones belong to the seller", async () => {
  expect((await told({ body: [reviewsExample] })).get("Organization")).not.toHaveProperty("review");
  const items = reviewsExample.items.map((one) => ({ ...one, source: "customer" }));
  const seen = (await told({ body: [{ ...reviewsExample, items }] })).get("Organization");
  expect(seen?.review).toHaveLength(reviewsExample.items.length);
});
