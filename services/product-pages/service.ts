import { type Locale, languageOf } from "../../core/locale.ts";
import { splitAddress } from "../../core/locale-address.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import { calculator } from "./calculator.ts";
import { calculatorDataOf } from "./calculator-data.ts";
import type { Calculator, HomePage, LocalizedUrl, PageSummary, ProductPage } from "./contract.ts";
import { homePage } from "./home-page.ts";
import { alternatesOf, homeAlternates, homePathOf, pathOf } from "./page-address.ts";
import { openPageContext, type PageContext } from "./page-context.ts";
import { createPageStore, pageAt } from "./page-store.ts";
import { pageSummaries } from "./page-summaries.ts";
import type { ProductPagesDependencies } from "./ports.ts";
import { productPage } from "./product-page.ts";

export { checkPages, type SoldOnPages } from "./check-pages.ts";
export { type PageData, pageData } from "./page-data.ts";
export { publishPage, removePage } from "./page-store.ts";

/** Pages for one shop. Null: no page at that path in the locale's language, or no catalogue is published. */
export interface ProductPages {
  page(shop: Shop, path: string): Promise<ProductPage | null>;
  pages(shop: Shop): Promise<readonly PageSummary[]>;
  home(shop: Shop): Promise<HomePage | null>;
  calculator(shop: Shop, path: string, query: QueryParameters): Promise<Calculator | null>;
  /**
   * The address of a page, `home` included, by its identifier or its address in any language (chrome document, section
   * 4: its path in the default locale); null for no page.
   */
  localizedUrl(locale: Locale, uniqueIdentifier: string): Promise<LocalizedUrl | null>;
  /** Drops caches after a publication. */
  forget(): void;
}

export function createProductPages(dependencies: ProductPagesDependencies): ProductPages {
  const store = createPageStore(dependencies);
  const open = (shop: Shop) => openPageContext(dependencies, store.current(), shop);
  const at = ({ pages, shop }: PageContext, path: string) =>
    pageAt(pages, languageOf(shop.locale), splitAddress(path).rest);

  const summaries = rememberingSummaries();

  return {
    async page(shop, path) {
      const context = await open(shop);
      const page = context && at(context, path);
      return page ? productPage(context, page, await calculatorDataOf(dependencies, context, page)) : null;
    },
    async pages(shop) {
      const context = await open(shop);
      return context ? summaries(context) : [];
    },
    async home(shop) {
      const context = await open(shop);
      return context?.pages.home ? homePage(context, context.pages.home) : null;
    },
    async calculator(shop, path, query) {
      const context = await open(shop);
      const page = context && at(context, path);
      return page ? calculator(context, page, query) : null;
    },
    async localizedUrl(locale, uniqueIdentifier) {
      if (uniqueIdentifier === "home") {
        return { uniqueIdentifier, url: homePathOf(locale), alternates: homeAlternates };
      }
      const { products } = await store.current();
      const slug = uniqueIdentifier.replace(/^\//, "");
      const page =
        products.find(({ key }) => key === uniqueIdentifier) ??
        products.find(({ addresses }) => Object.values(addresses).includes(slug));
      return page ? { uniqueIdentifier, url: pathOf(page, locale), alternates: alternatesOf(page) } : null;
    },
    forget: store.forget,
  };
}

/** Every page requests them, and they change only with pages, prices, taxes and days. */
function rememberingSummaries() {
  const known = new Map<Locale, { context: PageContext; summaries: readonly PageSummary[] }>();
  return (context: PageContext): readonly PageSummary[] => {
    const before = known.get(context.shop.locale);
    if (before && isSame(before.context, context)) return before.summaries;
    const summaries = pageSummaries(context);
    known.set(context.shop.locale, { context, summaries });
    return summaries;
  };
}

const isSame = (one: PageContext, other: PageContext): boolean =>
  one.pages.products === other.pages.products &&
  one.on === other.on &&
  one.taxOf("printed-standard").rate === other.taxOf("printed-standard").rate &&
  [...one.kinds].every(([kind, { release }]) => other.kinds.get(kind)?.release === release);
