import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { demoRelease, picture } from "../../demo/catalogue/wall-pictures.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import shipping from "../../demo/shipping.json" with { type: "json" };
import taxes from "../../demo/tax.json" with { type: "json" };
import { kindOf } from "../../products/registry.ts";
import { shippingOptions } from "../shipping/service.ts";
import type { StoredLine } from "./cart-store.ts";
import { cartView } from "./cart-view.ts";
import { parcelOf, priceCart } from "./priced-cart.ts";
import { createCarts } from "./service.ts";

/** The demo shop's own products, prices, taxes, charges and words in a basket. */
const pricing = {
  vouchers: { inBasket: async () => [] },
  designs: { tooSmall: async () => new Set<string>() },
  kindOf,
  releases: {
    current: async () => ({ release: demoRelease.release, data: demoRelease }),
    at: async () => ({ release: demoRelease.release, data: demoRelease }),
    between: async () => [],
  },
  taxTable: async () => taxTableSchema.parse(taxes),
  clock: { now: () => new Date("2026-10-09T10:00:00+02:00") },
  zone: "Europe/Berlin",
};

const line = (changes: Partial<StoredLine>): StoredLine => ({
  id: "0199a000-0000-7000-8000-000000000001",
  kind: "photoframe",
  release: demoRelease.release,
  configuration: { ...picture("leinwand 60x40") },
  designId: "0199a000-0000-7000-8000-000000000002",
  versionId: "0199a000-0000-7000-8000-000000000003",
  sceneHash: "0".repeat(64),
  quantity: 1,
  addedPrice: 3390,
  addedCurrency: "EUR",
  ...changes,
});
const readyMade = line({
  configuration: { ...picture("none 30x20", { frameType: "fotorahmen-wood" }) },
  designId: null,
  versionId: null,
  sceneHash: null,
  quantity: 2,
});
const basket = (lines: readonly StoredLine[], locale: "de-DE" | "en-GB" | "de-CH" = "de-DE") =>
  priceCart({ id: "c", revision: 1, lines, hasVouchers: false }, locale, pricing);
const texts = (locale: "de-DE" | "en-GB" | "de-CH") =>
  translator(demoVocabulary, locale, (key) => expect.fail(`no text for ${key}`));

describe("a basket of wall pictures", () => {
  test("costs what the catalogue says, and everything in it has a name", async () => {
    const view = cartView(await basket([line({}), readyMade]), texts("de-DE"));
    expect(view).toMatchObject({ goods: 3390 + 2 * 1599, pieces: 3, currency: "EUR", taxIncluded: true });
    expect(view.lines).toMatchObject([
      { unitPrice: { current: 3390 }, withdrawalRight: false, priceChanged: null, unavailable: null },
      { unitPrice: { current: 1599 }, withdrawalRight: true },
    ]);
    for (const { title, facts } of view.lines) for (const text of [title, ...facts]) expect(text).not.toBe("");
  });

  test("has a price in every currency, by its own list", async () => {
    expect(cartView(await basket([line({})], "en-GB"), texts("en-GB")).lines).toMatchObject([
      { unitPrice: { current: expect.any(Number) }, priceChanged: null },
    ]);
    expect((await basket([line({})], "de-CH")).terms.currency).toBe("CHF");
  });

  test("strikes through the lowest price of the 30 days before a reduction, not the list price", async () => {
    const raised = {
      ...demoRelease,
      release: demoRelease.release + 1,
      validFrom: "2026-10-06",
      campaigns: [
        { key: "now", label: "fmt.all", from: "2026-10-08", to: "2026-10-20", percent: 30, materials: ["leinwand"] },
      ],
      materials: demoRelease.materials.map((one) => ({ ...one, rate: { ...one.rate, fix: one.rate.fix + 500 } })),
    };
    const asked: unknown[] = [];
    const releases = {
      ...pricing.releases,
      current: async () => ({ release: raised.release, data: raised }),
      between: async (...days: unknown[]) => {
        asked.push(days);
        return [{ release: demoRelease.release, data: demoRelease }];
      },
    };
    const lines = [
      line({}),
      line({ configuration: { ...picture("poster 60x40") } }),
      line({ configuration: { ...picture("leinwand 60x40") } }),
    ];
    const cart = await priceCart({ id: "c", revision: 1, lines, hasVouchers: false }, "de-DE", {
      ...pricing,
      releases,
    });
    expect(cartView(cart, texts("de-DE")).lines).toMatchObject([
      // The list says 38,90 since three days; before that it was 33,90.
      { unitPrice: { current: 2690, original: 3390 } },
      { unitPrice: { current: 1699, original: 1699 } },
      { unitPrice: { current: 2690, original: 3390 } },
    ]);
    // Once for the basket, not once a line; nor once a design in a list of them.
    expect(asked).toEqual([["photoframe", "2026-09-08", "2026-10-07"]]);

    const unused = {} as never;
    const carts = createCarts({
      ...pricing,
      releases,
      database: unused,
      designs: unused,
      vouchers: unused,
      texts: async (locale) => texts(locale as "de-DE"),
    });
    const { release } = demoRelease;
    const made = lines.map(({ kind, configuration }) => ({ kind, release, configuration }));
    asked.length = 0;
    expect((await carts.offerings(made, "de-DE")).map(({ price }) => price)).toEqual([2690, 1699, 2690]);
    expect(asked).toHaveLength(1);
  });

  test("is sent as the largest thing in it", async () => {
    const table = shippingTableSchema.parse(shipping);
    const huge = line({ configuration: { ...picture("leinwand 150x100") } });
    const classOf = async (lines: readonly StoredLine[]) => {
      const parcel = parcelOf(await basket(lines));
      return parcel && shippingOptions(table, "DE", parcel, pricing.clock.now())[0]?.class;
    };
    expect(await classOf([line({})])).toBe("parcel");
    expect(await classOf([line({}), huge])).toBe("bulky");
  });

  test("explains what cannot be made, in words", async () => {
    const impossible = line({ configuration: { ...picture("marmor 60x40") } });
    const [shown] = cartView(await basket([impossible]), texts("de-DE")).lines;
    expect(shown).toMatchObject({ total: null, unavailable: [{ text: "Dieses Material führen wir nicht." }] });
  });
});
