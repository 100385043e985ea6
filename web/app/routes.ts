import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "../../core/locale.ts";
import { localPath, platformSegments, prefixOf } from "../../core/locale-address.ts";
import type { OwnPageName } from "../../core/own-pages.ts";
import { productKinds } from "../../products/registry.ts";
import { officeAddresses } from "../office/routes.ts";

/**
 * Before the pages that are the shop's own: the prefix of each language that a country shows beside its own
 * (`core/locale-address.ts`), or nothing, and the segment of the desktop app. Not any first part, which may be a folder
 * of stories or a product of the catalogue.
 */
const prefixes = [...new Set(locales.flatMap((locale) => prefixOf(locale) ?? []))];
const prefix = [...prefixes, platformSegments.desktop].map((segment) => `${segment}?/`).join("");
/** Addresses of the home page beside `/`. */
const homes = ["", ...prefixes].flatMap((language) => {
  const desktop = `${language}/${platformSegments.desktop}`.replace(/^\//, "");
  return language === "" ? [desktop] : [language, desktop];
});

/** Paths are case-sensitive, as prefixes, stories and products are: `/FR` is no second home page. */
const asWritten = (one: RouteConfigEntry): RouteConfigEntry => ({
  ...one,
  // The id is the file's place in `web`: statistics name pages by it.
  id: one.id ?? one.file.replace(/\.tsx$/, ""),
  file: `../${one.file}`,
  caseSensitive: true,
  ...(one.children && { children: one.children.map(asWritten) }),
});

const designer = "designer/designer-route.tsx";
const office = "office/office-route.tsx";

/** Pages of the shop itself, which have an address in each language. */
const filesOfOwn: Readonly<Record<OwnPageName, string>> = {
  imprint: "shop/legal/imprint-route.tsx",
  contact: "shop/legal/contact-route.tsx",
  terms: "shop/legal/terms-route.tsx",
  withdrawal: "shop/legal/withdrawal-route.tsx",
  delivery: "shop/legal/delivery-route.tsx",
  privacy: "shop/legal/privacy-route.tsx",
  "gift-vouchers": "shop/vouchers/gift-route.tsx",
  accessories: "shop/accessories/accessories-route.tsx",
  "karten-designen": "shop/themes/themes-route.tsx",
  products: "shop/products/products-route.tsx",
};

/** Exactly as spelled: the address of another language was redirected before (`server/shop-of-request.ts`). */
function ownPage(name: OwnPageName): RouteConfigEntry[] {
  const file = filesOfOwn[name];
  const paths = new Set(locales.map((locale) => localPath(locale, `/${name}`)));
  return [...paths].map((path, at) => {
    const parts = path.slice(1).split("/");
    const before = parts.length > 1 ? `${parts[0]}/` : "";
    const id = at === 0 ? file.replace(/\.tsx$/, "") : `${before}${parts.at(-1)}/${file.replace(/\.tsx$/, "")}`;
    return route(`${before}${platformSegments.desktop}?/${parts.at(-1)}`, file, { id });
  });
}

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
  route(`${prefix}newsletter/:step/:token?`, "shop/newsletter/newsletter-route.tsx"),
  route(`${prefix}themes/:id?`, "shop/themes/theme-route.tsx"),
  route(`${prefix}wishlist`, "shop/themes/wishlist-route.tsx"),
  ...(Object.keys(filesOfOwn) as OwnPageName[]).flatMap(ownPage),
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
  ...officeAddresses.map((path) => route(path.slice(1), office, { id: `office-at-${path.slice(1)}` })),
  route("*", "shop/page-route.tsx"),
];

export default pages.map(asWritten) satisfies RouteConfig;
