import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "../core/locale.ts";
import { platformSegments, prefixOf } from "../core/locale-address.ts";
import { productKinds } from "../products/registry.ts";
import { officeRoutes } from "./office/routes.ts";

/**
 * Before the pages that are the shop's own: the prefix of each language that a country shows beside its own (`core/locale-address.ts`), or
 * nothing, and the segment of the desktop app. Not any first part, which may be a folder of stories or a product of the catalogue.
 */
const prefixes = [...new Set(locales.flatMap((locale) => prefixOf(locale) ?? []))];
const prefix = [...prefixes, platformSegments.desktop].map((segment) => `${segment}?/`).join("");
/** Addresses of the home page beside `/`. */
const homes = ["", ...prefixes].flatMap((language) => {
  const desktop = `${language}/${platformSegments.desktop}`.replace(/^\//, "");
  return language === "" ? [desktop] : [language, desktop];
});

/** Paths are told apart by case, as prefixes, stories and products are: one spelling, one page, and `/FR` is no second home page. */
const asWritten = (one: RouteConfigEntry): RouteConfigEntry => ({
  ...one,
  caseSensitive: true,
  ...(one.children && { children: one.children.map(asWritten) }),
});

const designer = "designer/designer-route.tsx";

const pages: RouteConfigEntry[] = [
  index("shop/home-route.tsx"),
  ...homes.map((home) => route(home, "shop/home-route.tsx", { id: `home-${home.replace("/", "-")}` })),
  route(`${prefix}cart`, "shop/cart/cart-route.tsx"),
  route(`${prefix}checkout`, "shop/checkout/checkout-route.tsx"),
  route(`${prefix}order/:token`, "shop/order/order-route.tsx"),
  route(`${prefix}shared-design/:token`, "shop/shared-design/shared-design-route.tsx"),
  route(`${prefix}account`, "shop/account/account-route.tsx"),
  route(`${prefix}account/forgotten`, "shop/account/forgotten-route.tsx"),
  route(`${prefix}account/new-password`, "shop/account/new-password-route.tsx"),
  route(`${prefix}account/new-email`, "shop/account/new-email-route.tsx"),
  route(`${prefix}terms`, "shop/legal/terms-route.tsx"),
  route(`${prefix}privacy`, "shop/legal/privacy-route.tsx"),
  route(`${prefix}imprint`, "shop/legal/imprint-route.tsx"),
  route(`${prefix}contact`, "shop/legal/contact-route.tsx"),
  route(`${prefix}newsletter/:step/:token?`, "shop/newsletter/newsletter-route.tsx"),
  route(`${prefix}withdrawal`, "shop/legal/withdrawal-route.tsx"),
  route(`${prefix}delivery`, "shop/legal/delivery-route.tsx"),
  route(`${prefix}gift-vouchers`, "shop/vouchers/gift-route.tsx"),
  route(`${prefix}accessories`, "shop/accessories/accessories-route.tsx"),
  route(`${prefix}karten-designen`, "shop/themes/themes-route.tsx"),
  route(`${prefix}themes/:id?`, "shop/themes/theme-route.tsx"),
  route(`${prefix}wishlist`, "shop/themes/wishlist-route.tsx"),
  route(`${prefix}products`, "shop/products/products-route.tsx"),
  ...["kalender", "karten"].map((goods) =>
    route(`${prefix}vorkonfigurator-${goods}`, "shop/products/products-route.tsx", { id: `products-${goods}` }),
  ),
  route(`${prefix}offline`, "shop/offline/offline-route.tsx"),
  route("_icons", "shop/icons-route.tsx"),
  ...productKinds.flatMap(({ designerPath, design }) => {
    if (design === null) return [];
    const path = designerPath.replace(/^\//, "");
    // Tracking names the page by its address.
    const id = `designer-of-${path.replace(/^configurator-|\/$/g, "")}`;
    return [route(prefix + path, designer, { id })];
  }),
  ...officeRoutes,
  route("*", "shop/page-route.tsx"),
];

export default pages.map(asWritten) satisfies RouteConfig;
