import { expect, test } from "vitest";
import { withoutIdle } from "./known-parameters.ts";

test.each([
  ["?gclid=abc&materialType=leinwand", "?materialType=leinwand"],
  ["?materialType=leinwand&gclid=abc&s=mail", "?materialType=leinwand"],
  ["?materialType=leinwand&addToCart=1&formatType=600x400", "?materialType=leinwand&formatType=600x400"],
  ["?gclid=abc", ""],
  ["?skus[]=a&s=mail", "?skus[]=a"],
  ["?tileCount=24&productType=photobox", "?tileCount=24&productType=photobox"],
])("%s asks for the same as %s", (search, asked) => {
  expect(withoutIdle(search)).toBe(asked);
});
