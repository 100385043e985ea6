import { describe, expect, test } from "vitest";
import type { Page } from "../../browser/navigation/page.ts";
import { keptQuery, uniqueIdentifier, viewName, viewPath } from "./page-names.ts";

function pageOf(id: string, address: string, more: { readonly params?: object; readonly data?: unknown } = {}): Page {
  const route = { styles: [], loads: true };
  return {
    shell: "v1 poster de-DE web",
    location: { pathname: address, search: "", hash: "" },
    routes: [
      { ...route, id: "root", params: {} },
      { ...route, id, params: { ...more.params } },
    ],
    data: { [id]: more.data },
  };
}

test.each([
  ["shop/home-route", "index"],
  ["home-fr-d", "index"],
  ["shop/products/products-route", "products"],
  ["products-kalender", "products"],
  ["shop/themes/theme-route", "themes-id-theme"],
  ["shop/themes/wishlist-route", "wishlist"],
  ["shop/cart/cart-route", "cart"],
  ["shop/legal/imprint-route", "imprint"],
  ["nl/colofon/shop/legal/imprint-route", "imprint"],
  ["zubehoer/shop/vouchers/gift-route", "gift-vouchers"],
  ["designer/designer-route", "configurator-photo-frame"],
  ["designer-of-calendar", "configurator-calendar"],
  ["shop/page-route", "slug"],
])("a view of %s is called %s", (id, name) => expect(viewName(pageOf(id, "/x"))).toBe(name));

test("a product's page has a name of its own, an error too, and what is no page of the shop is skipped", () => {
  expect(viewName(pageOf("shop/page-route", "/leinwanddruck", { data: { kind: "product" } }))).toBe("product");
  expect(viewName({ ...pageOf("shop/page-route", "/x"), error: { route: "root", value: {} } })).toBe("error");
  for (const id of ["shop/icons-route", "shop/newsletter/newsletter-route", "shop/account/new-password-route"]) {
    expect(viewName(pageOf(id, "/x"))).toBeNull();
  }
});

test("of a query only filters and custom keys are kept", () => {
  expect(keptQuery("?filter[color][]=rot&q=Lena&gclid=1&custom=a&customFormat=b&filters=c&customer=Lena&_x=2")).toBe(
    "?filter%5Bcolor%5D%5B%5D=rot&custom=a&customFormat=b&filters=c",
  );
  expect(keptQuery("?q=Lena%20Muster&email=lena@example.com")).toBe("");
});

test("the path has language and platform before it, and not the secret that opens an order", () => {
  const products = pageOf("shop/products/products-route", "/fr/d/products");
  expect(viewPath(products, "?filter=a&s=1")).toBe("/fr/d/products?filter=a");
  const token = "kQ0aZ_43-characters";
  const order = pageOf("shop/order/order-route", `/order/${token}`, { params: { token } });
  expect(viewPath(order, "?x=1")).toBe("/order/:token");
});

const alternate = (hrefLang: string, path: string) => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href: `https://shop.example${path}`,
});

describe("a page is the same in every language (chrome document, section 4)", () => {
  const id = "shop/page-route";

  test("by its path in the default one, whatever the document's head says meanwhile", () => {
    const head = [
      { title: "Toile" },
      alternate("fr-FR", "/impression-sur-toile"),
      alternate("de-DE", "/leinwanddruck"),
    ];
    expect(uniqueIdentifier(pageOf(id, "/fr/impression-sur-toile", { data: { head } }))).toBe("/leinwanddruck");
  });

  test("by its own where it is not in the default one, and where no page was found", () => {
    const head = [alternate("fr-FR", "/toile")];
    expect(uniqueIdentifier(pageOf(id, "/fr/toile", { data: { head } }))).toBe("/fr/toile");
    const missing = { ...pageOf(id, "/fr/rien"), error: { route: "root", value: {} } };
    expect(uniqueIdentifier(missing)).toBe("/rien");
  });

  test("a page of the shop itself by what stands behind language and platform, the products page by its name", () => {
    expect(uniqueIdentifier(pageOf("shop/cart/cart-route", "/fr/d/cart"))).toBe("/cart");
    expect(uniqueIdentifier(pageOf("fr/mentions-legales/shop/legal/imprint-route", "/fr/mentions-legales/"))).toBe(
      "/impressum/",
    );
    const token = "kQ0aZ_43-characters";
    expect(uniqueIdentifier(pageOf("shop/order/order-route", `/fr/order/${token}`, { params: { token } }))).toBe(
      "/order/:token",
    );
    expect(uniqueIdentifier(pageOf("shop/products/products-route", "/fr/products"))).toBe("products");
  });
});
