import { expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import type { ThemeGoods } from "../../products/offer.ts";
import { productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

const theme = (id: string, change: Partial<ThemeGoods>): ThemeGoods => ({
  id,
  products: ["flat", "folded"],
  aspectRatios: ["landscape", "portrait"],
  categories: [3],
  refinement: null,
  ...change,
});
const known = [
  theme("meadow", {}),
  theme("condolence-ginkgo", { products: ["condolence-book"], aspectRatios: ["square"], categories: [25] }),
  theme("guests-wedding", { products: ["guestbook"], aspectRatios: ["landscape", "square"], categories: [17] }),
  theme("tag-olive", { products: ["mini", "tent"], aspectRatios: ["landscape"], categories: [3, 5] }),
  theme("only-upright", { aspectRatios: ["portrait"] }),
  theme("golden", { products: ["flat"], aspectRatios: ["landscape"], refinement: "gold" }),
  theme("poster-of-nothing", { products: ["panorama"], aspectRatios: ["long"] }),
];
const { app, prices } = pricesFixture({
  kinds: productKinds,
  catalogues: demoCatalogues,
  vocabulary: demoVocabulary,
  taxes,
  themes: {
    goods: async (channel, id) =>
      channel === "poster" && id === "condolence-ginkgo" ? null : (known.find((one) => one.id === id) ?? null),
  },
});

interface Answer {
  readonly configuration: { readonly card: string };
  readonly price: { readonly priceCurrent: number };
  readonly reasons: readonly {
    readonly field: string;
    readonly reason: string;
    readonly possible?: readonly string[];
  }[];
  readonly detail: string;
}
async function article(query: string, locale = "de-DE", channel = "card") {
  const response = await app.request(`/price-api/prices/article?${query}`, {
    headers: { "x-locale": locale, "x-channel": channel },
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

test("a theme that there is not has no price, whatever is asked about it", async () => {
  const { status, body } = await article("themeId=unicorn&card=a6-quer-folded&quantity=50");
  expect([status, body.detail]).toEqual([422, "Das Design „unicorn“ gibt es nicht."]);
  expect(body.reasons).toMatchObject([{ field: "themeId", reason: "theme-unknown" }]);
  expect((await article("themeId=unicorn", "fr-CH")).body.detail).toBe("Le modèle «\u202funicorn\u202f» n’existe pas.");
  for (const path of ["/web-api/card-price", "/web-api/card-accessories", "/frontend-api/mp/calculator"])
    expect((await app.request(`${path}?themeId=unicorn`)).status, path).toBe(422);
  expect((await app.request("/web-api/sku/container?skus[]=card%3FthemeId%3Dunicorn")).status).toBe(422);
});

test.each([
  ["themeId=condolence-ginkgo&card=a6-quer-folded", ["condolence-book"]],
  ["themeId=condolence-ginkgo&card=guestbook-spiral-40-square", ["condolence-book"]],
  ["themeId=meadow&card=notebook-a5", undefined],
  ["themeId=tag-olive&card=a6-quer-flat", ["mini-flat", "mini-tent"]],
  ["themeId=only-upright&card=a6-quer-folded", ["a6-hoch-flat", "a6-hoch-folded"]],
  ["themeId=guests-wedding&card=friends-book-a5", undefined],
])("%s is not what this theme can be", async (query, possible) => {
  const { status, body } = await article(query);
  expect(status).toBe(422);
  expect(body.reasons).toMatchObject([{ field: "card", reason: "theme-not-in-format" }]);
  if (possible) expect(body.reasons[0]?.possible).toEqual(possible);
  const [, card = ""] = query.split("card=");
  expect(body.reasons[0]?.possible).not.toContain(card);
});

test.each([
  ["themeId=meadow", "a6-quer-folded", 8450],
  ["themeId=condolence-ginkgo", "condolence-book", 3990],
  ["themeId=guests-wedding", "guestbook-spiral-40-square", 2490],
  ["themeId=tag-olive&quantity=50", "mini-flat", 3803],
])("%s means what the theme comes as first", async (query, card, cents) => {
  const { status, body } = await article(query);
  expect([status, body.configuration.card, body.price.priceCurrent]).toEqual([200, card, cents]);
});

test("what the shop has nothing for, or not in this channel, is said", async () => {
  expect((await article("themeId=poster-of-nothing")).body.reasons).toMatchObject([
    { field: "themeId", reason: "theme-not-sold" },
  ]);
  expect((await article("themeId=condolence-ginkgo", "de-DE", "poster")).body.reasons).toMatchObject([
    { field: "themeId", reason: "theme-unknown" },
  ]);
});

test("wrong values beside a wrong theme are named too", async () => {
  const { body } = await article("themeId=unicorn&quantity=51");
  expect(body.reasons.map(({ field }) => field)).toEqual(["themeId", "quantity"]);
});

test("a theme costs from its cheapest format, told with quantity and taxes; foil that is drawn is paid", async () => {
  const [meadow, golden, book, nothing] = await prices.themePrices(
    shopOf("card", "de-DE"),
    ["meadow", "golden", "condolence-ginkgo", "poster-of-nothing"].map(
      (id) => known.find((one) => one.id === id) as ThemeGoods,
    ),
  );
  expect(
    meadow?.map(({ product, label, quantity, unitPrice, price }) => [
      product,
      label,
      quantity,
      unitPrice,
      price.priceCurrent,
    ]),
  ).toEqual([
    ["folded", "Klappkarte", 50, 169, 8450],
    ["flat", "Postkarte", 50, 93, 4648],
  ]);
  expect(meadow?.[1]?.format.value).toBe("a7");
  const [foil] = golden ?? [];
  expect(foil?.price.priceCurrent).toBeGreaterThan(4648);
  expect(book).toMatchObject([
    { product: "condolence-book", quantity: 1, unitPrice: 3990, price: { taxIncluded: true } },
  ]);
  expect(nothing).toEqual([]);
});
