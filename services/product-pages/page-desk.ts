import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { Translate } from "../../core/labels.ts";
import { type Shop, shopZone } from "../../core/shop.ts";
import { taxTerms } from "../../core/tax.ts";
import type { PriceTerms } from "../../products/kind.ts";
import type { CalculatorSetup } from "../../products/photoframe/calculator/setup.ts";
import type { Release } from "../../products/photoframe/release.ts";
import { daysBeforeReductions, reductionsOn } from "../../products/reduction.ts";
import { type Localise, localiser } from "./local-text.ts";
import type { ProductPageData } from "./page-data.ts";
import type { Pages } from "./page-store.ts";
import type { ProductPagesDependencies } from "./ports.ts";

/** All that the pages of one request depend on. */
export interface PageDesk {
  readonly shop: Shop;
  readonly pages: Pages;
  readonly release: Release;
  /** Other releases a running reduction is measured against. */
  readonly earlier: readonly Release[];
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
  const release = current.data as Release;
  return {
    shop,
    pages: known,
    release,
    earlier: await earlierReleases(releases, release, on),
    terms: { currency: shop.currency, tax: tax.value, on },
    now,
    text,
    local: localiser(shop.locale),
  };
}

async function earlierReleases(
  releases: ProductPagesDependencies["releases"],
  release: Release,
  on: CalendarDate,
): Promise<readonly Release[]> {
  const days = daysBeforeReductions(reductionsOn(release, on));
  const found = days ? await releases.between("photoframe", days.from, days.to) : [];
  return found.map(({ data }) => data as Release).filter((one) => one.release !== release.release);
}

/** What the page's calculator begins with. */
export const setupOf = ({ release, shop }: PageDesk, page: ProductPageData): CalculatorSetup => ({
  release,
  shop,
  initial: page.initial,
  orientation: page.orientation,
});
