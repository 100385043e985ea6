import { describe, expect, test } from "vitest";
import shipping from "../demo/shipping.json" with { type: "json" };
import type { Country } from "./locale.ts";
import { shippingOffers } from "./shipping.ts";
import { largestClass, packedSize, type ShippingClass, shippingClassOf } from "./shipping-class.ts";
import { shippingTableSchema } from "./shipping-table-schema.ts";

const table = shippingTableSchema.parse(shipping);
const offersTo = (country: Country, shippingClass: ShippingClass, goods: number) =>
  shippingOffers(table.countries[country], shippingClass, goods);
const amounts = (...request: Parameters<typeof offersTo>) =>
  Object.fromEntries(offersTo(...request).map(({ method, price }) => [method, price.amount]));

describe("shipping charges", () => {
  test("are asked once per order, by its class", () => {
    expect(amounts("DE", "parcel", 2000)).toEqual({ standard: 495, pickup: 495, express: 1290 });
    expect(largestClass(["parcel", "bulky", "xl"])).toBe("bulky");
    expect(largestClass([])).toBe("letter");
  });

  test("fall away for letters and parcels from the free limit on, never for larger goods or express", () => {
    expect(amounts("DE", "parcel", 5899)).toMatchObject({ standard: 495 });
    expect(amounts("DE", "parcel", 5900)).toEqual({ standard: 0, pickup: 0, express: 1290 });
    expect(amounts("DE", "bulky", 50_000)).toEqual({ standard: 1990, express: 2785 });
    expect(amounts("DE", "xl", 50_000)).toEqual({ standard: 990, express: 1785 });
  });

  test("are in the destination's currency; the United States have no pick-up points", () => {
    expect(offersTo("CH", "letter", 0)[0]?.price).toEqual({ amount: 390, currency: "CHF" });
    expect(amounts("US", "letter", 0)).toEqual({ standard: 399, express: 2499 });
  });

  test("state the working days on the way", () => {
    expect(offersTo("IT", "parcel", 0).map(({ transit }) => transit)).toEqual([
      { min: 3, max: 5 },
      { min: 3, max: 5 },
      { min: 2, max: 2 },
    ]);
  });
});

describe("the class of a packed product", () => {
  test.each([
    [[350, 250, 30], 1000, "letter"],
    [[350, 250, 30], 1001, "parcel"],
    [[351, 250, 30], 500, "parcel"],
    [[1200, 600, 600], 31_500, "parcel"],
    [[1200, 601, 40], 5000, "xl"],
    [[1200, 1000, 40], 5000, "xl"],
    [[1201, 400, 40], 5000, "bulky"],
    [[400, 300, 40], 31_501, "bulky"],
  ] as const)("%j mm and %i g is a %s", (sides, grams, shippingClass) => {
    expect(shippingClassOf(packedSize([sides[2], sides[0], sides[1]]), grams)).toBe(shippingClass);
  });
});
