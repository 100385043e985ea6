import { expect, test } from "vitest";
import { canFollow } from "./follow-navigation.ts";

test.each([
  ["/", "/leinwanddruck", true],
  ["/leinwanddruck", "/imprint", true],
  ["/fr", "/fr/imprint", true],
  ["/d", "/d/leinwanddruck", true],
  // Other texts, or another frame around the page.
  ["/", "/fr", false],
  ["/leinwanddruck", "/d/leinwanddruck", false],
  // One visitor's, or no page.
  ["/", "/cart", false],
  ["/d/", "/d/checkout", false],
  ["/account", "/leinwanddruck", false],
  ["/leinwanddruck", "/configurator-photo-frame/", false],
  ["/", "/sitemap.xml", false],
])("from %s to %s without another document: %s", (from, to, may) => {
  expect(canFollow(from, to)).toBe(may);
});
