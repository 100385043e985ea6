import { expect, test } from "vitest";
import { shopPath } from "./shop-path.ts";

test("a page has the language in its address only where the country shows another one by itself", () => {
  expect(shopPath("de-CH", "/cart")).toBe("/cart");
  expect(shopPath("fr-CH", "/cart")).toBe("/fr/cart");
  expect(shopPath("fr-CH", "/")).toBe("/fr");
  expect(shopPath("fr-FR", "/")).toBe("/");
});
