import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { Translate } from "../../core/labels.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { taxTerms } from "../../core/tax.ts";
import type { PriceTerms } from "../../products/kind.ts";
import type { CalculatorSetup } from "../../products/photoframe/calculator/setup.ts";
import type { Release } from "../../products/photoframe/release.ts";
import { type Localise, localiser } from "./local-text.ts";
import type { ProductPageData } from "./page-data.ts";
import type { Pages } from "./page-store.ts";
import type { ProductPagesDependencies } from "./ports.ts";

/** All that the pages of one request depend on. */
export interface PageDesk {
  readonly shop: Shop;
  readonly pages: Pages;
  readonly release: Release;
  readonly terms: PriceTerms;
  readonly now: Date;
  /** Labels of the vocabulary. */
  readonly text: Translate;
  /** Texts of the pages. */
  readonly local: Localise;
}

/** Null while no catalogue is published. */
export async function openDesk(
  { clock, releases, labels, taxTables }: ProductPagesDependencies,
  pages: Promise<Pages>,
  shop: Shop,
): Promise<PageDesk | null> {
  const [current, taxTable, text, known] = await Promise.all([
    releases.current("photoframe"),
    taxTables.current(),
    labels.translate(shop.locale),
    pages,
  ]);
  if (!current) return null;
  const now = clock.now();
  const on: CalendarDate = wallClock(now, shopZone).date;
  const tax = taxTerms(taxTable, shop.country, "printed-standard", on);
  if (!tax.ok) throw new Error(`no tax rate for ${shop.country} on ${on}`);
  return {
    shop,
    pages: known,
    release: current.data as Release,
    terms: { currency: shop.currency, tax: tax.value, on },
    now,
    text,
    local: localiser(shop.locale),
  };
}

/** What the page's calculator begins with. */
export const setupOf = ({ release, shop }: PageDesk, page: ProductPageData): CalculatorSetup => ({
  release,
  shop,
  initial: page.initial,
  orientation: page.orientation,
});
