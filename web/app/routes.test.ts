import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { localPath } from "../../core/locale-address.ts";
import { ownPages } from "../../core/own-pages.ts";
import { spelledPath } from "../../core/shop-path.ts";
import { productKinds } from "../../products/registry.ts";
import routes from "./routes.ts";

function asRoute({ path, index, file, caseSensitive, children }: RouteConfigEntry): RouteObject {
  if (index) return { index: true, handle: file };
  const matched = { ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
  return { handle: file, ...matched, ...(children && { children: children.map(asRoute) }) };
}

/** The file that draws an address, from `web`. */
function fileOf(address: string): string | undefined {
  return matchRoutes((routes as RouteConfigEntry[]).map(asRoute), address)
    ?.at(-1)
    ?.route.handle?.replace(/^..\//, "");
}

const pages = {
  cart: "shop/cart/cart-route.tsx",
  "order/abc": "shop/order/order-route.tsx",
  "account/new-email": "shop/account/new-email-route.tsx",
  themes: "shop/themes/theme-route.tsx",
  "themes/7": "shop/themes/theme-route.tsx",
  "configurator-photo-frame/": "designer/designer-route.tsx",
  "vorkonfigurator-kalender": "shop/products/products-route.tsx",
  "vorkonfigurator-karten": "shop/products/products-route.tsx",
};

test.each(Object.entries(pages))(
  "/%s is a page of the shop, also behind a language and the desktop app's segment",
  (path, file) => {
    expect(fileOf(`/${path}`)).toBe(file);
    for (const before of ["de", "d", "de/d"]) expect(fileOf(`/${before}/${path}`), before).toBe(file);
  },
);

test("pages of the shop itself are at their address in each language, and in the desktop app", () => {
  for (const locale of locales)
    for (const name of Object.keys(ownPages)) {
      const path = localPath(locale, `/${name}`);
      const files = [path, spelledPath({ channel: "card", platform: "desktop" }, path)].map(fileOf);
      expect(new Set(files).size, path).toBe(1);
      expect(files[0], path).not.toBe("shop/page-route.tsx");
    }
  expect(fileOf("/mentions-legales")).toBe("shop/legal/imprint-route.tsx");
  expect(fileOf("/fr/d/livraison")).toBe("shop/legal/delivery-route.tsx");
});

test("every product kind's designer link is answered (core document, section 2)", () => {
  for (const { designerPath } of productKinds)
    for (const before of ["", "/fr", "/d", "/fr/d"])
      expect(fileOf(before + designerPath), designerPath).toBe("designer/designer-route.tsx");
});

test("the sheet of icons has one address", () => {
  expect(fileOf("/_icons")).toBe("shop/icons-route.tsx");
});

test.each(["/", "/de", "/fr", "/it", "/fr/", "/d", "/d/", "/fr/d"])("%s is the home page", (address) => {
  expect(fileOf(address)).toBe("shop/home-route.tsx");
});

test.each(Object.keys(pages))("/guides/%s is what editors or the catalogue put there", (path) => {
  expect(fileOf(`/guides/${path}`)).toBe("shop/page-route.tsx");
});

test.each(["/leinwanddruck", "/ratgeber/rahmen", "/de/ratgeber/rahmen", "/xx/cart"])("%s is looked up", (address) => {
  expect(fileOf(address)).toBe("shop/page-route.tsx");
});

test.each([
  "/FR",
  "/Fr",
  "/D",
  "/fr/D",
  "/CART",
  "/Account",
  "/account/New-Email",
  "/fr/PRODUCTS",
  "/DE/cart",
  "/Office",
])("%s is no page of the shop: paths are told apart by case", (address) => {
  expect(fileOf(address)).toBe("shop/page-route.tsx");
  expect(fileOf(address.toLowerCase())).not.toBe("shop/page-route.tsx");
});

test.each(["/order/aBc", "/themes/Xy7", "/newsletter/confirm/AbC", "/office/orders/AbC"])(
  "%s is found: what is not ours to spell keeps its case",
  (address) => {
    expect(fileOf(address)).not.toBe("shop/page-route.tsx");
  },
);
