import { expect, test } from "vitest";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { coaster, coasterData } from "../../products/coaster/coaster.fixture.ts";
import { productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

// One folder-like object and one more entry of the registry; nothing else knows of it.
const { app } = pricesFixture({
  kinds: [...productKinds, coaster],
  catalogues: { ...demoCatalogues, coaster: coasterData },
  vocabulary: demoVocabulary,
  taxes,
});

async function get(path: string, locale = "de-DE") {
  const response = await app.request(path, { headers: { "x-locale": locale } });
  return { status: response.status, body: (await response.json()) as unknown };
}

test("a kind that was never heard of is quoted over HTTP, taxed and linked", async () => {
  const { body } = await get("/price-api/prices/article?coasterEdge=100&sets=3");
  expect(body).toMatchObject({
    kind: "coaster",
    price: { priceCurrent: 4470, currency: "EUR", taxIncluded: true },
    gross: 4470,
    tax: 714,
    link: "/configurator-coaster/?coasterEdge=100&sets=3",
  });
  const swiss = await get("/price-api/prices/article?productType=coaster&coasterEdge=100&sets=3", "fr-CH");
  expect(swiss.body).toMatchObject({ price: { priceCurrent: 5588, currency: "CHF" } });
});

test("it is refused with its own field, and with the sizes it could have", async () => {
  const { status, body } = await get("/price-api/prices/article?coasterEdge=95");
  expect(status).toBe(422);
  expect(body).toMatchObject({
    reasons: [{ field: "coasterEdge", reason: "format-not-offered", possible: ["90", "100"] }],
  });
});

test("it is listed with the others, has formats, a calculator, and the path it brought along", async () => {
  const { body } = await get("/web-api/shop-frontends-initial-data");
  const { products } = (body as { payload: { products: { kind: string }[] } }).payload;
  expect(products).toHaveLength(8);
  expect(products.at(-1)).toMatchObject({ kind: "coaster", from: { priceCurrent: 1290 } });
  expect((await get("/price-api/prices/formats?productType=coaster&sets=2")).body).toMatchObject({
    groups: [{ formats: [{ formatType: "90", price: { priceCurrent: 2580 } }, { formatType: "100" }] }],
  });
  expect((await get("/frontend-api/mp/calculator?coasterEdge=100")).body).toMatchObject({
    selectedValue: "cork",
    selectedFormat: "100",
    options: [{ initiallySelectedFormat: "90", formats: [{ value: "90", priceCurrent: 1290 }, { value: "100" }] }],
  });
  expect((await get("/web-api/coaster-price?coasterEdge=90")).body).toMatchObject({
    ladders: [
      { field: "sets", steps: [{ value: 1 }, { value: 2, price: { priceCurrent: 2580 }, unitPrice: 1290 }, {}] },
    ],
  });
});
