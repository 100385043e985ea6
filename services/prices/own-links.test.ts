import { expect, test } from "vitest";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { randomConfigurations } from "../../demo/catalogue/random-configurations.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { designerLink, productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

const { app } = pricesFixture({ kinds: productKinds, catalogues: demoCatalogues, vocabulary: demoVocabulary, taxes });
const opening = { currency: "EUR", unit: "cm", channel: "poster", on: "2026-11-20" } as const;
const catalogues = demoCatalogues as Readonly<Record<string, unknown>>;

/** Everything that is offered of every kind, and mixtures of it. */
test.each(productKinds.map((kind) => [kind.key, kind] as const))(
  "links of %s that the shop writes are read by its own price call without a kind named beside them",
  async (_, kind) => {
    const data = kind.dataSchema.parse(catalogues[kind.key]);
    const usual = kind.readLink({}, data, opening).configuration;
    const offered = kind.offer
      .types(usual, data, opening)
      .flatMap(({ configuration }) => [
        configuration,
        ...kind.offer.formats(configuration, data, opening).map((one) => one.configuration),
        ...kind.offer
          .options(configuration, data, opening)
          .flatMap(({ values }) => values.map((one) => one.configuration)),
      ]);
    const possible = offered.filter((one) => kind.check(one, data).length === 0);
    const links = new Set(
      [...possible, ...randomConfigurations(kind, data, opening, 60)].map((one) => designerLink(kind, one)),
    );
    expect(links.size).toBeGreaterThan(10);
    for (const link of links) {
      const first = await priced(link);
      expect([first.status, first.kind], `${link} ${first.text}`).toEqual([200, kind.key]);
      // What a link leaves out is what stands there by itself: the answer's link says it, at the same price.
      const again = await priced(first.link ?? "");
      expect([again.link, again.price], link).toEqual([first.link, first.price]);
      if (kind.key !== "photoframe") expect(first.link).toBe(link);
    }
  },
);

async function priced(link: string) {
  const { search } = new URL(link, "https://shop.example");
  const response = await app.request(`/price-api/prices/article${search}`, { headers: { "x-locale": "de-DE" } });
  const text = await response.text();
  const { kind, link: read, price } = JSON.parse(text) as { kind?: string; link?: string; price?: object };
  return { status: response.status, text, kind, link: read, price };
}
