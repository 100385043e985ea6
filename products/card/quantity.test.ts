import { describe, expect, test } from "vitest";
import { cardQuantities, defaultQuantity, isCardQuantity, quantityFor, readQuantity } from "./quantity.ts";

describe("the quantity list (specification section 9)", () => {
  test("has 154 entries from 1 to 5000, the eleventh is the default", () => {
    expect(cardQuantities).toHaveLength(154);
    expect(cardQuantities.slice(0, 12)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
    expect(cardQuantities.at(-1)).toBe(5000);
    expect(defaultQuantity).toBe(50);
    expect(cardQuantities[10]).toBe(50);
  });

  test("goes up by 4 to 5, by 5 to 250, by 10 to 1000, by 100 to 3000, by 250 to 5000", () => {
    const stepTo = (quantity: number) => quantity - (cardQuantities[cardQuantities.indexOf(quantity) - 1] ?? 0);
    expect([5, 10, 250, 260, 1000, 1100, 3000, 3250, 5000].map(stepTo)).toEqual([4, 5, 5, 10, 10, 100, 100, 250, 250]);
  });

  test("knows what is on it, and the next entry that is enough", () => {
    expect([1, 50, 255, 260, 3100, 3250].map(isCardQuantity)).toEqual([true, true, false, true, false, true]);
    expect([0, 2, 6, 251, 1001, 3001, 9999].map(quantityFor)).toEqual([1, 5, 10, 260, 1100, 3250, 5000]);
  });
});

describe("the link's quantity (specification section 3, card designer)", () => {
  test("`sample` is one piece to look at", () => {
    expect(readQuantity("sample")).toEqual({ quantity: 1, isSample: true });
    expect(readQuantity("1")).toEqual({ quantity: 1, isSample: false });
    expect(readQuantity("250")).toEqual({ quantity: 250, isSample: false });
  });

  test.each(["", "0", "-5", "05", "2.5", "1e3", "Sample", "fifty", "99999999"])("%j is no quantity", (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});
