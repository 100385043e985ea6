import { expect, test } from "vitest";
import { shopOf } from "./shop.ts";
import { barePath, shopPath, spelledLink, spelledPath } from "./shop-path.ts";

test("a page has the language in its address only where the country shows another one by itself", () => {
  expect(shopPath(shopOf("poster", "de-CH"), "/cart")).toBe("/cart");
  expect(shopPath(shopOf("poster", "fr-CH"), "/cart")).toBe("/fr/cart");
  expect(shopPath(shopOf("poster", "fr-CH"), "/")).toBe("/fr");
  expect(shopPath(shopOf("poster", "fr-FR"), "/")).toBe("/");
});

test("in the card channel it ends with a slash, before whatever follows the path", () => {
  expect(shopPath(shopOf("card", "fr-CH"), "/cart")).toBe("/fr/cart/");
  expect(shopPath(shopOf("card", "fr-CH"), "/")).toBe("/fr/");
  expect(shopPath(shopOf("card", "de-DE"), "/themes?q=a/b#c")).toBe("/themes/?q=a/b#c");
});

test("in the desktop app every page has its segment, behind the language (core document, section 2)", () => {
  const [german, french, cards] = [
    shopOf("poster", "de-DE", "desktop"),
    shopOf("poster", "fr-CH", "desktop"),
    shopOf("card", "fr-CH", "desktop"),
  ];
  expect(shopPath(german, "/")).toBe("/d");
  expect(shopPath(german, "/cart?a=b")).toBe("/d/cart?a=b");
  expect(shopPath(french, "/")).toBe("/fr/d");
  expect(shopPath(french, "/cart")).toBe("/fr/d/cart");
  expect(shopPath(cards, "/")).toBe("/fr/d/");
  expect(shopPath(cards, "/cart")).toBe("/fr/d/cart/");
});

test.each([
  ["/favicon.svg", "/favicon.svg"],
  ["/office/orders", "/office/orders"],
  ["/configurator-photo-frame/?sku=1", "/d/configurator-photo-frame/?sku=1"],
])("%s is spelled alike in both channels", (path, desktop) => {
  for (const channel of ["poster", "card"] as const) {
    expect(spelledPath({ channel, platform: "web" }, path)).toBe(path);
    expect(spelledPath({ channel, platform: "desktop" }, path)).toBe(desktop);
  }
});

test("a designer's link has a slash at its end in both channels (core document, section 2)", () => {
  for (const channel of ["poster", "card"] as const)
    expect(spelledPath({ channel, platform: "web" }, "/configurator-calendar?year=2027")).toBe(
      "/configurator-calendar/?year=2027",
    );
});

test("an address that is spelled stays as it is, and one of the other platform or channel is spelled anew", () => {
  for (const place of [shopOf("card", "fr-CH", "desktop"), shopOf("poster", "fr-CH")]) {
    const once = spelledPath(place, "/fr/papier");
    expect(spelledPath(place, once)).toBe(once);
  }
  expect(spelledPath(shopOf("poster", "fr-CH"), "/d/fr/papier/")).toBe("/fr/papier");
  expect(spelledPath(shopOf("poster", "fr-CH"), "/fr/w/papier")).toBe("/fr/papier");
});

test("a link to somewhere else is left alone", () => {
  const cards = shopOf("card", "de-DE", "desktop");
  for (const href of [
    "https://elsewhere.example/a",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "mailto:a@b.example",
    "#a",
    "",
  ])
    expect(spelledLink(cards, href)).toBe(href);
  expect(spelledLink(cards, "/papier#a")).toBe("/d/papier/#a");
});

test("services know a page by its path without platform and end", () => {
  expect(barePath("/fr/d/papier/")).toBe("/fr/papier");
  expect(barePath("/d/")).toBe("/");
  expect(barePath("/fr/")).toBe("/fr");
  expect(barePath("/")).toBe("/");
});
