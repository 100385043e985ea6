import { expect, test } from "vitest";
import { lowestOfEach } from "./lowest-of-each.ts";

const price = (product: string, unitPrice: number) => ({ product, unitPrice }) as never;

test("designs of a list cost from the lowest price of what each comes as, named once", () => {
  const themes = [
    { prices: [price("flat", 97), price("folded", 169)] },
    { prices: [price("folded", 149)] },
    { prices: [price("flat", 93), price("guestbook", 2490)] },
  ];
  expect(lowestOfEach(themes)).toEqual([price("flat", 93), price("folded", 149), price("guestbook", 2490)]);
  expect(lowestOfEach([])).toEqual([]);
});
