import { type Locale, locales } from "../core/locale.ts";
import { localPath, splitAddress } from "../core/locale-address.ts";
import { type OwnPageName, ownPageAt } from "../core/own-pages.ts";
import type { Shop } from "../core/shop.ts";
import { barePath, shopPath, spelledLink, spelledPath } from "../core/shop-path.ts";
import { productPagePaths } from "../services/product-pages/contract.ts";
import { type ThemeAnswer, themePaths } from "../services/themes/contract.ts";
import { ask } from "../web/reading/ask.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { productCrumbs } from "../web/shop/products/product-crumbs.ts";
import { messagesOf } from "../web/words/all.ts";

type Surroundings = Pick<PageContext, "shop" | "api" | "origins" | "cardsFolder" | "teamHost">;

/** Place of a page without story. */
interface ShopPage {
  readonly alternates: { locale: Locale; path: string }[];
  readonly breadcrumb: { text: string; link?: { url: string } }[];
}

/**
 * Place of one of the shop's own pages, of a design or of a product; null: the path is none of these.
 *
 * @param path with or without the prefix of the locale
 */
export async function shopPageAt(path: string, context: Surroundings): Promise<ShopPage | null> {
  const { shop } = context;
  const { rest } = splitAddress(barePath(path));
  const own = ownPageAt(rest);
  if (own !== null) return { alternates: everywhere(rest, shop), breadcrumb: [{ text: titleOf(own, shop.locale) }] };
  const theme = themeIn(rest);
  return theme === null ? productAt(path, context) : themeAt(theme, rest, context);
}

const everywhere = (path: string, shop: Shop) =>
  locales.map((locale) => ({ locale, path: spelledPath(shop, localPath(locale, path as `/${string}`)) }));

function titleOf(name: OwnPageName, locale: Locale): string {
  const { legal, vouchers, accessories, themes, products } = messagesOf(locale);
  const titles: Readonly<Record<OwnPageName, string>> = {
    imprint: legal.imprint,
    contact: legal.contact,
    terms: legal.terms,
    withdrawal: legal.withdrawal,
    delivery: legal.delivery,
    privacy: legal.privacy,
    "gift-vouchers": vouchers.title,
    accessories: accessories.title,
    "karten-designen": themes.title,
    products: products.title,
  };
  return titles[name];
}

async function productAt(path: string, context: Surroundings) {
  const { shop, api } = context;
  const found = await ask(api, productPagePaths.page, { query: { path: barePath(path) } });
  if (!found.ok) return null;
  const shared: PageContext["shared"] = async (_, read) => read();
  const breadcrumb = await productCrumbs({ ...context, shared }, found.value);
  return {
    alternates: found.value.alternates.map((one) => ({ ...one, path: spelledPath(shop, one.path) })),
    breadcrumb: breadcrumb.map(({ text, link }, at) =>
      at === breadcrumb.length - 1 ? { text } : { text, link: { url: spelledLink(shop, link.url) } },
    ),
  };
}

async function themeAt(id: string, path: string, { shop, api }: Surroundings) {
  const found = await api.get<ThemeAnswer>(`${themePaths.themes}/${encodeURIComponent(id)}`);
  if (!found.ok) return null;
  const list = { text: messagesOf(shop.locale).themes.title, link: { url: shopPath(shop, "/karten-designen") } };
  return { alternates: everywhere(path, shop), breadcrumb: [list, { text: found.value.theme.title }] };
}

/**
 * The id in a design's address, undecoded where it is malformed, because no design has such an id. Null: another path.
 *
 * @param path without language and platform before it
 */
export function themeIn(path: string): string | null {
  const id = /^\/themes\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
