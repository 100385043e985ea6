import { wallClock } from "../../../../core/calendar-date.ts";
import { type QueryParameters, writeQuery } from "../../../../core/query-string.ts";
import type { Shop } from "../../../../core/shop.ts";
import { barePath } from "../../../../core/shop-path.ts";
import type { PageSetup } from "../../../../products/kind-page.ts";
import { isGiven } from "../../../../products/link-values.ts";
import { productPagePaths } from "../../../../services/product-pages/contract.ts";
import { browserApi } from "../../../browser/browser-api.ts";
import { partsOf } from "../../../content/page-calculator/parts-of.ts";
import { ask } from "../../../reading/ask.ts";
import { loadKindPage } from "../../product/kind-part.tsx";
import type { CalculatorPage } from "../../product/use-calculator.ts";

interface Opened {
  /** The calculator of the product page, beginning with the editor's choice. */
  readonly page: CalculatorPage;
  /** What the visitor chose meanwhile, as the address of this page says it; "": nothing else. */
  readonly search: string;
}

/**
 * Loads what the whole calculator is drawn from; null where the shop does not answer. Browser only.
 *
 * @param chosen as the product page reads it; null: the address of this page says it already
 */
export async function openPageCalculator(
  href: string,
  chosen: QueryParameters | null,
  shop: Shop,
): Promise<Opened | null> {
  const { path, choice } = partsOf(href);
  const found = await ask(browserApi(), productPagePaths.page, { query: { path: barePath(path) } });
  if (!found.ok) return null;
  const { calculator, kind } = found.value;
  const page = await loadKindPage(kind);
  const { channel, currency, unit, locale } = shop;
  const { date: on } = wallClock(new Date(calculator.now), calculator.shipping.site.zone);
  const product: PageSetup<unknown> = { ...calculator, shop: { channel, currency, unit, locale, on } };
  const { configuration, orientation } = page.read(product, choice).state;
  const link = Object.entries(page.sold.writeLink(configuration)).filter(([, value]) => isGiven(value));
  const begun = { initial: Object.fromEntries(link), orientation };
  return {
    page: { kind, path: barePath(location.pathname), calculator: { ...calculator, ...begun } },
    search: chosen ? writeQuery(page.write({ ...product, ...begun }, page.read(product, chosen).state)) : "",
  };
}
