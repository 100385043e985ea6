import { describe, expect, test } from "vitest";
import type { Country } from "../../core/locale.ts";
import { card as cardOf, demoCards } from "../../demo/catalogue/cards.ts";
import { demoPrints } from "../../demo/catalogue/photo-prints.ts";
import { card } from "../../products/card/card.ts";
import { photoprint } from "../../products/photoprint/photoprint.ts";
import { taxTableFixture } from "./plain-print.fixture.ts";
import { priceLine } from "./price-line.ts";

const termsOf = (country: Country) => ({
  ...({ currency: "EUR", country, taxTable: taxTableFixture, on: "2026-11-20" } as const),
});

describe("a line of so many of one article", () => {
  const prints = (inOne: number, quantity: number) => {
    const configuration = {
      photoprintFormat: { width: 150, height: 100 },
      paper: "simple",
      border: "none",
      quantity: inOne,
    };
    const priced = priceLine(photoprint, { release: 1, data: demoPrints }, configuration, quantity, termsOf("DE"), []);
    if (!priced.ok) throw new Error(JSON.stringify(priced.error));
    const { unitPrice, total } = priced.value;
    return { unitPrice, total };
  };

  test("costs what the catalogue asks for the whole quantity (section 9: 22 cents, from 100 on 13, from 250 on 10)", () => {
    expect(prints(10, 1)).toEqual({ unitPrice: 220, total: 220 });
    expect(prints(10, 10)).toEqual({ unitPrice: 220, total: 100 * 13 });
    expect(prints(24, 1)).toEqual({ unitPrice: 400, total: 400 });
    expect(prints(24, 10)).toEqual({ unitPrice: 400, total: 250 * 10 });
    expect(prints(25, 10)).toEqual({ unitPrice: 400, total: 250 * 10 });
  });

  test("is priced piece by piece where that many are not sold at once, and never dearer than that", () => {
    const { mostPrints } = demoPrints;
    expect(prints(mostPrints, 2)).toEqual({ unitPrice: mostPrints * 10, total: 2 * mostPrints * 10 });
    for (let quantity = 1; quantity <= 30; quantity++) {
      const { unitPrice, total } = prints(9, quantity);
      expect(total).toBeLessThanOrEqual(unitPrice * quantity);
    }
  });
});

test("coloured envelopes cost what the shop's country says: 5 cents more in Austria (specification section 9)", () => {
  const configuration = cardOf("a6-quer-folded 50", {
    accessories: [{ sku: "envelope-plain-navy-162x114", quantity: 50 }],
  });
  const priceIn = (country: Country) => {
    const priced = priceLine(card, { release: 1, data: demoCards }, configuration, 1, termsOf(country), []);
    return priced.ok ? priced.value.unitPrice : null;
  };
  expect((priceIn("AT") ?? 0) - (priceIn("DE") ?? 0)).toBe(250);
});
