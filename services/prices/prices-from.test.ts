import { describe, expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { type AnyKind, productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

const { app } = pricesFixture({ kinds: productKinds, catalogues: demoCatalogues, vocabulary: demoVocabulary, taxes });

interface From {
  readonly priceCurrent: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly title: string;
  readonly facts: readonly string[];
  readonly link: string;
}

async function get<Answer>(path: string, channel = "poster"): Promise<Answer> {
  const response = await app.request(path, { headers: { "x-locale": "de-DE", "x-channel": channel } });
  return (await response.json()) as Answer;
}
async function fromOf(kind: string, channel?: string): Promise<From> {
  type Initial = { payload: { products: { kind: string; from: From }[] } };
  const { payload } = await get<Initial>("/web-api/shop-frontends-initial-data", channel);
  return payload.products.find((one) => one.kind === kind)?.from ?? expect.fail(`nothing of ${kind}`);
}

test("photobooks begin with the booklet of sixteen pages that the shop sells for 4.90 (catalogue facts, section 6)", async () => {
  expect(await fromOf("photobook")).toMatchObject({ priceCurrent: 490, quantity: 1, unitPrice: 490 });
  const { from } = await get<{ from: { price: From; link: string; facts: string[] } }>(
    "/web-api/calculator/reference?productType=photobook",
  );
  expect(from.price.priceCurrent).toBe(490);
  expect(from.link).toContain("pageCount=16");
  expect(from.facts.join(" ")).toContain("16");
});

test("cards begin with what one of fifty costs, not with a notebook that costs more", async () => {
  const from = await fromOf("card");
  expect([from.quantity, from.unitPrice]).toEqual([50, Math.ceil(from.priceCurrent / 50)]);
  expect(from.unitPrice).toBeLessThan(100);
  expect(from.link).toContain("quantity=50");
  expect(await get(`/price-api/prices/article?productType=card&${from.link.split("?")[1]}`)).toMatchObject({
    price: { priceCurrent: from.priceCurrent },
  });
});

/** Every format, option and count of every type, one at a time: the first choices of calculators. */
function offered(kind: AnyKind, channel: "card" | "poster"): readonly object[] {
  const data = kind.dataSchema.parse(demoCatalogues[kind.key as keyof typeof demoCatalogues]);
  const shop = { ...shopOf(channel, "de-DE"), on: "2026-11-20" };
  const { offer } = kind;
  const usual = kind.readLink({}, data, shop).configuration;
  const formats = offer
    .types(usual, data, shop)
    .flatMap((type) => offer.formats(type.configuration, data, shop))
    .map(({ configuration }) => configuration);
  return formats.flatMap((one) => [
    one,
    ...offer.options(one, data, shop).flatMap(({ values }) => values.map(({ configuration }) => configuration)),
    ...offer
      .ladders(one, data)
      .filter(({ pieces }) => !pieces)
      .flatMap(({ steps }) => steps.map(({ configuration }) => configuration)),
  ]);
}

describe.each(["card", "poster"] as const)("in the %s channel", (channel) => {
  test.each(productKinds.map((kind) => [kind.key, kind] as const))(
    "nothing that calculators of a %s show first costs less a piece than it says it begins at",
    async (key, kind) => {
      const from = await fromOf(key, channel);
      const data = kind.dataSchema.parse(demoCatalogues[key as keyof typeof demoCatalogues]);
      const terms = {
        currency: "EUR",
        country: "DE",
        tax: { rate: 190_000, included: true },
        on: "2026-11-20",
      } as const;
      const all = offered(kind, channel);
      const each = all.flatMap((configuration) => {
        const quoted = kind.quote(configuration, data, terms);
        const counted = kind.offer.ladders(configuration, data).find(({ pieces }) => pieces)?.field ?? "";
        const pieces = (configuration as Record<string, number>)[counted] ?? 1;
        return quoted.ok ? [Math.ceil(quoted.value.priceCurrent / pieces)] : [];
      });
      expect(all.length).toBeGreaterThan(3);
      expect(Math.min(...each)).toBe(from.unitPrice);
      expect(from.title).not.toBe("");
    },
  );
});
