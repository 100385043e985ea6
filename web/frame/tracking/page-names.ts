import { defaultLocale } from "../../../core/locale.ts";
import { localPath, splitAddress } from "../../../core/locale-address.ts";
import type { Page } from "../../browser/navigation/page.ts";

/** Names of views that are another than their route's; null: the view is skipped. */
const overrides: Readonly<Record<string, string | null>> = {
  "shop/home-route": "index",
  "shop/page-route": "slug",
  "shop/themes/themes-route": "karten-designen",
  "shop/themes/theme-route": "themes-id-theme",
  "shop/vouchers/gift-route": "gift-vouchers",
  "designer/designer-route": "configurator-photo-frame",
  // No pages of the shop, or pages of one's own mail.
  "shop/icons-route": null,
  "shop/offline/offline-route": null,
  "shop/newsletter/newsletter-route": null,
  "shop/account/new-password-route": null,
  "shop/account/new-email-route": null,
};

/** `products`, `cart` ... of the innermost route: its module's name, or that of the address it is another one for. */
function routeName(id: string): string {
  const name = id.slice(id.lastIndexOf("/") + 1).replace(/-route$/, "");
  return name
    .replace(/^home-.*/, "index")
    .replace(/^designer-of-/, "configurator-")
    .replace(/^products-.*/, "products");
}

/** Name of a page's view (chrome document, section 4: after its route, or what stands for it); null: it is skipped. */
export function viewName({ routes, data, error }: Page): string | null {
  if (error) return "error";
  const { id: found = "" } = routes.at(-1) ?? {};
  // One page of the shop has a route for its address in each language.
  const id = found.slice(Math.max(found.indexOf("shop/"), 0));
  const kind = (data[found] as { readonly kind?: unknown } | undefined)?.kind;
  if (id === "shop/page-route" && kind === "product") return "product";
  const override = overrides[id];
  return override === undefined ? routeName(id) : override;
}

/** Query keys that are tracked (core document, section 5). */
const keptKey = /^(?:filter|custom)(?:s?$|[[A-Z_-])/;

/** The query with nothing but filters and custom keys: everything else may be one visitor's own. */
export function keptQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([key]) => keptKey.test(key));
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}

/**
 * The path as it is in the address, language and platform before it, without the secret that opens an order.
 *
 * @param search of the address: a page that is kept for everyone knows only the part it is made from
 */
export function viewPath({ location: { pathname }, routes }: Page, search: string): string {
  const { token } = routes.at(-1)?.params ?? {};
  const path = token === undefined ? pathname : pathname.replace(encodeURIComponent(token), ":token");
  return path + keptQuery(search);
}

/**
 * What is the same page in every language (chrome document, section 4): its path in the default locale where its head
 * names one, else its own. A page of the shop itself has no such head and is at the same path everywhere.
 */
export function uniqueIdentifier(page: Page): string {
  const name = viewName(page);
  if (name === "products") return name;
  const own = viewPath(page, "");
  const head = page.error ? null : headOf(page);
  return head === null ? localPath(defaultLocale, splitAddress(own).rest as `/${string}`) : (standardPath(head) ?? own);
}

type Head = readonly { readonly rel?: unknown; readonly hrefLang?: unknown; readonly href?: unknown }[];

/** What was loaded to be written into the page's head: the document's own may still be that of the page before. */
function headOf({ data, routes }: Page): Head | null {
  const heads = routes.flatMap(({ id }) => (data[id] as { readonly head?: Head } | undefined)?.head ?? []);
  return heads.length === 0 ? null : heads;
}

function standardPath(head: Head): string | null {
  const link = head.find(({ rel, hrefLang }) => rel === "alternate" && hrefLang === defaultLocale);
  return typeof link?.href === "string" ? new URL(link.href).pathname : null;
}
